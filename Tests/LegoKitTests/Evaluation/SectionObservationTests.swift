import LegoKit
import Observation
import Testing
import UIKit

@MainActor @Suite("Sections as units of observation") struct SectionObservationTests {
  /// A screen of two sections that count how often their blocks run.
  final class Screen: UIViewController, LegoContainer {
    @State var heading = "a"
    @State var first = [Tile(id: 1)]
    @State var second = [Tile(id: 2)]
    @State var selectedID = 0
    @State var rows = (10..<13).map { $0 }
    var evaluations: [String] = []
    lazy var legoRenderer = LegoRenderer(lego: lego)

    var lego: Lego {
      evaluations.append("lego")
      let heading = heading
      return Lego {
        Section(id: "first", layout: RowsLayout()) {
          note("first")
          first
        }
        Section(id: "second", layout: RowsLayout()) {
          note("second " + heading)
          second
          ForEach(rows, id: \.self) { row in
            Tile(id: row, text: row == self.selectedID ? "selected" : "")
          }
        }
      }
    }

    private func note(_ text: String) { evaluations.append(text) }

    override func viewDidLoad() {
      super.viewDidLoad()
      legoRenderer.isAnimationEnabled = false
      legoRenderer.render(in: view)
    }

    /// Displays what has been written, and returns which blocks ran.
    func update() -> [String] {
      evaluations = []
      legoRenderer.flush()
      view.layoutIfNeeded()
      return evaluations
    }

    func cell(_ item: Int, _ section: Int) -> TileCell? {
      legoRenderer.collectionView?.cellForItem(at: IndexPath(item: item, section: section))
        as? TileCell
    }
  }

  private func screen() -> Screen {
    let screen = Screen()
    screen.loadViewIfNeeded()
    screen.view.frame = CGRect(x: 0, y: 0, width: 375, height: 667)
    screen.view.layoutIfNeeded()
    return screen
  }

  @Test("The description is evaluated once before it is displayed") func once() {
    #expect(screen().evaluations == ["lego", "first", "second a"])
  }

  @Test("Only the block runs again that has read what changed") func oneSection() {
    let screen = screen()
    screen.first.append(Tile(id: 3))
    #expect(screen.update() == ["lego", "first"])
    screen.second.append(Tile(id: 4))
    #expect(screen.update() == ["lego", "second a"])
    #expect(screen.cell(1, 0)?.tiles.last?.id == 3)
    #expect(screen.cell(1, 1)?.tiles.last?.id == 4)
  }

  @Test("Every block runs again if something changed that was read outside of them")
  func outside() {
    let screen = screen()
    screen.heading = "b"
    #expect(screen.update() == ["lego", "first", "second b"])
  }

  @Test("State that an item of a ForEach reads is observed, and only that item is updated")
  func itemsOnDemand() {
    let screen = screen()
    screen.selectedID = 11
    #expect(screen.update() == ["lego", "second a"])
    #expect(screen.cell(2, 1)?.tiles.map(\.text) == ["", "selected"])
    #expect(screen.cell(1, 1)?.tiles.count == 1)
    #expect(screen.cell(0, 0)?.tiles.count == 1)
  }

  @Test("An item of a ForEach is observed, also if it was requested before it is displayed")
  func requestedItems() {
    let screen = Screen()
    #expect(screen.legoRenderer.lego.sections[1].items.map(\.id.base) == [2, 10, 11, 12])
    screen.loadViewIfNeeded()
    screen.view.frame = CGRect(x: 0, y: 0, width: 375, height: 667)
    screen.view.layoutIfNeeded()
    screen.selectedID = 11
    #expect(screen.update() == ["lego", "second a"])
    #expect(screen.cell(2, 1)?.tiles.last?.text == "selected")
  }

  @Test("A write is displayed by the next layout pass") func layoutPass() {
    let screen = screen()
    screen.first[0].text = "new"
    screen.view.layoutIfNeeded()
    #expect(screen.cell(0, 0)?.tiles.map(\.text) == ["", "new"])
  }

  @Test("A handler that observes state runs after the screen displays the value")
  func handlerAfterScreen() async {
    let screen = screen()
    var displayed: [String?] = []
    // Observed before and after the screen has read it, in both orders of notification.
    let observation = screen.$first.observe { [weak screen] _ in
      displayed.append(screen?.cell(0, 0)?.tiles.last?.text)
    }
    for text in ["new", "newer"] {
      screen.first[0].text = text
      while displayed.last != text { await Task.yield() }
    }
    #expect(displayed == ["new", "newer"])
    observation.unbind()
  }

  /// A screen that counts its evaluations in its state.
  final class Counting: UIViewController, LegoContainer {
    @State var count = 0
    @State var text = "a"
    lazy var legoRenderer = LegoRenderer(lego: lego)
    var lego: Lego {
      Lego {
        Section(id: "counter", layout: RowsLayout()) {
          increment()
          Tile(id: 1, text: "\(text) \(count)")
        }
      }
    }

    private func increment() { count += 1 }
  }

  @Test("A write while a section is evaluated is reported once, and the screen does not loop")
  func writeDuringEvaluation() async {
    let screen = Counting()
    var mistakes: [String] = []
    screen.legoRenderer.mistakeHandler = { mistakes.append($0.description) }
    screen.loadViewIfNeeded()
    screen.legoRenderer.render(in: screen.view)
    for _ in 0..<20 { await Task.yield() }
    #expect(screen.count == 1)
    screen.text = "b"
    for _ in 0..<20 { await Task.yield() }
    #expect(screen.count == 2)
    #expect(
      mistakes == [
        """
        State was written while the block of section counter was evaluated. The screen is not \
        updated for this write, since that would evaluate the description again and again. Write \
        state in response to events, and compute values that follow from other state.
        """
      ])
  }

  /// A screen that creates another renderer at each access.
  final class Computed: UIViewController, LegoContainer {
    var mistakes: [String] = []
    var legoRenderer: LegoRenderer {
      let renderer = LegoRenderer(lego: lego)
      renderer.mistakeHandler = { [weak self] in self?.mistakes.append($0.description) }
      return renderer
    }
    var lego: Lego { Lego { Section(id: 0, layout: RowsLayout()) { Tile(id: 1) } } }
  }

  @Test("A renderer that is computed at each access is reported") func computedRenderer() {
    let screen = Computed()
    screen.loadViewIfNeeded()
    screen.legoRenderer.render(in: screen.view)
    let type = String(reflecting: Computed.self)
    #expect(
      screen.mistakes == [
        """
        \(type).legoRenderer is another renderer at each access, so the screen cannot follow its \
        state. Store it: `lazy var legoRenderer = LegoRenderer(lego: lego)`.
        """
      ])
  }

  /// A screen whose description passes bindings for reordering.
  final class Bound: UIViewController, LegoContainer {
    @State var rows = [Tile(id: 1), Tile(id: 2)]
    @State var others = [Tile(id: 3)]
    var evaluations: [String] = []
    lazy var legoRenderer = LegoRenderer(lego: lego)
    var lego: Lego {
      Lego {
        Section(id: "rows", layout: RowsLayout()) {
          evaluations.append("rows")
          return ItemList(rows)
        }
        .onReorder($rows)
        Section(id: "others", layout: RowsLayout()) {
          evaluations.append("others")
          return ItemList(others)
        }
        .onReorder($others, id: \.id)
      }
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      legoRenderer.isAnimationEnabled = false
      legoRenderer.render(in: view)
    }
  }

  @Test("A binding that is passed to onReorder is not read by the description") func modifiers() {
    let screen = Bound()
    screen.loadViewIfNeeded()
    screen.view.frame = CGRect(x: 0, y: 0, width: 375, height: 667)
    screen.view.layoutIfNeeded()
    func evaluations(after change: () -> Void) -> [String] {
      screen.evaluations = []
      change()
      screen.view.layoutIfNeeded()
      return screen.evaluations
    }
    #expect(evaluations { screen.rows.append(Tile(id: 4)) } == ["rows"])
    #expect(evaluations { screen.others.removeAll() } == ["others"])
  }

  @available(iOS 17, macCatalyst 17, tvOS 17, *)
  @Observable final class Model {
    var ids = [1]
    var title = "a"
  }

  @available(iOS 17, macCatalyst 17, tvOS 17, *)
  final class ModelScreen: UIViewController, LegoContainer {
    let model = Model()
    lazy var legoRenderer = LegoRenderer(lego: lego)
    var lego: Lego {
      Lego {
        Section(id: 0, layout: RowsLayout()) { ForEach(model.ids, id: \.self) { Tile(id: $0) } }
        Section(id: 1, layout: RowsLayout()) {
          ForEach([100], id: \.self) { [model] in Tile(id: $0, text: model.title) }
        }
      }
    }
  }

  @available(iOS 17, macCatalyst 17, tvOS 17, *)
  @Test("Models are observed in blocks and in items that are made on demand")
  func observable() {
    let screen = ModelScreen()
    screen.loadViewIfNeeded()
    screen.view.frame = CGRect(x: 0, y: 0, width: 375, height: 667)
    screen.legoRenderer.isAnimationEnabled = false
    screen.legoRenderer.render(in: screen.view)
    screen.view.layoutIfNeeded()
    for step in 1...3 {
      screen.model.ids.append(step + 1)
      screen.view.layoutIfNeeded()
      #expect(screen.legoRenderer.lego.sections[0].items.count == step + 1)
      screen.model.title = "title \(step)"
      screen.view.layoutIfNeeded()
      let path = IndexPath(item: 0, section: 1)
      let cell = screen.legoRenderer.collectionView?.cellForItem(at: path) as? TileCell
      #expect(cell?.tiles.last?.text == "title \(step)")
    }
  }
}
