import LegoKit
import LegoSupport
import LegoTesting
import Testing
import UIKit

/// A source of pages whose requests a test answers.
@MainActor private final class Pages {
  private(set) var requests: [CheckedContinuation<[Int], any Error>] = []
  private(set) var canceledCount = 0

  func next() async throws -> [Int] {
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { requests.append($0) }
    } onCancel: {
      Task { @MainActor in self.canceledCount += 1 }
    }
  }

  func answer(_ request: Int, _ ids: [Int]) { requests[request].resume(returning: ids) }

  func fail(_ request: Int) { requests[request].resume(throwing: Offline()) }
}

private struct Offline: LocalizedError {
  var errorDescription: String? { "You are offline." }
}

@MainActor @Suite("Paging as a state machine", .serialized) struct PagingMachineTests {
  private let pages = Pages()

  /// Returns a screen of rows that loads pages at an edge; a page without items is the last one.
  private func controller(
    _ ids: [Int], at edge: PagingEdge = .end, layout: any SectionLayout = RowsLayout(),
    refresh: (@MainActor (InteractionScreen) async -> Void)? = nil
  ) -> InteractionScreen {
    let pages = pages
    return InteractionScreen(ids: ids) { screen in
      let lego = Lego {
        Section(id: 0, layout: layout) { screen.rows }
          .paging(screen.$paging, at: edge, threshold: 1) {
            try await pages.next()
          } insert: { [weak screen] page in
            if edge == .end {
              screen?.ids += page
            } else {
              screen?.ids = page + (screen?.ids ?? [])
            }
            return !page.isEmpty
          }
      }
      guard let refresh else { return lego }
      return lego.refreshable { [weak screen] in
        if let screen { await refresh(screen) }
      }
    }
  }

  private func top(of id: Int, in controller: InteractionScreen) -> CGFloat? {
    guard let path = controller.legoRenderer.indexPath(of: id, as: Row.self),
      let cell = controller.collectionView.cellForItem(at: path)
    else { return nil }
    return cell.convert(cell.bounds, to: controller.view).minY
  }

  @Test("Previous pages are loaded at the start, and the rows on the screen stay where they are")
  func previousPages() async throws {
    let controller = controller(Array(100..<120), at: .start)
    controller.legoRenderer.anchor = .bottom
    let screen = Screen(controller, size: CGSize(width: 320, height: 220))
    await settle(screen)
    // The screen opens at its end.
    #expect(pages.requests.count == 0)
    #expect(top(of: 119, in: controller) == 176)
    try screen.scrollToTop()
    await settle(screen)
    #expect(pages.requests.count == 1)
    #expect(controller.paging == .loading)
    // The row of paging is inserted above, out of sight.
    #expect(top(of: 100, in: controller) == 0)
    try screen.scrollToTop()
    let before = try #require(top(of: 100, in: controller))
    #expect(before > 0)
    pages.answer(0, Array(90..<100))
    await settle(screen)
    #expect(controller.ids == Array(90..<120))
    #expect(controller.paging == .idle)
    #expect(top(of: 100, in: controller) == before)
    #expect(pages.requests.count == 1)
    try screen.scrollToTop()
    await settle(screen)
    pages.answer(1, [])
    await settle(screen)
    #expect(controller.paging == .loaded)
  }

  @Test("A tap on the row of a failure loads the page of its edge") func retry() async throws {
    let controller = controller(Array(0..<3), at: .start)
    let screen = Screen(controller, size: CGSize(width: 320, height: 400))
    await settle(screen)
    #expect(pages.requests.count == 1)
    pages.fail(0)
    await settle(screen)
    #expect(controller.paging == .failed("You are offline."))
    try screen.tap("Try Again")
    await settle(screen)
    #expect(pages.requests.count == 2)
    pages.answer(1, [-1])
    await settle(screen)
    #expect(controller.displayedIDs.contains(-1))
  }

  @Test("Writing the state while a page is being loaded cancels the task and ignores its result")
  func write() async throws {
    let controller = controller(Array(0..<3))
    let screen = Screen(controller, size: CGSize(width: 320, height: 400))
    await settle(screen)
    #expect(controller.paging == .loading)
    (controller.ids, controller.paging) = ([7, 8], .loaded)
    await settle(screen)
    #expect(pages.canceledCount == 1)
    pages.answer(0, [3, 4])
    await settle(screen)
    #expect(controller.ids == [7, 8])
    #expect(controller.paging == .loaded)
    #expect(pages.requests.count == 1)
  }

  @Test("A late result does not end the page that is being loaded after it") func late() async {
    let controller = controller(Array(0..<3))
    let screen = Screen(controller, size: CGSize(width: 320, height: 400))
    await settle(screen)
    (controller.ids, controller.paging) = ([7, 8], .idle)
    await settle(screen)
    #expect(pages.requests.count == 2)
    pages.answer(0, [3, 4])
    await settle(screen)
    #expect(controller.paging == .loading)
    #expect(controller.ids == [7, 8])
    pages.answer(1, [])
    await settle(screen)
    #expect(controller.paging == .loaded)
  }

  @Test(
    "A refresh cancels the page that is being loaded, and the pages begin again",
    .enabled(if: Touch.isAvailable))
  func refresh() async throws {
    var ends: [CheckedContinuation<Void, Never>] = []
    let controller = controller(Array(0..<3)) { screen in
      await withCheckedContinuation { ends.append($0) }
      screen.ids = [50, 51, 52]
    }
    let screen = Screen(controller, size: CGSize(width: 320, height: 400))
    await settle(screen)
    #expect(controller.paging == .loading)
    screen.drag(from: CGPoint(x: 160, y: 20), to: CGPoint(x: 160, y: 380))
    await settle(screen)
    #expect(ends.count == 1)
    #expect(pages.canceledCount == 1)
    #expect(controller.paging == .idle)
    pages.answer(0, [3, 4])
    await settle(screen)
    // No page is loaded before the refresh has ended.
    #expect(controller.ids == [0, 1, 2])
    #expect(pages.requests.count == 1)
    ends[0].resume()
    await settle(screen)
    #expect(controller.ids == [50, 51, 52])
    #expect(pages.requests.count == 2)
    pages.answer(1, [53])
    await settle(screen)
    #expect(controller.ids == [50, 51, 52, 53])
  }

  @Test("A released screen cancels loading, and its model can load the page again")
  func release() async {
    final class Model: LegoObservableObject {
      @LegoPublished var paging = LoadState.idle
    }
    final class Feed: LegoViewController {
      @StateObject var model = Model()
      var load: @MainActor () async throws -> [Int] = { [] }
      override var lego: Lego {
        Lego {
          Section(id: 0, layout: RowsLayout()) { Row(id: 1) }
            .paging($model.paging, load: load) { $0.isEmpty }
        }
      }
    }
    let model = Model()
    do {
      let feed = Feed()
      feed.model = model
      feed.load = { [pages] in try await pages.next() }
      let screen = Screen(feed)
      await settle(screen)
      #expect(model.paging == .loading)
    }
    for _ in 0..<50 { await Task.yield() }
    #expect(pages.canceledCount == 1)
    pages.answer(0, [])
    for _ in 0..<50 { await Task.yield() }
    #expect(model.paging == .idle)
  }

  @Test(
    "A section that scrolls horizontally loads pages at its end", .enabled(if: Touch.isAvailable))
  func carousel() async throws {
    let layout = CarouselLayout(itemWidth: .fixed(100), spacing: 0, rowHeight: .exactly(80))
    let controller = controller(Array(0..<8), layout: layout)
    let screen = Screen(controller, size: CGSize(width: 320, height: 200))
    await settle(screen)
    // Four items of 100 points are visible.
    #expect(pages.requests.count == 0)
    for _ in 0..<4 { screen.fling(from: CGPoint(x: 300, y: 40), to: CGPoint(x: 20, y: 40)) }
    await settle(screen)
    #expect(pages.requests.count == 1)
    #expect(controller.paging == .loading)
    pages.answer(0, [8, 9])
    await settle(screen)
    #expect(controller.displayedIDs == Array(0..<10))
    #expect(controller.paging == .idle)
  }

  @Test("In a grid the status is a footer as wide as the section, with the retry") func grid()
    async throws
  {
    let controller = controller(Array(0..<6), layout: GridLayout(columns: 3, spacing: 0))
    let screen = Screen(controller, size: CGSize(width: 300, height: 300))
    await settle(screen)
    #expect(controller.paging == .loading)
    let path = IndexPath(item: 0, section: 0)
    func footer() -> UICollectionReusableView? {
      controller.collectionView.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionFooter, at: path)
    }
    // Two rows of 44 points are above.
    #expect(footer()?.frame.minY == 88)
    #expect(footer()?.frame.width == 300)
    pages.fail(0)
    await settle(screen)
    try screen.tap("Try Again")
    await settle(screen)
    #expect(controller.paging == .loading)
    pages.answer(1, [])
    await settle(screen)
    #expect(controller.paging == .loaded)
    #expect(footer() == nil)
  }
}
