import LegoKit
import LegoTesting
import Testing
import UIKit

@MainActor @Suite("Paging") struct PagingTests {
  private struct Offline: LocalizedError {
    var errorDescription: String? { "You are offline." }
  }

  /// Returns a screen that loads ten rows a page, up to a number of rows.
  private func controller(
    limit: Int, load: @escaping @MainActor (InteractionScreen) throws -> Void = { _ in }
  ) -> InteractionScreen {
    InteractionScreen(ids: Array(0..<10)) { screen in
      Lego {
        Section(id: 0, layout: RowsLayout()) { screen.rows }
          .paging(screen.$paging, threshold: 3) { [weak screen] in
            if let screen { try load(screen) }
          } insert: { [weak screen] in
            guard let screen else { return false }
            screen.ids += Array(screen.ids.count..<screen.ids.count + 10)
            return screen.ids.count < limit
          }
      }
    }
  }

  /// Lets the main actor run until the state is no longer `.loading`.
  private func wait(for controller: InteractionScreen, on screen: Screen) async {
    screen.settle()
    for _ in 0..<1000 where controller.paging == .loading { await Task.yield() }
    screen.settle()
  }

  @Test("Reaching the end loads pages until there are no more") func pages() async throws {
    let controller = controller(limit: 30)
    let screen = Screen(controller, size: CGSize(width: 320, height: 220))
    // Five rows are visible; the eighth is the third from the end.
    #expect(controller.paging == .idle)
    try screen.scroll(by: 3 * 44)
    #expect(controller.paging == .loading)
    await wait(for: controller, on: screen)
    #expect(controller.ids.count == 20)
    #expect(controller.paging == .idle)
    try screen.scrollToEnd()
    await wait(for: controller, on: screen)
    #expect(controller.ids.count == 30)
    #expect(controller.paging == .loaded)
    try screen.scrollToEnd()
    await wait(for: controller, on: screen)
    #expect(controller.ids.count == 30)
  }

  @Test("A failure is displayed, and a tap on its row tries again") func failure() async throws {
    let controller = controller(limit: 20) { screen in
      if screen.choice == nil { throw Offline() }
    }
    let screen = Screen(controller, size: CGSize(width: 320, height: 220))
    try screen.scrollToEnd()
    await wait(for: controller, on: screen)
    #expect(controller.paging == .failed("You are offline."))
    try screen.scrollToEnd()
    #expect(screen.layoutDescription.contains("You are offline."))
    controller.choice = 1
    try screen.tap("Try Again")
    await wait(for: controller, on: screen)
    #expect(controller.ids.count == 20)
    #expect(controller.paging == .loaded)
    #expect(!screen.layoutDescription.contains("You are offline."))
  }

  @Test("A page without new items is not requested again") func emptyPage() async throws {
    let controller = InteractionScreen(ids: [1, 2]) { screen in
      Lego {
        Section(id: 0, layout: RowsLayout()) { screen.rows }
          .paging(screen.$paging) { [weak screen] in
            screen?.log.append("load")
          } insert: {
            true
          }
      }
    }
    let screen = Screen(controller)
    for _ in 0..<5 { await wait(for: controller, on: screen) }
    #expect(controller.log == ["load"])
  }
}
