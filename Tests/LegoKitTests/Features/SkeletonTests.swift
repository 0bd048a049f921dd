import LegoKit
import LegoTesting
import Testing
import UIKit

@MainActor @Suite("Skeletons that fill the screen") struct SkeletonTests {
  private func controller(_ layout: any SectionLayout) -> InteractionScreen {
    let controller = InteractionScreen(ids: []) { screen in
      Lego {
        Section(id: 0, layout: layout) { screen.rows }
          .phase(screen.phase) { [weak screen] in screen?.log.append("retry") }
      }
    }
    controller.phase = .loading
    return controller
  }

  private func count(_ controller: InteractionScreen, section: Int = 0) -> Int {
    controller.collectionView.numberOfItems(inSection: section)
  }

  @Test("As many rows are displayed as are visible, also in another size") func list() {
    let controller = controller(RowsLayout())
    let screen = Screen(controller, size: CGSize(width: 320, height: 480))
    // A skeleton is 64 points high: seven and a half.
    #expect(count(controller) == 8)
    screen.resize(to: CGSize(width: 480, height: 320))
    #expect(count(controller) == 5)
    screen.resize(to: CGSize(width: 320, height: 6_400))
    #expect(count(controller) == 100)
    controller.phase = .loaded
    controller.ids = [1, 2]
    screen.settle()
    #expect(controller.displayedIDs == [1, 2])
    controller.ids = []
    controller.phase = .loading
    screen.settle()
    #expect(count(controller) == 100)
  }

  @Test("A grid is filled row by row, and a carousel to its edge") func others() {
    let grid = controller(GridLayout(columns: 3, spacing: 0))
    _ = Screen(grid, size: CGSize(width: 320, height: 200))
    // Four rows of 64 points with three columns.
    #expect(count(grid) == 12)
    let carousel = controller(
      CarouselLayout(itemWidth: .fixed(100), spacing: 0, rowHeight: .exactly(80)))
    _ = Screen(carousel, size: CGSize(width: 320, height: 480))
    #expect(count(carousel) == 4)
  }

  @Test("Items of the app fill the screen, too") func ownSkeletons() {
    let controller = InteractionScreen(ids: []) { screen in
      Lego {
        Section(id: 0, layout: RowsLayout()) { screen.rows }
          .phase(screen.phase) {
          } skeleton: { index in
            Memo(id: index)
          } failed: { message in
            StatusRow(id: "failed", text: message)
          }
        Section(id: 1, layout: RowsLayout()) { screen.otherIDs.map { Row(id: $0) } }
          .phase(screen.phase) {}
      }
    }
    controller.phase = .loading
    let screen = Screen(controller, size: CGSize(width: 320, height: 440))
    // Memos are 44 points high. The second section is below the visible area.
    #expect(count(controller) == 10)
    #expect(count(controller, section: 1) == 1)
    controller.phase = .failed("Offline")
    screen.settle()
    #expect(screen.layoutDescription.contains("Offline"))
  }
}
