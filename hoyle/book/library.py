"""The Library: everything the book says, read once from `lessons/` and kept, frozen.

    library = load(Path("lessons"), GAMES)      # raises BadBook, which lists every fault found
    library = read(Path("lessons"), GAMES)      # never raises for content: see library.faults

Library
    title           str                         the book's title
    rooms           {game name: Room}           in the order of contents.toml
    articles        {law id: Article}           of every room, in the order of the book
    glossary        {term id: Term}             in the order of the alphabet
    enforcers       {law id: (Enforcer, ...)}   the stamped functions of hoyle.engine
    faults          (Fault, ...)                what is wrong with the files; empty after load()
    search          Index                       library.search.find(query, limit=20) -> [Hit]

Room
    game            the engine's Game           .name .title .rules
    title, summary  str                         from contents.toml
    promise         Promise                     .lessons .questions .readings .hands, for proofs
    laws_title, laws_intro                      front matter and opening prose (html) of laws.md
    parts           (LawPart, ...)              .id .title .html .articles (law ids, in order)
    articles        {law id: Article}
    readings        {"28": law id}              where each numbered reading stands
    houses          {house id: House}           .id .title .text .html .delta .rules(RulesClass)
    hands           {slug: Hand}
    lessons         {slug: Lesson}              in the order of their numbers
    options         {field: Option}             .name .law .default; one for each Rules field
    citations       {law id: (Citation, ...)}   .hand .branch (id or None) .step .label .verdict
    houses_on       {law id: (House, ...)}      houses that turn on that law
    questions_on    {law id: ((slug, Question), ...)}
    uncovered       frozenset of law ids        allowed, for now, to be neither shown nor asked

Article   game id number (int|None) title name ('law 38, Opening') source source_label codes
          manners (bool) part says (html) sections ((Section(kind, title, html), ...): means,
          example, remedy, varies) readings ((Reading(number, html, text), ...)) text line
          order anchor ('law-38' or 'jack-bobtail')
Hand      slug game title record rules house (House|None) steps (Step, ...) branches {id: steps}
          questions {id: Question} ; .step("label or number", branch=None) -> Step|None
Lesson    slug game number title summary minutes laws blocks text hands (slugs)
          block = Prose(html) | HandBlock(hand, at, branch, house, seat, caption html, line)
                | QuizBlock(hand, ask, line) | RulesBlock(fields, line)
Term      id title html text (first sentence, plain) anchor
Enforcer  law name module line source (the function's own text)
Hit       kind ('law'|'lesson'|'hand'|'term') game key title segments ((text, marked), ...)

All html is safe to print as it is: it comes from the one renderer in markdown.py, which lets no
raw HTML, no foreign attribute and no scheme but https through.
"""
