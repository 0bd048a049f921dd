import LegoTesting
import Testing
import UIKit

@testable import LegoKit

@MainActor @Suite("The position of VoiceOver") struct VoiceOverTests {
  private let controller = InteractionScreen(ids: [1, 2, 3]) { screen in
    Lego {
      Section(id: 0, layout: RowsLayout()) {
        for row in screen.rows {
          row.accessibilityLabel("Row \(row.id), \(screen.otherIDs.count) new")
        }
      }
    }
  }

  @Test("VoiceOver stays on its item when others are inserted above it") func insertion() throws {
    let screen = Screen(controller)
    try screen.withVoiceOver(on: "Row 2, 0 new") { voiceOver in
      controller.ids = [7, 8, 1, 2, 3]
      screen.settle()
      #expect(voiceOver.focusedText == "Row 2, 0 new")
      #expect(voiceOver.moves == ["Row 2, 0 new"])
    }
  }

  @Test("VoiceOver stays on its item when the items are reordered") func reordering() throws {
    let screen = Screen(controller)
    try screen.withVoiceOver(on: "Row 1, 0 new") { voiceOver in
      controller.ids = [3, 2, 1]
      screen.settle()
      #expect(voiceOver.focusedText == "Row 1, 0 new")
      #expect(voiceOver.moves.count == 1)
    }
  }

  @Test("An update of other items does not move VoiceOver") func elsewhere() throws {
    let screen = Screen(controller)
    try screen.withVoiceOver(on: "Row 2, 0 new") { voiceOver in
      controller.ids = [1, 2, 9]
      screen.settle()
      #expect(voiceOver.moves == [])
    }
  }

  @Test("VoiceOver stays on an item whose content changes") func change() throws {
    let controller = TilesScreen()
    let screen = Screen(controller)
    try screen.withVoiceOver(on: "Tile 1") { voiceOver in
      controller.tiles[1].text = "changed"
      screen.settle()
      #expect(voiceOver.moves == ["Tile 1"])
    }
  }

  @Test("VoiceOver stays on its item through a reload") func reload() throws {
    let controller = TilesScreen()
    let screen = Screen(controller)
    controller.legoRenderer.budget = UpdateBudget(animated: .zero, plain: .zero)
    for start in [100, 200, 300] {
      controller.tiles = [Tile(id: 1)] + (start..<start + 60).map { Tile(id: $0) }
      screen.settle()
    }
    try screen.withVoiceOver(on: "Tile 1") { voiceOver in
      controller.tiles = [Tile(id: 0), Tile(id: 1)] + (400..<460).map { Tile(id: $0) }
      screen.settle()
      #expect(controller.displays.last == .reloaded)
      #expect(voiceOver.focusedText == "Tile 1")
    }
  }

  @Test("A removed item and VoiceOver elsewhere move nothing") func removal() throws {
    let screen = Screen(controller)
    try screen.withVoiceOver(on: "Row 2, 0 new") { voiceOver in
      controller.ids = [1, 3]
      screen.settle()
      #expect(voiceOver.moves == [])
    }
    controller.ids = [3, 1]
    screen.settle()
  }

  /// A list of tiles with labels for VoiceOver.
  private final class TilesScreen: LegoViewController {
    @State var tiles = (0..<4).map { Tile(id: $0) }
    var displays: [UpdateReport.Display] = []

    override var lego: Lego {
      Lego {
        Section(id: 0, layout: RowsLayout()) {
          for tile in tiles { tile.accessibilityLabel("Tile \(tile.id)") }
        }
      }
    }

    override func viewDidLoad() {
      legoRenderer.onUpdate = { [weak self] in self?.displays.append($0.display) }
      super.viewDidLoad()
    }
  }
}

// A delegate that is the collection view itself.
extension LegoCollectionView: UICollectionViewDelegate {}

@MainActor @Suite("A collection view that is its own delegate") struct OwnDelegateTests {
  @Test("Calls end, also while VoiceOver is running") func calls() throws {
    let controller = InteractionScreen { screen in
      Lego {
        Section(id: 0, layout: RowsLayout()) { screen.rows }
          .onSelect(on: screen) { (screen, row: Row) in screen.log.append("row \(row.id)") }
      }
    }
    controller.configure = { $0.delegate = $0 as? LegoCollectionView }
    let screen = Screen(controller, size: CGSize(width: 320, height: 100))
    #expect(controller.collectionView.delegate !== controller.collectionView)
    try screen.withVoiceOver(on: "Row 1") { voiceOver in
      try screen.tap("Row 2")
      try screen.scrollToEnd()
      controller.ids = [3, 2, 1]
      screen.settle()
      try screen.scrollToTop()
      #expect(screen.text.contains("Row 3"))
    }
    #expect(controller.log == ["row 2"])
  }
}
