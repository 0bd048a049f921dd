import Testing
import UIKit

@MainActor struct LoadingTests {
  @Test("The first layout pass counts, prepares, and requests and displays cells, in that order")
  func firstPass() {
    let screen = ListScreen([["a", "b"], ["c"]])

    #expect(screen.log == [])
    #expect(
      screen.pass() == [
        "sections", "items 0", "items 1", "cell 0-0", "show 0-0", "cell 0-1", "show 0-1",
        "cell 1-0", "show 1-0",
      ])
    #expect(screen.layout.log == ["prepare"])
    #expect(screen.view.contentSize == CGSize(width: 320, height: 150))
  }

  @Test("A second pass without changes makes no requests")
  func secondPass() {
    let screen = ListScreen(count: 3)
    _ = screen.pass()
    let asked = screen.layout.askedRects.count

    screen.view.setNeedsLayout()

    #expect(screen.pass() == [])
    #expect(screen.layout.askedRects.count == asked)
  }

  @Test("Reading a count loads the counts once, before any layout")
  func countsOnDemand() {
    let screen = ListScreen([["a", "b"], ["c"]])

    #expect(screen.view.numberOfSections == 2)
    #expect(screen.view.numberOfItems(inSection: 1) == 1)
    #expect(screen.view.numberOfItems(inSection: 7) == 0)
    #expect(screen.log == ["sections", "items 0", "items 1"])
  }

  @Test("Reloading makes no requests until the next pass, and then all of them")
  func reload() {
    let screen = ListScreen(count: 2)
    _ = screen.pass()
    screen.sections = [["x"]]

    screen.view.reloadData()

    #expect(screen.log == [])
    #expect(
      screen.pass() == ["end 0-0", "end 0-1", "sections", "items 0", "cell 0-0", "show 0-0"])
    #expect(screen.texts == [[0, 0]: "x"])
  }

  @Test("A shorter content after a reload is scrolled back to its end")
  func reloadClampsOffset() {
    let screen = ListScreen(count: 100)
    _ = screen.pass()
    screen.view.contentOffset.y = 4_000
    _ = screen.pass()
    screen.sections = [(0..<10).map(String.init)]

    screen.view.reloadData()
    _ = screen.pass()

    // Ten rows of 50 are 500 high, of which 200 are visible.
    #expect(screen.view.contentOffset.y == 300)
    #expect(screen.textsInOrder == ["6", "7", "8", "9"])
  }

  @Test("Reloading from within the display of a cell shows the new data")
  func reloadWhileDisplaying() {
    let screen = ListScreen(count: 4)
    screen.onDisplay = { [unowned screen] path in
      guard path == [0, 1], screen.sections[0].count == 4 else { return }
      screen.sections = [["x"]]
      screen.view.reloadData()
    }

    _ = screen.pass()

    #expect(screen.texts == [[0, 0]: "x"])
  }

  @Test("Without a data source there is nothing to show")
  func noDataSource() {
    let screen = ListScreen(count: 2)
    _ = screen.pass()

    screen.view.dataSource = nil
    _ = screen.pass()

    #expect(screen.view.visibleCells.isEmpty)
    #expect(screen.view.numberOfSections == 0)
  }

  @Test("The data source and the delegate are not kept alive")
  func weakReferences() {
    let view = UICollectionView(frame: .zero, collectionViewLayout: RowsLayout())
    do {
      let screen = ListScreen(count: 1)
      view.dataSource = screen
      view.delegate = screen
      #expect(view.delegate === screen)
    }
    #expect(view.dataSource == nil)
    #expect(view.delegate == nil)
  }

  @Test("A collection view's delegate is its scroll view's delegate")
  func delegateOfScrollView() {
    let screen = ListScreen(count: 1)
    let scrollView: UIScrollView = screen.view

    #expect(scrollView.delegate === screen)
    scrollView.delegate = nil
    #expect(screen.view.delegate == nil)
  }
}
