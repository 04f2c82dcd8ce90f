// At a table one sits at: when a request is lost on its way, the page says so, and the form stays as it was.
// Sent again it is taken once: every form carries the step it was given out for.
(() => {
  const note = () => document.querySelector("#hand .lost");
  const tell = lost => { const here = note(); if (here) here.hidden = !lost; };
  document.addEventListener("htmx:error", () => tell(true));
  document.addEventListener("htmx:before:request", () => tell(false));
})();
