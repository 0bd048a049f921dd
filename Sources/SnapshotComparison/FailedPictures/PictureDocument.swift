/// The beginning of the page, before its pictures.
///
/// The end tags of the body and the document may be omitted in HTML, so that pictures can be appended.
enum PictureDocument {
  /// The beginning of the page.
  static let head = """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; \
    style-src 'unsafe-inline'; script-src 'unsafe-inline'">
    <title>Failed pictures</title>
    <style>
    \(style)
    </style>
    <script>
    \(script)
    </script>
    </head>
    <body>
    <header>
    <h1>Pictures that differ from their snapshots</h1>
    <p id="count" role="status"></p>
    <p>Look at each picture. If the new one is right, its command records it.</p>
    <nav aria-label="Pictures" hidden><ul id="contents"></ul></nav>
    <div class="command" id="all" hidden>
    <code tabindex="0" aria-label="The command to accept all"></code>
    <button type="button" class="copy">Copy the command for all</button>
    </div>
    <p><label><input type="checkbox" id="actual"> Actual size</label></p>
    </header>

    """

  private static let style = """
    :root {
      color-scheme: light dark;
      --text: #1d1d1f; --dim: #5c5c61; --page: #f2f2f7; --card: #fff; --line: #c7c7cc;
      --accent: #0058d0;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --text: #f2f2f7; --dim: #aeaeb2; --page: #000; --card: #1c1c1e; --line: #48484a;
        --accent: #6cb4ff;
      }
    }
    * { box-sizing: border-box; }
    body {
      margin: 0 auto; padding: 1rem; max-width: 90rem; background: var(--page);
      color: var(--text); font: 1rem/1.5 system-ui, sans-serif;
    }
    article {
      margin: 1.5rem 0; padding: 1rem; border: 1px solid var(--line); border-radius: .75rem;
      background: var(--card);
    }
    h1, h2 { margin: 0 0 .5rem; line-height: 1.2; overflow-wrap: anywhere; }
    a { color: var(--accent); }
    .result { margin: 0 0 .5rem; font-weight: 600; }
    dl { display: grid; grid-template-columns: max-content 1fr; gap: 0 1rem; margin: 0 0 1rem; }
    dt, figcaption { color: var(--dim); }
    dd { margin: 0; overflow-wrap: anywhere; }
    .pictures { display: flex; gap: 1rem; align-items: flex-start; overflow-x: auto; }
    figure { flex: 1 1 0; min-width: 0; margin: 0; }
    figure.none p { padding: 2rem 0; border: 1px dashed var(--line); text-align: center; }
    img { display: block; max-width: 100%; height: auto; outline: 1px solid var(--line); }
    .stack { display: grid; position: relative; overflow: hidden; margin: 1rem 0 .5rem; }
    .stack > * { grid-area: 1 / 1; align-self: start; }
    .stack img { width: var(--share); outline: none; }
    .stack .top { align-self: stretch; clip-path: inset(0 0 0 var(--at)); background: var(--card); }
    .stack::after {
      content: ""; position: absolute; inset: 0 auto 0 var(--at); width: 2px; margin-left: -1px;
      background: var(--accent);
    }
    .wipe { max-width: 40rem; }
    .wipe label { display: flex; gap: 1rem; align-items: center; }
    .wipe input { flex: 1; accent-color: var(--accent); }
    .command { display: flex; flex-wrap: wrap; gap: .5rem; align-items: center; margin-top: 1rem; }
    code {
      padding: .25rem .5rem; border: 1px solid var(--line); border-radius: .25rem;
      font: .875rem/1.5 ui-monospace, monospace; overflow-wrap: anywhere;
    }
    button { padding: .25rem .75rem; font: inherit; }
    :focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
    [hidden] { display: none; }
    body.actual .pictures figure { flex: none; }
    body.actual img, body.actual .wipe { max-width: none; }
    body.actual .stack { width: max-content; }
    body.actual .stack img { width: auto; }
    """

  private static let script = """
    "use strict";
    addEventListener("DOMContentLoaded", () => {
      const articles = [...document.querySelectorAll("article")];
      const count = document.getElementById("count");
      count.textContent = articles.length === 1 ? "1 picture" : articles.length + " pictures";

      const contents = document.getElementById("contents");
      for (const article of articles) {
        const link = document.createElement("a");
        link.href = "#" + article.id;
        link.textContent = article.querySelector("h2").textContent;
        const entry = document.createElement("li");
        entry.append(link);
        contents.append(entry);
      }
      contents.parentElement.hidden = articles.length < 2;

      const filters = [...new Set(articles.map((article) => article.dataset.filter))];
      const all = document.getElementById("all");
      const quoted = filters.join("|").replaceAll("'", "'\\\\''");
      all.querySelector("code").textContent =
        "SNAPSHOTS=record swift test --filter '" + quoted + "'";
      all.hidden = articles.length < 2;

      for (const article of articles) {
        const wipe = article.querySelector(".wipe");
        if (wipe) { fill(wipe, article); }
      }
      for (const button of document.querySelectorAll("button.copy")) {
        button.hidden = false;
        button.addEventListener("click", () => copy(button));
      }
      document.getElementById("actual").addEventListener("change", (event) => {
        document.body.classList.toggle("actual", event.target.checked);
      });
    });

    /* Puts the new picture over the expected one, from the position of the slider on. */
    function fill(wipe, article) {
      const stack = wipe.querySelector(".stack");
      const top = document.createElement("div");
      top.className = "top";
      for (const kind of ["expected", "new"]) {
        const picture = article.querySelector("figure img." + kind);
        const image = document.createElement("img");
        image.alt = "";
        image.className = kind;
        image.src = picture.src;
        image.style.setProperty("--share", picture.dataset.share + "%");
        (kind === "new" ? top : stack).append(image);
      }
      stack.append(top);
      const slider = wipe.querySelector("input");
      const update = () => {
        stack.style.setProperty("--at", slider.value + "%");
        slider.setAttribute("aria-valuetext", slider.value + " % expected");
      };
      slider.addEventListener("input", update);
      update();
      wipe.hidden = false;
    }

    /* Copies the command beside a button; where that is not allowed, selects it. */
    async function copy(button) {
      const code = button.parentElement.querySelector("code");
      try {
        await navigator.clipboard.writeText(code.textContent);
        button.textContent = "Copied";
      } catch {
        getSelection().selectAllChildren(code);
        button.textContent = "Selected: copy it";
      }
    }
    """
}
