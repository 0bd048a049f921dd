import Testing
import UIKit

@testable import LegoKit

@MainActor
@Suite("Containers that their description retains", .enabled(if: StrongReferences.areCounted))
struct RetainedContainerTests {
  /// A screen whose description retains it in the sections of `strong`.
  final class Leaking: UIViewController, LegoContainer {
    @State var strong: Set<String> = []
    private(set) var evaluationCount = 0
    let rows = [1, 2]
    lazy var legoRenderer = LegoRenderer(lego: lego)

    var lego: Lego {
      evaluationCount += 1
      return Lego {
        Section(id: "plain", layout: RowsLayout()) { for row in rows { Tile(id: row) } }
        if strong.contains("layout") {
          Section(id: "layout", layout: { self.section(in: $0) }) { Tile(id: 3) }
        }
        if strong.contains("items") {
          Section(id: "items", layout: RowsLayout()) {
            ForEach([4, 5], id: \.self) { Tile(id: $0, text: "\(self.rows.count)") }
          }
        }
        if strong.contains("handler") {
          Section(id: "handler", layout: RowsLayout()) {
            Tile(id: 6).onSelect { self.title = "selected" }
          }
        }
        if strong.contains("section handler") {
          Section(id: "section handler", layout: RowsLayout()) { Tile(id: 10) }
            .onSelect { (_: Tile) in self.title = "selected" }
        }
        if strong.contains("property") {
          Section(id: "property", layout: RowsLayout()) {
            ViewItem(id: 11, height: 44) { UILabel(frame: self.view.bounds) }
          }
        }
        if strong.contains("header") {
          Section(
            id: "header", layout: RowsLayout(),
            header: ViewItem(id: 12, height: 44) { UILabel(frame: self.view.bounds) }
          ) { Tile(id: 13) }
        }
        if strong.contains("two") {
          Section(id: "two", layout: RowsLayout()) {
            Tile(id: 14).onAppear { self.title = "visible" }
            ForEach([15], id: \.self) { Tile(id: $0, text: "\(self.rows.count)") }
          }
        }
        if strong.contains("start") {
          Section(id: "start", layout: RowsLayout()) { Tile(id: 16) }
            .onReachStart { self.title = "start" }
        }
        if strong.contains("action") {
          Section(id: "action", layout: RowsLayout()) {
            Tile(id: 17).accessibilityAction("Open") { self.title = "open" }
          }
        }
        if strong.contains("drag") {
          Section(id: "drag", layout: RowsLayout()) { Tile(id: 18) }
            .onDrag { (_: Tile) in NSItemProvider(object: (self.title ?? "") as NSString) }
        }
        Section(id: "weak", on: self) { screen, environment in
          screen.section(in: environment)
        } items: {
          ForEach(rows.map { $0 + 6 }, id: \.self) { [weak self] in
            Tile(id: $0, text: self?.title ?? "")
          }
        }
      }
    }

    func section(in environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
      RowsLayout().section(in: environment)
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      legoRenderer.render(in: view)
    }
  }

  private final class Log {
    var mistakes: [String] = []
  }

  /// Displays a screen, removes it from its window and returns the mistakes.
  private func mistakes(retainingIn strong: Set<String>) async -> [String] {
    let log = Log()
    weak var released: Leaking?
    do {
      let screen = Leaking()
      released = screen
      screen.strong = strong
      screen.legoRenderer.mistakeHandler = { log.mistakes.append($0.description) }
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
      window.rootViewController = screen
      window.isHidden = false
      window.layoutIfNeeded()
      window.rootViewController = nil
    }
    #expect((released == nil) == strong.isEmpty)
    for _ in 0..<20 { await Task.yield() }
    // Without the sections that retain it, the screen is released.
    released?.strong = []
    released?.legoRenderer.flush()
    for _ in 0..<20 { await Task.yield() }
    return log.mistakes
  }

  @Test("A screen whose description retains nothing is released, without a message")
  func released() async {
    #expect(await mistakes(retainingIn: []) == [])
  }

  @Test(
    "The section that retains its container and the closure are named",
    arguments: [
      ("layout", "the layout"), ("items", "the closure of the ForEach of Tile"),
      ("handler", "onSelect of Tile 6"), ("section handler", "onSelect of Tile"),
      ("property", "the property makeView of ViewItem<Int, NoValue, UILabel> 11"),
      ("header", "the property makeView of the item of UICollectionElementKindSectionHeader"),
      ("start", "onReachStart"), ("action", "accessibilityAction of Tile 17"),
      ("drag", "onDrag of Tile"),
      ("two", "onAppear of Tile 14, the closure of the ForEach of Tile"),
    ])
  func retained(section: String, part: String) async {
    #expect(
      await mistakes(retainingIn: [section]) == [
        """
        Section \(section) retains LegoKitTests.RetainedContainerTests.Leaking by \(part). The \
        container retains its renderer and with it the section: it is never released. Capture it \
        weakly there: `[weak self]`, or a variant with `on: self`.
        """
      ])
  }

  @Test("Each of several sections is named, from top to bottom") func several() async {
    let found = await mistakes(retainingIn: ["handler", "layout"])
    #expect(found.map { $0.prefix(15) } == ["Section layout ", "Section handler"])
  }

  @Test("A screen that is only covered is evaluated once more, and stays as it is")
  func covered() async {
    let screen = Leaking()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    window.rootViewController = screen
    window.isHidden = false
    window.layoutIfNeeded()
    let count = screen.evaluationCount
    for _ in 0..<3 {
      window.rootViewController = nil
      for _ in 0..<20 { await Task.yield() }
      window.rootViewController = screen
      window.layoutIfNeeded()
    }
    #expect(screen.evaluationCount == count + 1)
    #expect(screen.legoRenderer.collectionView?.visibleCells.count == 4)
  }
}
