import UIKit

extension UIPageControl {
  /// Sets the number of pages.
  @discardableResult public func numberOfPages(_ numberOfPages: Int) -> Self {
    self.numberOfPages = numberOfPages
    setNeedsBoxLayout()
    return self
  }

  /// Sets the option to be hidden if there is one page.
  @discardableResult public func hidesForSinglePage(_ hidesForSinglePage: Bool) -> Self {
    self.hidesForSinglePage = hidesForSinglePage
    return self
  }

  /// Sets the color of the indicators.
  @discardableResult public func pageIndicatorTintColor(_ pageIndicatorTintColor: UIColor?) -> Self
  {
    self.pageIndicatorTintColor = pageIndicatorTintColor
    return self
  }

  /// Sets the color of the current page's indicator.
  @discardableResult public func currentPageIndicatorTintColor(
    _ currentPageIndicatorTintColor: UIColor?
  ) -> Self {
    self.currentPageIndicatorTintColor = currentPageIndicatorTintColor
    return self
  }
}

extension UIPageControl {
  /// Sets the current page, from 0.
  @discardableResult public func currentPage(_ page: Int) -> Self {
    self.currentPage = page
    return self
  }
}
