import LegoKit
import LegoTesting
import Testing
import UIKit

@MainActor @Suite("Swipes of a screen", .enabled(if: isTouchAvailable))
struct ScreenSwipeTests {
  private func displayed() -> (screen: Screen, controller: TasksController) {
    let controller = TasksController(["Milk", "Bread", "Salt"])
    return (Screen(controller), controller)
  }

  @Test("A swipe over a text reveals the actions, and a tap performs one") func text() throws {
    let (screen, _) = displayed()
    try screen.swipe("Bread", .left)
    #expect(screen.tappableTexts.contains("Delete"))
    try screen.tap("Delete")
    #expect(screen.changes == [.deleted([2], in: "open")])
  }

  @Test("A swipe over an item by its id performs an action by its title") func id() throws {
    let (screen, controller) = displayed()
    try screen.swipe(id: 3, .left, choosing: "Flag")
    #expect(controller.log == ["flag Salt"])
    #expect(controller.open.map(\.id) == [1, 2, 3])
    try screen.swipe("Milk", .left, choosing: "Delete")
    #expect(controller.open.map(\.id) == [2, 3])
  }

  @Test("A title that no action has is an error that lists the titles") func unknownTitle() {
    let (screen, _) = displayed()
    let error = #expect(throws: ScreenError.self) {
      try screen.swipe("Milk", .left, choosing: "Archive")
    }
    guard case .notFound("Archive", let titles) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(Set(titles) == ["Delete", "Flag"])
  }

  @Test("A swipe to the other side reveals nothing") func otherSide() throws {
    let (screen, _) = displayed()
    try screen.swipe("Milk", .right)
    #expect(!screen.tappableTexts.contains("Delete"))
  }
}
