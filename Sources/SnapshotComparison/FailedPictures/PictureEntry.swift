import Foundation

/// A failed picture as a part of the page.
///
/// Without scripts, the pictures are side by side; scripts add the slider and the buttons.
struct PictureEntry {
  /// The comment at the end of each entry, by which a page is known to be whole.
  static let end = "<!-- end of picture -->\n"

  let picture: FailedPicture
  let test: PictureTest
  /// The identifier of the part.
  let id: String

  /// The part, with the end.
  var html: String {
    """
    <article id="\(id)" data-filter="\(test.filter.escaped)" aria-labelledby="\(id)-name">
    <h2 id="\(id)-name">\(picture.name.escaped)</h2>
    <p class="result">\(picture.sentence.escaped)</p>
    <dl>
    <dt>Test</dt><dd>\(test.name.escaped) in \(test.file.escaped)</dd>
    <dt>Snapshot</dt><dd>\(picture.path.escaped)</dd>
    <dt>Size</dt><dd>\(FailedPicture.text(picture.size)) pixels</dd>
    </dl>
    <div class="pictures" role="group" tabindex="0" aria-label="Pictures of \(picture.name.escaped)">
    \(figures)
    </div>
    \(picture.expected == nil ? "" : slider)
    <div class="command">
    <code tabindex="0" aria-label="The command to accept it">\(test.command.escaped)</code>
    <button type="button" class="copy" hidden>Copy the command</button>
    </div>
    </article>
    \(Self.end)
    """
  }

  private var figures: String {
    let none = "<figure class=\"none\"><p>none</p><figcaption>Expected</figcaption></figure>"
    let expected = picture.expected.map { expected in
      figure("Expected", "expected", expected.data, expected.size)
    }
    let difference = picture.difference.map { difference in
      figure("Difference: each different pixel is red", "difference", difference.data, picture.size)
    }
    let new = figure("New", "new", picture.new, picture.size)
    return [expected ?? none, new, difference].compactMap { $0 }.joined(separator: "\n")
  }

  private func figure(
    _ title: String, _ kind: String, _ data: Data, _ size: CGSize
  ) -> String {
    // The share of the larger width, so that both pictures have the same scale in the slider.
    let width = max(1, picture.size.width, picture.expected?.size.width ?? 0)
    let share = String(format: "%.4f", Double(size.width / width) * 100)
    let (columns, rows) = (Int(size.width), Int(size.height))
    return """
      <figure><img class="\(kind)" alt="\(title) of \(picture.name.escaped)" width="\(columns)" \
      height="\(rows)" data-share="\(share)" \
      src="data:image/png;base64,\(data.base64EncodedString())">\
      <figcaption>\(title)</figcaption></figure>
      """
  }

  /// The slider, which scripts make visible and fill.
  private var slider: String {
    """
    <div class="wipe" hidden>
    <div class="stack" aria-hidden="true"></div>
    <label><span>Expected</span>
    <input type="range" min="0" max="100" value="50" \
    aria-label="Share of the expected picture of \(picture.name.escaped)">
    <span>New</span></label>
    </div>
    """
  }
}

extension String {
  /// The text for HTML, also in quoted attributes.
  var escaped: String {
    let replacements = [("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ("\"", "&quot;")]
    return replacements.reduce(self) { text, replacement in
      text.replacingOccurrences(of: replacement.0, with: replacement.1)
    }
  }
}
