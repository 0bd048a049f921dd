import LegoKit
import LegoTesting
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Pictures of the states of sections") struct StatusPictureTests {
  @Test("Skeletons below a header fill the rest of the screen") func skeletons() {
    let controller = InteractionScreen(ids: []) { screen in
      Lego {
        Section(id: 0, layout: RowsLayout(), header: TextHeader("Songs")) { screen.rows }
          .phase(screen.phase) {}
      }
    }
    controller.phase = .loading
    let screen = Screen(controller, size: CGSize(width: 240, height: 300))
    expectImage(screen.image(), named: "skeletons")
  }

  @Test("The failure of a page is displayed below a grid, in the center") func gridFailure() {
    let controller = InteractionScreen(ids: Array(0..<6)) { screen in
      Lego {
        Section(id: 0, layout: GridLayout(columns: 3, spacing: 0)) { screen.rows }
          .paging(screen.$paging, load: {}, insert: { false })
      }
    }
    controller.paging = .failed("You are offline.")
    let screen = Screen(controller, size: CGSize(width: 300, height: 300))
    expectImage(screen.image(), named: "grid_failure")
  }
}
