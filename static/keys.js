// Keys press controls that are already on the page; this file adds no way of its own.
// It also keeps three promises of stepping: an arrow key replaces the address, a click leaves an entry;
// after a click the heading has the focus, after a key nothing moves; each step is said once, politely.
(() => {
  const KEYS = {
    ArrowRight: "next", j: "next", ArrowLeft: "prev", k: "prev", Home: "first", End: "last",
    h: "hint", w: "why", v: "eyes", l: "law",
  };
  const html = document.documentElement;
  const { htmx, atOnce } = document.currentScript.dataset;
  const find = selector => document.querySelector(selector);
  const live = element => element && element.getAttribute("aria-disabled") !== "true";
  let busy = false;     // a request is in flight: presses are dropped, not queued
  let byKey = false;    // the press now being carried out came from a key

  // htmx moves the page along. A page that steps fetches it at once; on any other page it is fetched when a
  // control that takes it is reached for, and a press that comes sooner is made again when it is there
  const TAKES = "[hx-get], [hx-post], [hx-boost\\:inherited] :is(a:not([hx-boost], [href^='#']), form)";
  let coming, gone = false;
  const bring = () => coming ??= new Promise(here => {
    const script = document.createElement("script");
    script.src = htmx;
    script.onload = () => here(true);
    script.onerror = () => { gone = true; here(false); };   // then links and forms are what they are
    document.head.append(script);
  });
  const reached = event => event.target.closest?.(TAKES);
  const early = (kind, again) => addEventListener(kind, event => {
    const one = reached(event);
    if (!one || one.dataset.htmxPowered || gone || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (kind === "click" && !one.href) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    bring().then(function ready(there) {   // htmx reads the page a moment after it has come
      if (there && !one.dataset.htmxPowered) setTimeout(ready, 10, there);
      else again(event, one);
    });
  }, true);
  if (atOnce !== undefined) bring();
  else {
    for (const sign of ["pointerover", "focusin"]) addEventListener(sign, event => { if (reached(event)) bring(); });
    early("click", (_, one) => one.click());
    early("change", ({ target }) => target.dispatchEvent(new Event("change", { bubbles: true })));
    early("submit", ({ target, submitter }) => target.requestSubmit(submitter));
  }

  const isField = element => element.closest("input, select, textarea, [contenteditable]");
  const isRadio = element => element.matches("input[type=radio]");

  function round(way) {
    const chips = [...document.querySelectorAll("[data-round]")];
    const here = chips.findIndex(chip => chip.hasAttribute("aria-current"));
    return chips[here + way];
  }

  // on a narrow screen the strip of rounds is wider than the page
  function showRound() {
    const chip = find("[data-round][aria-current]"), strip = chip?.closest("ol");
    if (strip) strip.scrollLeft = chip.offsetLeft - strip.offsetLeft - (strip.clientWidth - chip.clientWidth) / 2;
  }

  // the question one stands in, or else the first in sight; on most pages there is but one
  function asked() {
    const forms = [...document.querySelectorAll(":is(form, .ask):has([data-choice])")];
    const inSight = form => { const { top, bottom } = form.getBoundingClientRect(); return bottom > 0 && top < innerHeight; };
    return forms.find(form => form.contains(document.activeElement)) ?? forms.find(inSight) ?? forms[0];
  }

  function choose(number) {
    const choice = asked()?.querySelectorAll("[data-choice]")[number - 1];
    if (!choice) return false;
    choice.focus();
    choice.click();
    return true;
  }

  function press(element) {
    if (!live(element)) return false;
    if (busy) return true;
    byKey = true;
    element.click();
    if (!element.dataset.htmxPowered) busy = element.matches("a[href]:not([href^='#'])");
    setTimeout(() => { if (!busy) byKey = false; });
    return true;
  }

  function answer(key) {
    if (key === "?") return find("#keys")?.showModal() ?? true;
    if (key >= "1" && key <= "9") return choose(+key);
    if (key === "[" || key === "]") return press(round(key === "]" ? 1 : -1));
    return KEYS[key] && press(find(`[data-key="${KEYS[key]}"]`));
  }

  addEventListener("keydown", event => {
    const { key, target } = event;
    if (key === "Escape") target.closest?.(".term button")?.blur();  // the word's meaning goes away
    if (html.dataset.keys === "off" && key.length === 1) return;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (event.shiftKey && key.length > 1 || find("dialog[open]")) return;
    if (target.closest && isField(target) && !(isRadio(target) && key.length === 1)) return;
    if (answer(key)) event.preventDefault();
  });

  // the second half of a double click is not a second step
  addEventListener("click", event => {
    const step = event.target.closest?.("[data-key], [data-round]");
    if (!step) return;
    if (!live(step) || event.detail > 0 && event.detail % 2 === 0) {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
  }, true);

  document.addEventListener("htmx:config:request", ({ detail: { ctx } }) => {
    const pushes = ctx.push ? ctx.push !== "false" : ctx.request.headers["HX-Boosted"];
    if (!byKey || !pushes) return;
    ctx.push = null;
    ctx.replace = "true";
  });
  document.addEventListener("htmx:before:request", () => { busy = true; });
  // htmx carries the style of an element over to its successor; whatever left one there, the policy forbids it
  document.addEventListener("htmx:before:swap", () => {
    for (const one of document.querySelectorAll("#main [id][style]")) one.removeAttribute("style");
  });
  document.addEventListener("htmx:finally:request", ({ detail: { ctx } }) => {
    const focus = !byKey && ctx.status === "swapped";
    busy = byKey = false;
    if (ctx.status !== "swapped") return;
    showRound();
    if (!/^(click|submit)$/.test(ctx.sourceEvent?.type)) return;  // the page fetched it by itself
    const place = document.getElementById(ctx.target.id) ?? find("#main");
    const led = document.getElementById(ctx.request.anchor);   // the part of the page it was pressed for
    const said = led || place.querySelector("[data-say]");
    if (said) find("#live").textContent = said.dataset.say;
    if (focus) (led || place.querySelector("[data-focus]"))?.focus();
  });
  addEventListener("pageshow", ({ persisted }) => {
    busy = byKey = false;
    showRound();
    if (persisted && find(".resume")) location.reload();  // what it says of the learner may be old
  });
})();
