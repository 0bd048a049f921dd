import Testing
import UIKit

@MainActor @Suite("Page controls") struct UIPageControlTests {
  private let control = UIPageControl()

  @Test("A control is 18 points a page and 20 wide, and 26 high")
  func size() {
    // uikit.md, 3.5.
    control.numberOfPages = 5
    #expect(control.intrinsicContentSize == CGSize(width: 110, height: 26))
    #expect(control.size(forNumberOfPages: 2) == CGSize(width: 56, height: 26))
    #expect(control.size(forNumberOfPages: 0) == CGSize(width: 20, height: 26))
  }

  @Test("The current page is limited to the pages")
  func clamping() {
    control.numberOfPages = 3
    control.currentPage = 7
    #expect(control.currentPage == 2)
    control.numberOfPages = 2
    #expect(control.currentPage == 1)
    control.currentPage = -1
    #expect(control.currentPage == 0)
    control.numberOfPages = -4
    #expect(control.numberOfPages == 0)
    #expect(control.currentPage == 0)
  }

  @Test("A single page shows a dot, unless it is hidden for a single page")
  func singlePage() {
    control.numberOfPages = 1
    #expect(control.subviews.map(\.isHidden) == [false])
    control.hidesForSinglePage = true
    #expect(control.subviews.map(\.isHidden) == [true])
    control.numberOfPages = 2

    #expect(control.subviews.map(\.isHidden) == [false, false])
  }
}
