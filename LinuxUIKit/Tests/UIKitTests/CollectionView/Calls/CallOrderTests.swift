import Testing
import UIKit

/// Tests the order of calls (uikit.md, 6.2).
@MainActor struct CallOrderTests {
  /// A first section from 0 to 140 points and a second one from 140 to 330.
  ///
  /// Both headers and the rows that start at 40, 90, and 180 are visible.
  private func shownScreen() -> CallScreen {
    let screen = CallScreen([2, 3])
    _ = screen.pass()
    return screen
  }

  @Test("The first pass counts, prepares, requests attributes, and creates and displays each view")
  func firstLoad() {
    let screen = CallScreen([1, 3])

    #expect(CallList.shared.take() == [])
    #expect(
      screen.pass() == [
        "sections", "items 0", "items 1",
        "prepare", "content size", "elements from 0 to 200",
        "header 0-0", "make header", "apply header 0-0", "show header 0-0",
        "cell 0-0", "make cell", "apply 0-0", "show 0-0",
        "header 1-0", "make header", "apply header 1-0", "show header 1-0",
        "cell 1-0", "make cell", "apply 1-0", "show 1-0",
        "cell 1-1", "make cell", "apply 1-1", "show 1-1",
        "measure 0-0", "measure 1-0", "measure 1-1",
      ])
  }

  @Test("Scrolling requests only attributes, and displays new cells before others end display")
  func scrolling() {
    let screen = shownScreen()

    #expect(
      screen.scroll(to: 50) == [
        "elements from 50 to 250",
        "cell 1-1", "make cell", "apply 1-1", "show 1-1", "measure 1-1",
        "end header 0-0",
      ])
    #expect(
      screen.scroll(to: 100) == [
        "elements from 100 to 300",
        "cell 1-2", "make cell", "apply 1-2", "show 1-2", "measure 1-2", "end 0-0",
      ])
    #expect(
      screen.scroll(to: 50) == [
        "elements from 50 to 250",
        "cell 0-0", "reuse cell", "apply 0-0", "show 0-0", "measure 0-0", "end 1-2",
      ])
  }

  @Test("Scrolling without new elements requests only attributes")
  func smallScroll() {
    let screen = shownScreen()

    #expect(screen.scroll(to: 10) == ["elements from 10 to 210"])
  }

  @Test("An element that only touches the edge of the bounds is not displayed")
  func touching() {
    let screen = shownScreen()

    // The header of 40 points ends where the bounds begin; the row at 230 would start 10 below.
    #expect(screen.scroll(to: 40).contains("end header 0-0"))
    #expect(screen.scroll(to: 30).suffix(2) == ["show header 0-0", "end 1-1"])
  }

  @Test("Cells that size themselves are measured from the top before any of them is displayed")
  func selfSizing() {
    CallCell.wantedHeight = 100
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(50))
    let row = NSCollectionLayoutGroup.vertical(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let screen = CallScreen(
      [9],
      layout: UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: row)))

    // Four rows of 50 fill the bounds; so do two of 100, which push out the others before they
    // appear.
    #expect(
      screen.pass().filter { !$0.contains("apply") && !$0.contains("make") } == [
        "sections", "items 0", "cell 0-0", "cell 0-1", "cell 0-2", "cell 0-3",
        "measure 0-0", "measure 0-1", "show 0-0", "show 0-1",
      ])
    #expect(screen.view.indexPathsForVisibleItems.sorted() == [[0, 0], [0, 1]])
  }

  @Test("Deleted cells end display with their old index path, others with their new one")
  func deletions() {
    let screen = shownScreen()
    screen.counts = [3]

    screen.view.deleteSections([0])

    #expect(
      CallList.shared.take().filter { $0.hasPrefix("end") }
        == ["end header 0-0", "end 0-0", "end 0-1"])
    #expect(
      screen.scroll(to: 90).filter { $0.hasPrefix("end") } == ["end header 0-0", "end 0-0"])
  }

  @Test("A reload ends the display of all cells before it requests new ones")
  func reload() {
    let screen = CallScreen([1])
    _ = screen.pass()

    screen.view.reloadData()

    #expect(CallList.shared.take() == [])
    #expect(
      screen.pass() == [
        "end header 0-0", "end 0-0", "sections", "items 0", "prepare", "content size",
        "elements from 0 to 200", "header 0-0", "reuse header", "apply header 0-0",
        "show header 0-0", "cell 0-0", "reuse cell", "apply 0-0", "show 0-0",
        "measure 0-0",
      ])
  }

  @Test("Removing a collection view from its window doesn't end the display of cells")
  func leavingWindow() {
    let screen = CallScreen([1])
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    window.addSubview(screen.view)
    _ = screen.pass()

    screen.view.removeFromSuperview()

    #expect(screen.pass() == [])
  }

  @Test("A batch update lays out first, with the old data")
  func pendingLayout() {
    let screen = CallScreen([1])

    screen.view.performBatchUpdates {
      #expect(screen.view.indexPathsForVisibleItems == [[0, 0]])
      screen.counts = [2]
      screen.view.insertItems(at: [[0, 0]])
    }

    #expect(
      CallList.shared.take().filter { $0.contains("items") || $0.hasPrefix("show") } == [
        "items 0", "show header 0-0", "show 0-0", "items 0", "show 0-0",
      ])
    #expect(screen.view.indexPathsForVisibleItems.sorted() == [[0, 0], [0, 1]])
  }
}
