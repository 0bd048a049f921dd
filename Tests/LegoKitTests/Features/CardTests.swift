import LegoTesting
import TestSupport
import Testing
import UIKit

@testable import LegoKit

@MainActor @Suite("Cards") struct CardTests {
  private final class Cards: LegoViewController {
    @State var cards: Set<Int> = [0, 1]
    @State var hasShadow = false
    @State var isTeal = false

    override var lego: Lego {
      Lego {
        Section(id: "rows", layout: .rows(spacing: 12)) {
          for id in 0..<3 { row(id) }
        }
      }
    }

    private func row(_ id: Int) -> AnyItem {
      let row = TextRow("Row \(id)", id: id).background(isTeal ? .systemTeal : nil)
      return cards.contains(id) ? AnyItem(row.card(hasShadow: hasShadow)) : AnyItem(row)
    }

    /// Returns the cell of a row.
    func cell(_ row: Int) throws -> UICollectionViewListCell {
      let cell = legoRenderer.collectionView?.cellForItem(at: IndexPath(item: row, section: 0))
      return try #require(cell as? UICollectionViewListCell)
    }
  }

  private func screen() -> (Cards, LegoTesting.Screen) {
    let controller = Cards()
    return (controller, Screen(controller, size: CGSize(width: 320, height: 300)))
  }

  @Test("A card has the color of grouped rows and round corners, which clip the content")
  func appearance() throws {
    let (controller, _) = screen()
    let cell = try controller.cell(0)
    #expect(
      cell.backgroundConfiguration?.backgroundColor == .secondarySystemGroupedBackground)
    #expect(cell.backgroundConfiguration?.cornerRadius == 12)
    #expect(cell.contentView.layer.cornerRadius == 12)
    #expect(cell.contentView.clipsToBounds)
    #expect(cell.layer.shadowOpacity == 0)
    #expect(try controller.cell(2).backgroundConfiguration?.cornerRadius == 0)
  }

  @Test("A shadow appears and disappears with the description") func shadow() throws {
    let (controller, screen) = screen()
    controller.hasShadow = true
    screen.settle()
    #expect(try controller.cell(0).layer.shadowOpacity > 0)
    #expect(try controller.cell(2).layer.shadowOpacity == 0)
    controller.hasShadow = false
    screen.settle()
    #expect(try controller.cell(0).layer.shadowOpacity == 0)
  }

  @Test("A cell that is no longer on a card has its own background again") func removal() throws {
    let (controller, screen) = screen()
    let plain = try controller.cell(2).backgroundConfiguration
    controller.cards = []
    screen.settle()
    #expect(try controller.cell(0).backgroundConfiguration == plain)
    #expect(try controller.cell(0).contentView.layer.cornerRadius == 0)
    controller.isTeal = true
    controller.cards = [0]
    screen.settle()
    #expect(try controller.cell(0).backgroundConfiguration?.cornerRadius == 12)
    controller.cards = [1]
    screen.settle()
    #expect(try controller.cell(1).backgroundConfiguration?.cornerRadius == 12)
  }

  @Test("A card stays when its row is updated") func update() throws {
    let (controller, screen) = screen()
    controller.isTeal = true
    screen.settle()
    #expect(
      try controller.cell(0).backgroundConfiguration?.backgroundColor
        == .secondarySystemGroupedBackground)
    #expect(try controller.cell(2).backgroundConfiguration?.backgroundColor == .systemTeal)
    // The row has its own color without the card.
    controller.cards = []
    screen.settle()
    #expect(try controller.cell(2).backgroundConfiguration?.backgroundColor == .systemTeal)
  }

  @Test("Cells of other types have their background color again") func color() throws {
    let controller = InteractionScreen(ids: [1]) { screen in
      Lego {
        Section(id: 0, layout: RowsLayout()) {
          if screen.ids.count == 1 { Row(id: 0).card() } else { Row(id: 0) }
        }
      }
    }
    controller.configure = { $0.backgroundColor = .systemGroupedBackground }
    let screen = Screen(controller)
    let path = IndexPath(item: 0, section: 0)
    let cell = try #require(controller.collectionView.cellForItem(at: path))
    #expect(cell.backgroundConfiguration?.cornerRadius == 12)
    controller.ids = [1, 2]
    screen.settle()
    #expect(cell.backgroundConfiguration == nil)
    #expect(!cell.contentView.clipsToBounds)
  }

  @Test("A reused cell is on a card if its item is") func reuse() throws {
    let controller = InteractionScreen(ids: Array(0..<60)) { screen in
      Lego {
        Section(id: 0, layout: RowsLayout()) {
          for id in screen.ids {
            if id.isMultiple(of: 3) {
              TextRow("Row \(id)", id: id).card(cornerRadius: 5)
            } else {
              TextRow("Row \(id)", id: id)
            }
          }
        }
      }
    }
    let screen = Screen(controller, size: CGSize(width: 320, height: 300))
    for _ in 0..<12 {
      let view = controller.collectionView
      for path in view.indexPathsForVisibleItems {
        let cell = try #require(view.cellForItem(at: path))
        let radius: CGFloat = path.item.isMultiple(of: 3) ? 5 : 0
        #expect(cell.backgroundConfiguration?.cornerRadius == radius)
        #expect(cell.contentView.layer.cornerRadius == radius)
      }
      try screen.scroll(by: 150)
    }
  }

  @Test("A screen has no feature of cards until an item with the modifier is displayed")
  func cost() {
    let controller = InteractionScreen(ids: [1]) { screen in
      Lego { Section(id: 0, layout: RowsLayout()) { screen.rows } }
    }
    _ = Screen(controller)
    #expect(controller.legoRenderer.screen?.features.feature(CardFeature.self) == nil)
  }

  private final class Page: LegoViewController {
    override var lego: Lego {
      Lego {
        let insets = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 0, trailing: 16)
        Section(id: "sensors", layout: .grid(columns: 2, spacing: 12, insets: insets)) {
          for name in ["Kitchen", "Hall"] {
            SubtitleRow(name, "21.5 °C", id: name).card(hasShadow: name == "Hall")
          }
        }
        Section(id: "settings", layout: .list(.insetGrouped), header: TextHeader("Settings")) {
          TextRow("Units")
        }
      }
    }
  }

  @Test("Cards in a grid match their golden pictures", arguments: ["light", "dark"])
  func picture(style: String) {
    let screen = Screen(
      Page(), size: CGSize(width: 320, height: 260),
      traits: UITraitCollection(traitsFrom: [
        UITraitCollection(displayScale: 1),
        UITraitCollection(userInterfaceStyle: style == "dark" ? .dark : .light),
      ]))
    expectImage(screen.image(), named: "cards_\(style)")
  }
}
