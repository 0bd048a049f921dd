import LegoKit
import LegoTesting
import Testing
import UIKit

#if !os(tvOS)
  @MainActor @Suite("Swipes in outlines") struct OutlineSwipeTests {
    @Test("The swipe actions of a node are offered, whatever its level and its item")
    func actions() {
      let controller = OutlineScreen { screen in
        Lego {
          Section(id: 0, layout: RowsLayout()) {
            ForEach(screen.nodes, children: \.children, expanded: screen.$expanded) { node in
              TextRow("Row \(node.id)", id: node.id).swipeActions {
                SwipeAction("Delete", style: .destructive) { [weak screen] in
                  screen?.log.append("delete \(node.id)")
                }
              }
            }
          }
        }
      }
      let screen = Screen(controller, size: CGSize(width: 300, height: 400))
      controller.expanded = [1, 11]
      screen.settle()
      for (index, id) in [1, 11, 111, 12, 2, 3].enumerated() {
        let path = IndexPath(item: index, section: 0)
        #expect(controller.legoRenderer.accessibilityActions(at: path) == ["Delete"])
        controller.legoRenderer.performAccessibilityAction("Delete", at: path)
        #expect(controller.log.last == "delete \(id)")
      }
    }
  }
#endif
