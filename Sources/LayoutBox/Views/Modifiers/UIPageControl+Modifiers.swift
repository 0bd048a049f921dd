import UIKit

extension UIPageControl {
  /// Sets the number of pages.
  @discardableResult public func numberOfPages(_ numberOfPages: Int) -> Self {
    set(\.numberOfPages, to: numberOfPages)
  }

  /// Sets the option to be hidden if there is one page.
  @discardableResult public func hidesForSinglePage(_ hidesForSinglePage: Bool) -> Self {
    set(\.hidesForSinglePage, to: hidesForSinglePage, resizes: false)
  }

  /// Sets the color of the indicators.
  @discardableResult public func pageIndicatorTintColor(_ pageIndicatorTintColor: UIColor?) -> Self
  {
    set(\.pageIndicatorTintColor, to: pageIndicatorTintColor, resizes: false)
  }

  /// Sets the color of the current page's indicator.
  @discardableResult public func currentPageIndicatorTintColor(
    _ currentPageIndicatorTintColor: UIColor?
  ) -> Self {
    set(\.currentPageIndicatorTintColor, to: currentPageIndicatorTintColor, resizes: false)
  }
}

extension UIPageControl {
  /// Sets the current page, from 0.
  @discardableResult public func currentPage(_ page: Int) -> Self {
    set(\.currentPage, to: page, resizes: false)
  }
}
