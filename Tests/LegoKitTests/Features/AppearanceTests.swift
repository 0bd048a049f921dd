import LegoKit
import LegoTesting
import Testing
import UIKit

@MainActor @Suite("Appearance of items") struct AppearanceTests {
  private let size = CGSize(width: 320, height: 440)

  @Test("Items appear when they become visible and disappear when they leave") func scrolling()
    throws
  {
    let controller = InteractionScreen(ids: Array(0..<30)) { screen in
      Lego {
        Section(id: 0, layout: RowsLayout()) {
          for row in screen.rows {
            row.onDisappear(on: screen) { screen in screen.log.append("-\(row.id)") }
          }
        }
        .onAppear(on: screen) { (screen, row: Row) in screen.log.append("+\(row.id)") }
      }
    }
    let screen = Screen(controller, size: size)
    // Ten rows of 44 points fill 440 points.
    #expect(controller.log == (0..<10).map { "+\($0)" })
    controller.log = []
    try screen.scroll(by: 88)
    #expect(Set(controller.log) == ["+10", "+11", "-0", "-1"])
  }

  @Test("On a screen that opens at its end, only the last rows appear") func openingAtTheEnd() {
    let controller = InteractionScreen(ids: Array(0..<30)) { screen in
      Lego {
        Section(id: 0, layout: RowsLayout()) { screen.rows }
          .onAppear(on: screen) { (screen, row: Row) in screen.log.append("+\(row.id)") }
          .onDisappear(on: screen) { (screen, row: Row) in screen.log.append("-\(row.id)") }
          .onReachStart(on: screen, threshold: 1) { screen in screen.log.append("start") }
      }
    }
    controller.legoRenderer.anchor = .bottom
    _ = Screen(controller, size: size)
    // Ten rows of 44 points fill 440 points.
    #expect(controller.log == (20..<30).map { "+\($0)" })
  }

  @Test("On a screen that opens at an item, the rows before it do not appear")
  func openingAtAnItem() {
    let controller = InteractionScreen(ids: Array(0..<30)) { screen in
      Lego {
        Section(id: 0, layout: RowsLayout()) { screen.rows }
          .onAppear(on: screen) { (screen, row: Row) in screen.log.append("+\(row.id)") }
      }
    }
    controller.loadViewIfNeeded()
    controller.legoRenderer.scroll(to: 15, at: .top)
    _ = Screen(controller, size: size)
    #expect(Set(controller.log) == Set((15..<25).map { "+\($0)" }))
  }

  @Test("A removed item disappears once") func removal() {
    let controller = InteractionScreen(ids: [1, 2]) { screen in
      Lego {
        Section(id: 0, layout: RowsLayout()) { screen.rows }
          .onDisappear(on: screen) { (screen, row: Row) in screen.log.append("-\(row.id)") }
      }
    }
    let screen = Screen(controller, size: size)
    controller.ids = [2]
    screen.settle()
    #expect(controller.log == ["-1"])
  }

  @Test("State that changes while an item appears is displayed") func stateInAppearance() {
    let controller = InteractionScreen(ids: [1]) { screen in
      Lego {
        Section(id: 0, layout: RowsLayout()) { screen.rows }
          .onAppear(on: screen) { (screen, row: Row) in
            if screen.ids.count < 3 { screen.ids.append(row.id + 1) }
          }
      }
    }
    let screen = Screen(controller, size: size)
    screen.settle()
    #expect(controller.displayedIDs == [1, 2, 3])
  }

  @Test("The end is reported when one of the last items appears, once until there are more")
  func reachEnd() throws {
    let controller = InteractionScreen(ids: Array(0..<20)) { screen in
      Lego {
        Section(id: 0, layout: RowsLayout()) { screen.rows }
          .onReachEnd(on: screen, threshold: 3) { screen in
            screen.log.append("end of \(screen.ids.count)")
          }
      }
    }
    let screen = Screen(controller, size: size)
    // Rows 0 to 9 are visible; row 17 is the third from the end.
    #expect(controller.log == [])
    try screen.scroll(by: 7 * 44)
    #expect(controller.log == [])
    try screen.scroll(by: 44)
    #expect(controller.log == ["end of 20"])
    try screen.scrollToEnd()
    try screen.scrollToTop()
    try screen.scrollToEnd()
    #expect(controller.log == ["end of 20"])
    controller.ids += [20]
    screen.settle()
    #expect(controller.log == ["end of 20", "end of 21"])
  }

  @Test("A screen that is not full loads more items until it is") func fillingTheScreen() {
    let controller = InteractionScreen(ids: [0]) { screen in
      Lego {
        Section(id: 0, layout: RowsLayout()) { screen.rows }
          .onReachEnd(on: screen, threshold: 1) { screen in screen.ids.append(screen.ids.count) }
      }
    }
    let screen = Screen(controller, size: size)
    for _ in 0..<12 { screen.settle() }
    // Ten rows fill the screen; the tenth is the last one and reports the end again.
    #expect(controller.ids.count == 11)
  }

  @Test("Items that scrolling will reach next are prefetched") func prefetching() throws {
    let controller = InteractionScreen(ids: Array(0..<100)) { screen in
      Lego {
        Section(id: 0, layout: RowsLayout()) { screen.rows }
          .onPrefetch { [weak screen] (rows: [Row]) in
            screen?.log += rows.map { "\($0.id)" }
          }
      }
    }
    let screen = Screen(controller, size: size)
    try screen.scroll(by: 10)
    try screen.scroll(by: 34)
    let fetched = controller.log.compactMap { Int($0) }
    #expect(!fetched.isEmpty)
    #expect(fetched.allSatisfy { $0 > 9 })
    #expect(fetched == fetched.sorted())
  }

  final class Prefetcher: NSObject, UICollectionViewDataSourcePrefetching {
    var paths: [IndexPath] = []

    func collectionView(
      _ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]
    ) {
      paths += indexPaths
    }
  }

  @Test("A prefetching data source of the user receives the calls, too, and stays when handlers go")
  func forwardedPrefetching() throws {
    let prefetcher = Prefetcher()
    let controller = InteractionScreen(ids: Array(0..<100)) { screen in
      let section = Section(id: 0, layout: RowsLayout()) { screen.rows }
      return Lego {
        if screen.choice == nil {
          section.onPrefetch(on: screen) { (screen, rows: [Row]) in
            screen.log += rows.map { "\($0.id)" }
          }
        } else {
          section
        }
      }
    }
    controller.configure = { $0.prefetchDataSource = prefetcher }
    let screen = Screen(controller, size: size)
    try screen.scroll(by: 10)
    try screen.scroll(by: 34)
    #expect(!controller.log.isEmpty)
    #expect(prefetcher.paths.map { "\($0.item)" } == controller.log)
    controller.choice = 1
    screen.settle()
    #expect(controller.collectionView.prefetchDataSource === prefetcher)
  }
}
