import LegoKit
import LegoSupport
import LegoTesting
import Testing
import UIKit

#if !os(tvOS)
  @MainActor @Suite("Swipe actions", .enabled(if: Touch.isAvailable))
  struct SwipeTests {
    private func controller() -> InteractionScreen {
      InteractionScreen { screen in
        Lego {
          Section(
            id: 0, on: screen,
            layout: { screen, environment in
              var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
              configuration.leadingSwipeActionsConfigurationProvider = { [weak screen] path in
                screen?.legoRenderer.swipeActions(at: path, edge: .leading)
              }
              configuration.trailingSwipeActionsConfigurationProvider = { [weak screen] path in
                screen?.legoRenderer.swipeActions(at: path, edge: .trailing)
              }
              return .list(using: configuration, layoutEnvironment: environment)
            },
            items: {
              for id in screen.ids {
                ListItem(id: id).swipeActions(edge: .leading) {
                  if id > 1 {
                    SwipeAction("Read") { [weak screen] in screen?.log.append("read \(id)") }
                  }
                }
              }
            }
          )
          .swipeActions { (item: ListItem) in
            SwipeAction("Delete", style: .destructive) { [weak screen] in
              screen?.ids.removeAll { $0 == item.id }
            }
          }
        }
      }
    }

    /// Returns the center of the row of an item.
    private func center(ofItem item: Int, in controller: InteractionScreen) throws -> CGFloat {
      let cell = controller.collectionView.cellForItem(at: IndexPath(item: item, section: 0))
      return try #require(cell).frame.midY
    }

    @Test("A swipe reveals the section's action, and a tap performs it") func trailing() throws {
      let controller = controller()
      let screen = Screen(controller)
      let y = try center(ofItem: 1, in: controller)
      screen.drag(from: CGPoint(x: 300, y: y), to: CGPoint(x: 200, y: y))
      try screen.tap("Delete")
      #expect(controller.ids == [1, 3])
      #expect(controller.displayedIDs == [1, 3])
    }

    @Test("A swipe at the leading edge reveals the item's action") func leading() throws {
      let controller = controller()
      let screen = Screen(controller)
      let y = try center(ofItem: 2, in: controller)
      screen.drag(from: CGPoint(x: 100, y: y), to: CGPoint(x: 200, y: y))
      try screen.tap("Read")
      #expect(controller.log == ["read 3"])
    }

    @Test("A row without actions is not swiped") func withoutActions() throws {
      let controller = controller()
      _ = Screen(controller)
      let path = IndexPath(item: 0, section: 0)
      #expect(controller.legoRenderer.swipeActions(at: path, edge: .leading) == nil)
      #expect(controller.legoRenderer.swipeActions(at: path, edge: .trailing)?.actions.count == 1)
    }
  }
#endif
