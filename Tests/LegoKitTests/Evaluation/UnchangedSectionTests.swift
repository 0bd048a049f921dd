import Observation
import Testing
import UIKit

@testable import LegoKit

@MainActor @Suite("Sections that stay the same") struct UnchangedSectionTests {
  /// A screen of sections that all depend on one property of state.
  final class Screen: UIViewController, LegoContainer {
    struct Part {
      let id: Int
      var tiles: [Tile]
    }

    @State var parts: [Part]
    @State var layout: any SectionLayout = RowsLayout()
    var evaluationCount = 0
    lazy var legoRenderer = LegoRenderer(lego: lego)

    init(parts: [Part]) {
      self.parts = parts
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    var lego: Lego {
      Lego {
        for part in parts { Section(id: part.id, layout: layout) { part.tiles } }
      }
    }

    var sections: [Section] { legoRenderer.lego.sections }

    override func viewDidLoad() {
      super.viewDidLoad()
      legoRenderer.isAnimationEnabled = false
      legoRenderer.render(in: view)
    }

    /// Displays a change, and returns the ids of the sections that are other objects than before.
    func replacedSections(_ change: () -> Void) -> [Int] {
      let before = sections
      change()
      view.layoutIfNeeded()
      return sections.filter { section in !before.contains { $0.isIdentical(to: section) } }
        .compactMap { $0.id?.base as? Int }
    }
  }

  private func screen(of ids: ClosedRange<Int> = 1...4) -> Screen {
    let screen = Screen(parts: ids.map { .init(id: $0, tiles: [Tile(id: $0)]) })
    screen.loadViewIfNeeded()
    screen.view.frame = CGRect(x: 0, y: 0, width: 375, height: 667)
    screen.view.layoutIfNeeded()
    return screen
  }

  @Test("After a change of one section, the others are the same objects, though all blocks ran")
  func oneSection() {
    let screen = screen()
    #expect(screen.replacedSections { screen.parts[1].tiles[0].text = "a" } == [2])
    #expect(screen.replacedSections { screen.parts[3].tiles = [] } == [4])
    #expect(screen.legoRenderer.collectionView?.numberOfItems(inSection: 3) == 0)
  }

  @Test("A description that is applied again consists of the same sections")
  func applied() {
    let screen = screen()
    #expect(screen.replacedSections { screen.legoRenderer.apply(screen.lego) } == [])
    #expect(screen.replacedSections { screen.parts[2].tiles[0].text = "a" } == [3])
    #expect(screen.replacedSections { screen.legoRenderer.apply(screen.lego) } == [])
  }

  @Test("Two screens that are updated in turn keep their sections")
  func twoScreens() {
    let (one, other) = (screen(), screen(of: 11...14))
    for text in ["a", "b"] {
      #expect(one.replacedSections { one.legoRenderer.apply(one.lego) } == [])
      #expect(other.replacedSections { other.legoRenderer.apply(other.lego) } == [])
      #expect(one.replacedSections { one.parts[0].tiles[0].text = text } == [1])
    }
  }

  @Test("Sections that are inserted, removed and moved leave the others as they are")
  func otherOrder() {
    let screen = screen()
    let inserted = Screen.Part(id: 5, tiles: [Tile(id: 5)])
    #expect(screen.replacedSections { screen.parts.insert(inserted, at: 0) } == [5])
    #expect(screen.replacedSections { screen.parts.swapAt(1, 3) } == [])
    #expect(screen.replacedSections { screen.parts.remove(at: 2) } == [])
    #expect(screen.sections.map { $0.id?.base as? Int } == [5, 3, 1, 4])
  }

  @Test("A section with another layout is another object") func otherLayout() {
    let screen = screen()
    #expect(screen.replacedSections { screen.layout = RowsLayout() } == [])
    #expect(screen.replacedSections { screen.layout = GridLayout(columns: 2) } == [1, 2, 3, 4])
  }

  @available(iOS 17, macCatalyst 17, tvOS 17, *)
  @Observable final class Model {
    var tiles = [Tile(id: 7)]
  }

  /// A screen whose block reads a model once a property is set.
  @available(iOS 17, macCatalyst 17, tvOS 17, *)
  final class ModelScreen: UIViewController, LegoContainer {
    @State var readsModel = false
    let model = Model()
    var evaluationCount = 0
    lazy var legoRenderer = LegoRenderer(lego: lego)

    var lego: Lego {
      let readsModel = readsModel
      return Lego {
        Section(id: 1, layout: RowsLayout()) {
          let _ = evaluationCount += 1
          if readsModel { model.tiles }
        }
        Section(id: 2, layout: RowsLayout()) { Tile(id: 2) }
      }
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      legoRenderer.isAnimationEnabled = false
      legoRenderer.render(in: view)
    }

    /// Displays a change, and returns how often the first block ran.
    func runs(_ change: () -> Void) -> Int {
      evaluationCount = 0
      change()
      view.layoutIfNeeded()
      return evaluationCount
    }
  }

  @available(iOS 17, macCatalyst 17, tvOS 17, *)
  @Test("A block that begins to read a model is observed from then on") func firstModel() {
    let screen = ModelScreen()
    screen.loadViewIfNeeded()
    screen.view.layoutIfNeeded()
    // Once to find out that a model is read, and once to observe the block that reads it.
    #expect(screen.runs { screen.readsModel = true } == 2)
    #expect(screen.legoRenderer.collectionView?.numberOfItems(inSection: 0) == 1)
    #expect(screen.runs { screen.model.tiles.append(Tile(id: 8)) } == 1)
    #expect(screen.legoRenderer.collectionView?.numberOfItems(inSection: 0) == 2)
    #expect(screen.runs { screen.readsModel = false } == 1)
    #expect(screen.runs { screen.model.tiles = [] } == 0)
  }
}
