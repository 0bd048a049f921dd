import Testing
import UIKit

/// A list of rows of 50 points in a view 200 points high, with a log of prefetching.
private final class PrefetchScreen: NSObject, UICollectionViewDataSource,
  UICollectionViewDataSourcePrefetching
{
  var count: Int
  let layout: UICollectionViewLayout
  let view: UICollectionView
  private var log: [String] = []

  init(count: Int, layout: UICollectionViewLayout = RowsLayout()) {
    self.count = count
    self.layout = layout
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 200), collectionViewLayout: layout)
    super.init()
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = self
    view.prefetchDataSource = self
    view.layoutIfNeeded()
  }

  /// Scrolls, lays out, and returns the prefetched and canceled items.
  func scroll(to y: CGFloat) -> [String] {
    view.contentOffset.y = y
    view.layoutIfNeeded()
    return takeLog()
  }

  func takeLog() -> [String] {
    defer { log = [] }
    return log
  }

  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    count
  }

  func collectionView(
    _ view: UICollectionView, cellForItemAt path: IndexPath
  ) -> UICollectionViewCell {
    view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
  }

  func collectionView(_ view: UICollectionView, prefetchItemsAt paths: [IndexPath]) {
    log.append("fetch \(paths.map(\.item))")
  }

  func collectionView(_ view: UICollectionView, cancelPrefetchingForItemsAt paths: [IndexPath]) {
    log.append("cancel \(paths.map(\.item))")
  }
}

/// Tests prefetching (uikit.md, 6.4).
@MainActor struct PrefetchingTests {
  @Test("Prefetching is enabled by default")
  func defaults() {
    let screen = PrefetchScreen(count: 1)

    #expect(screen.view.isPrefetchingEnabled)
    #expect(screen.view.prefetchDataSource === screen)
  }

  @Test("The first screen prefetches nothing; scrolling prefetches the next screen, nearest first")
  func ahead() {
    let screen = PrefetchScreen(count: 100)
    #expect(screen.takeLog() == [])

    // Rows 0 to 4 are visible at 10; 210 to 410 contains rows 4, which is visible, to 8.
    #expect(screen.scroll(to: 10) == ["fetch [5, 6, 7, 8]"])
    #expect(screen.scroll(to: 20) == [])
    #expect(screen.scroll(to: 60) == ["fetch [9]"])
  }

  @Test(
    "When the direction changes, items formerly ahead are canceled, and those now ahead prefetched"
  )
  func turning() {
    let screen = PrefetchScreen(count: 100)
    _ = screen.scroll(to: 510)

    // At 500, rows 10 to 13 are visible; 300 to 500 contains rows 6 to 9.
    // At 510, rows 15 to 18 were ahead.
    #expect(screen.scroll(to: 500) == ["cancel [15, 16, 17, 18]", "fetch [9, 8, 7, 6]"])
  }

  @Test("An update moves prefetched items along, and prefetches items that come within reach")
  func updates() {
    let screen = PrefetchScreen(count: 100)
    _ = screen.scroll(to: 10)
    screen.count = 99

    // Row 6 is deleted: rows 5, 7, and 8 become 5, 6, and 7, and row 9 appears as 8.
    screen.view.deleteItems(at: [[0, 6]])
    screen.view.layoutIfNeeded()
    #expect(screen.takeLog() == ["fetch [8]"])

    screen.count = 100
    screen.view.insertItems(at: [[0, 6]])
    screen.view.layoutIfNeeded()
    #expect(screen.takeLog() == ["cancel [9]", "fetch [6]"])
  }

  @Test("A reload restarts prefetching")
  func reload() {
    let screen = PrefetchScreen(count: 100)
    _ = screen.scroll(to: 10)

    screen.view.reloadData()
    screen.view.layoutIfNeeded()
    #expect(screen.takeLog() == [])
    #expect(screen.scroll(to: 20) == ["fetch [5, 6, 7, 8]"])
  }

  @Test("Disabling prefetching cancels pending requests, and prefetches nothing more")
  func turningOff() {
    let screen = PrefetchScreen(count: 100)
    _ = screen.scroll(to: 10)

    screen.view.isPrefetchingEnabled = false

    #expect(screen.takeLog() == ["cancel [5, 6, 7, 8]"])
    // The first offset after a cancellation is only the starting point of the next scroll.
    #expect(screen.scroll(to: 100) == [])
    #expect(screen.scroll(to: 200) == [])
  }

  @Test("With a million rows, a scroll step requests the visible items and one screen ahead")
  func million() {
    let layout = RowsLayout()
    let screen = PrefetchScreen(count: 1_000_000, layout: layout)
    _ = screen.scroll(to: 1_000_000)
    let asked = layout.askedRects.count

    // Row 20,004 is visible now; one screen ahead are four more.
    #expect(screen.scroll(to: 1_000_010) == ["fetch [20008]"])
    #expect(
      layout.askedRects.suffix(from: asked) == [
        CGRect(x: 0, y: 1_000_010, width: 320, height: 200),
        CGRect(x: 0, y: 1_000_210, width: 320, height: 200),
      ])
  }
}
