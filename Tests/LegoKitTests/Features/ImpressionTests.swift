import LegoKit
import LegoSupport
import LegoTesting
import Testing
import UIKit

@MainActor @Suite("Impressions", .enabled(if: Touch.isAvailable), .serialized)
struct ImpressionTests {
  private func controller() -> InteractionScreen {
    InteractionScreen(ids: Array(0..<8)) { screen in
      Lego {
        Section(id: 0, layout: RowsLayout()) { screen.rows }
          .onImpression(share: 0.5, for: 1) { [weak screen] (row: Row) in
            screen?.log.append("\(row.id)")
          }
      }
    }
  }

  @Test("Items are reported that have been visible for a second, once") func duration() throws {
    let controller = controller()
    // Two rows of 44 points are visible, and a quarter of the third.
    let screen = Screen(controller, size: CGSize(width: 320, height: 99))
    Touch.advance(by: 0.9)
    #expect(controller.log == [])
    Touch.advance(by: 0.2)
    #expect(Set(controller.log) == ["0", "1"])
    try screen.scroll(by: 44)
    try screen.scrollToTop()
    Touch.advance(by: 2)
    #expect(controller.log.count == 2)
  }

  @Test("The time starts again when an item has left the screen") func interruption() throws {
    let controller = controller()
    let screen = Screen(controller, size: CGSize(width: 320, height: 88))
    Touch.advance(by: 0.6)
    try screen.scroll(by: 88)
    Touch.advance(by: 0.6)
    try screen.scroll(by: -88)
    Touch.advance(by: 0.6)
    #expect(controller.log == [])
    Touch.advance(by: 0.5)
    #expect(Set(controller.log) == ["0", "1"])
  }
}
