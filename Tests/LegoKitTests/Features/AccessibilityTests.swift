import LegoKit
import LegoTesting
import Testing
import UIKit

@MainActor @Suite("Accessibility of items") struct AccessibilityTests {
  private func cell(_ item: Int, of controller: InteractionScreen) -> UICollectionViewCell? {
    controller.collectionView.cellForItem(at: IndexPath(item: item, section: 0))
  }

  @Test("The attributes of an item are those of its cell") func attributes() throws {
    let controller = InteractionScreen { screen in
      Lego {
        Section(id: 0, layout: RowsLayout()) {
          Row(id: 1)
            .accessibilityLabel("Rating").accessibilityValue("3 of 5").accessibilityHint("Rates")
            .accessibilityTraits(.button)
          Row(id: 2)
        }
      }
    }
    _ = Screen(controller)
    let cell = try #require(self.cell(0, of: controller))
    #expect(cell.isAccessibilityElement)
    #expect(cell.accessibilityLabel == "Rating")
    #expect(cell.accessibilityValue == "3 of 5")
    #expect(cell.accessibilityHint == "Rates")
    #expect(cell.accessibilityTraits == .button)
    #expect(self.cell(1, of: controller)?.accessibilityLabel == nil)
  }

  @Test("A changed attribute of an equal item is displayed") func change() throws {
    let controller = InteractionScreen(ids: [1]) { screen in
      let text = "\(screen.otherIDs.count) new"
      return Lego {
        Section(id: 0, layout: RowsLayout()) {
          for row in screen.rows { row.accessibilityLabel(text) }
        }
      }
    }
    let screen = Screen(controller)
    controller.otherIDs = [1]
    screen.settle()
    #expect(cell(0, of: controller)?.accessibilityLabel == "1 new")
    #expect((cell(0, of: controller) as? TextCell<Row>)?.updateCount == 1)
  }

  @Test("A reused cell has the attributes of its item only") func reuse() throws {
    let controller = InteractionScreen(ids: Array(0..<40)) { screen in
      Lego {
        Section(id: 0, layout: RowsLayout()) {
          for row in screen.rows {
            if row.id == 0 { row.accessibilityLabel("First") } else { row }
          }
        }
      }
    }
    let screen = Screen(controller, size: CGSize(width: 320, height: 220))
    #expect(cell(0, of: controller)?.accessibilityLabel == "First")
    try screen.scrollToEnd()
    let labels = controller.collectionView.visibleCells.compactMap(\.accessibilityLabel)
    #expect(labels == [])
  }
}
