import LegoKit
import LegoSupport
import LegoTesting
import Testing
import UIKit

@MainActor @Suite("Configuration items") struct ConfigurationItemTests {
  private func item(_ text: String) -> ConfigurationItem<Int, UIListContentConfiguration> {
    var content = UIListContentConfiguration.cell()
    content.text = text
    return ConfigurationItem(id: 1, content, accessories: [.disclosure])
  }

  @Test("Items with equal configurations are equal")
  func equality() {
    #expect(item("a") == item("a"))
    #expect(item("a") != item("b"))
  }

  @Test("The configuration and the accessories are displayed, and a changed one in the same cell")
  func display() throws {
    let shown = DisplayedLego(Lego { Section(id: 0, layout: RowsLayout()) { item("a") } })
    let path = IndexPath(item: 0, section: 0)
    let cell = try #require(
      shown.collectionView.cellForItem(at: path) as? UICollectionViewListCell)
    #expect((cell.contentConfiguration as? UIListContentConfiguration)?.text == "a")
    #expect(cell.accessories.count == 1)
    shown.apply(Lego { Section(id: 0, layout: RowsLayout()) { item("b") } })
    #expect((cell.contentConfiguration as? UIListContentConfiguration)?.text == "b")
    #expect(shown.collectionView.cellForItem(at: path) === cell)
  }

  @Test("A background replaces that of the list until an item has none")
  func background() throws {
    func lego(_ color: UIColor?) -> Lego {
      let background = color.map { color in
        var background = UIBackgroundConfiguration.clear()
        background.backgroundColor = color
        return background
      }
      return Lego {
        Section(id: 0, layout: RowsLayout()) {
          ConfigurationItem(id: 1, UIListContentConfiguration.cell(), background: background)
        }
      }
    }
    let shown = DisplayedLego(lego(.red))
    let cell = shown.collectionView.cellForItem(at: IndexPath(item: 0, section: 0))
    #expect(cell?.backgroundConfiguration?.backgroundColor == .red)
    shown.apply(lego(nil))
    #expect(cell?.backgroundConfiguration?.backgroundColor != .red)
  }
}
