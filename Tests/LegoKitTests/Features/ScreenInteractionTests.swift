import LegoKit
import LegoSupport
import LegoTesting
import Testing
import UIKit

@MainActor @Suite("Handlers of a whole screen") struct ScreenInteractionTests {
  @Test("A view is displayed while there are no items, and that of the user otherwise")
  func emptyScreen() {
    let background = UIView()
    let controller = InteractionScreen(ids: []) { screen in
      Lego { Section(id: 0, layout: RowsLayout()) { screen.rows } }
        .emptyScreen("No songs", message: "Songs that you add appear here.")
    }
    controller.configure = { $0.backgroundView = background }
    let screen = Screen(controller)
    #expect(screen.layoutDescription.contains("No songs"))
    #expect(screen.layoutDescription.contains("Songs that you add appear here."))
    controller.ids = [1]
    screen.settle()
    #expect(!screen.layoutDescription.contains("No songs"))
    #expect(controller.collectionView.backgroundView === background)
    controller.ids = []
    #expect(screen.layoutDescription.contains("No songs"))
  }

  @Test("An empty screen is in front of the backgrounds of lists, and leaves them their touches")
  func emptyScreenInFront() throws {
    func screen(title: String) -> Screen {
      Screen(
        InteractionScreen(ids: []) { screen in
          Lego { Section(id: 0, layout: .list(.insetGrouped)) { screen.rows } }
            .emptyScreen(title)
        })
    }
    let (empty, titled) = (screen(title: ""), screen(title: "No songs"))
    #expect(empty.image().pngData() != titled.image().pngData())
    let list = try #require((titled.viewController as? InteractionScreen)?.collectionView)
    let hit = list.hitTest(CGPoint(x: list.bounds.midX, y: list.bounds.maxY - 50), with: nil)
    // The background, not the view in the container.
    #expect(hit?.superview === list)
  }

  @Test("Pulling down refreshes until the closure returns", .enabled(if: Touch.isAvailable))
  func refreshing() async throws {
    let controller = InteractionScreen { screen in
      Lego { Section(id: 0, layout: RowsLayout()) { screen.rows } }
        .refreshable { [weak screen] in
          screen?.log.append("refresh")
          screen?.ids.append(4)
        }
    }
    let screen = Screen(controller)
    screen.drag(from: CGPoint(x: 160, y: 60), to: CGPoint(x: 160, y: 400))
    for _ in 0..<100 where controller.log.isEmpty { await Task.yield() }
    #expect(controller.log == ["refresh"])
    for _ in 0..<100 { await Task.yield() }
    screen.settle()
    #expect(controller.collectionView.contentOffset.y == 0)
    #expect(controller.displayedIDs == [1, 2, 3, 4])
  }

  @Test("A section displays skeletons, then its items, a failure, or that it is empty")
  func phases() throws {
    let controller = InteractionScreen(ids: []) { screen in
      Lego {
        Section(id: 0, layout: RowsLayout()) { screen.rows }
          .phase(screen.phase, skeletonCount: 2) { [weak screen] in
            screen?.log.append("retry")
          } empty: {
            StatusRow(id: "empty", text: "No songs")
          }
      }
    }
    let screen = Screen(controller)
    #expect(screen.layoutDescription.contains("No songs"))
    controller.phase = .loading
    screen.settle()
    #expect(controller.collectionView.numberOfItems(inSection: 0) == 2)
    controller.phase = .failed("No connection")
    #expect(screen.layoutDescription.contains("No connection"))
    try screen.tap("Try Again")
    #expect(controller.log == ["retry"])
    (controller.phase, controller.ids) = (.loaded, [1, 2])
    screen.settle()
    #expect(controller.displayedIDs == [1, 2])
    controller.phase = .loading
    screen.settle()
    #expect(controller.displayedIDs == [1, 2])
    controller.phase = .failed("Offline")
    #expect(screen.layoutDescription.contains("Row 2"))
    #expect(screen.layoutDescription.contains("Offline"))
  }
}
