import ExampleScreens
import Foundation

/// Every screen in every appearance, and a page that displays them side by side.
@MainActor struct Gallery {
  let folder: URL

  /// The columns of the page.
  nonisolated static let appearances: [(title: String, appearance: Appearance)] = [
    ("Light", Appearance()),
    ("Dark", Appearance(isDark: true)),
    ("Right to left", Appearance(isRightToLeft: true)),
    ("Text size XXL", Appearance(textSize: .extraExtraLarge)),
  ]

  /// Draws all images, reports each, and returns the page's file.
  func draw(report: (String) -> Void) throws -> URL {
    for (number, screen) in ExampleScreen.all.enumerated() {
      for entry in Self.appearances {
        let snapshot = Snapshot(screen: screen, appearance: entry.appearance)
        let file = try snapshot.write(into: folder)
        report("[\(number + 1)/\(ExampleScreen.all.count)] \(file.lastPathComponent)")
      }
    }
    let index = folder.appendingPathComponent("index.html")
    try Data(page.utf8).write(to: index)
    return index
  }

  /// The page in HTML.
  var page: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>LegoKit gallery</title>
    <style>
    body { font: 16px/1.5 Inter, system-ui, sans-serif; margin: 2rem; background: #eceef1; }
    section { margin-bottom: 3rem; }
    h2 { margin: 0; }
    p { margin: 0 0 1rem; color: #555; }
    .appearances { display: flex; gap: 1.5rem; overflow-x: auto; padding-bottom: 1rem; }
    figure { margin: 0; flex: none; }
    img { width: 292px; border-radius: 22px; box-shadow: 0 2px 14px #0003; display: block; }
    figcaption { text-align: center; margin-top: .5rem; color: #555; }
    </style>
    </head>
    <body>
    <h1>LegoKit gallery</h1>
    \(ExampleScreen.all.map(row).joined(separator: "\n"))
    </body>
    </html>

    """
  }

  private func row(for screen: ExampleScreen) -> String {
    """
    <section>
    <h2>\(screen.title)</h2>
    <p>\(screen.summary) <code>--screen \(screen.name)</code></p>
    <div class="appearances">
    \(Self.appearances.map { figure(of: screen, $0.title, $0.appearance) }.joined(separator: "\n"))
    </div>
    </section>
    """
  }

  private func figure(
    of screen: ExampleScreen, _ title: String, _ appearance: Appearance
  ) -> String {
    let file = Snapshot(screen: screen, appearance: appearance).fileName
    return """
      <figure><img src="\(file)" alt="\(screen.title), \(title)" loading="lazy">\
      <figcaption>\(title)</figcaption></figure>
      """
  }
}
