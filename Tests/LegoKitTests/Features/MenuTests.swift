import LegoKit
import LegoSupport
import LegoTesting
import Testing
import UIKit

/// A delegate with the method for the menu of several items.
private final class MenuDelegate: NSObject, UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    .titled("Rows \(indexPaths.map(\.item))")
  }
}

/// A delegate with the method that UIKit had before.
private final class OlderMenuDelegate: NSObject, UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    .titled("Row \(indexPath.item)")
  }
}

extension UIContextMenuConfiguration {
  /// Returns the configuration of a menu with one action.
  fileprivate static func titled(_ title: String) -> UIContextMenuConfiguration {
    UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
      UIMenu(children: [UIAction(title: title) { _ in }])
    }
  }
}

@MainActor @Suite("Context menus", .enabled(if: Touch.isAvailable), .serialized)
struct MenuTests {
  /// Presses the center of a row for long enough to open a menu.
  private func longPress(row: Int, of controller: InteractionScreen) throws {
    let window = try #require(controller.view.window)
    let touch = Touch(on: window)
    // Rows are 44 points high.
    touch.press(at: CGPoint(x: 100, y: 44 * CGFloat(row) + 22), for: 0.6)
    touch.lift()
  }

  @Test("A long press opens the menu of the item, and choosing an action performs it")
  func itemMenu() throws {
    let controller = InteractionScreen { screen in
      Lego {
        Section(id: 0, layout: RowsLayout()) {
          for row in screen.rows {
            row.contextMenu {
              UIAction(title: "Share") { [weak screen] _ in screen?.log.append("share \(row.id)") }
              if row.id == 2 { UIAction(title: "Delete") { _ in } }
            }
          }
        }
      }
    }
    let screen = Screen(controller)
    try longPress(row: 1, of: controller)
    #expect(Touch.menuTitles(in: controller.collectionView) == ["Share", "Delete"])
    Touch.chooseMenuItem("Share", in: controller.collectionView)
    screen.settle()
    #expect(controller.log == ["share 2"])
  }

  @Test("The menu of an item replaces that of its section") func replacedMenu() throws {
    let controller = InteractionScreen { screen in
      Lego {
        Section(id: 0, layout: RowsLayout()) {
          Row(id: 1)
          Row(id: 2).contextMenu { UIMenu(children: [UIAction(title: "Own") { _ in }]) }
          Memo(id: 3)
        }
        .contextMenu { (row: Row) in UIAction(title: "Section \(row.id)") { _ in } }
      }
    }
    let screen = Screen(controller)
    for (row, titles) in [["Section 1"], ["Own"], nil].enumerated() {
      try longPress(row: row, of: controller)
      #expect(Touch.menuTitles(in: controller.collectionView) == titles)
      Touch.chooseMenuItem(titles?.first ?? "", in: controller.collectionView)
      screen.settle()
    }
  }

  @Test("An item without a menu has that of the user's delegate, by the newer or the older method")
  func menuOfDelegate() throws {
    let delegates: [(any UICollectionViewDelegate, String)] = [
      (MenuDelegate(), "Rows [0]"), (OlderMenuDelegate(), "Row 0"),
    ]
    for (delegate, title) in delegates {
      let controller = InteractionScreen { screen in
        Lego {
          Section(id: 0, layout: RowsLayout()) {
            Row(id: 1)
            Row(id: 2).contextMenu { UIMenu(children: [UIAction(title: "Own") { _ in }]) }
          }
        }
      }
      controller.configure = { $0.delegate = delegate }
      let screen = Screen(controller)
      for (row, titles) in [[title], ["Own"]].enumerated() {
        try longPress(row: row, of: controller)
        #expect(Touch.menuTitles(in: controller.collectionView) == titles)
        Touch.chooseMenuItem(titles[0], in: controller.collectionView)
        screen.settle()
      }
    }
  }
}
