import UIKit

extension UIPageControl {
  /// Binds the number of pages to a stream; with `nil` it remains as it is.
  @discardableResult public func numberOfPages(_ numberOfPages: (some Outputing<Int>)?) -> Self {
    bind(numberOfPages) { $0.numberOfPages($1) }
  }

  /// Binds the option to be hidden if there is one page to a stream; with `nil` it remains as it is.
  @discardableResult public func hidesForSinglePage(_ hidesForSinglePage: (some Outputing<Bool>)?)
    -> Self
  {
    bind(hidesForSinglePage) { $0.hidesForSinglePage($1) }
  }

  /// Binds the color of the indicators to a stream; with `nil` it remains as it is.
  @discardableResult public func pageIndicatorTintColor(
    _ pageIndicatorTintColor: (some Outputing<UIColor>)?
  ) -> Self {
    bind(pageIndicatorTintColor) { $0.pageIndicatorTintColor($1) }
  }

  /// Binds the color of the indicators to a stream; with `nil` it remains as it is.
  @discardableResult public func pageIndicatorTintColor(
    _ pageIndicatorTintColor: (some Outputing<UIColor?>)?
  ) -> Self {
    bind(pageIndicatorTintColor) { $0.pageIndicatorTintColor($1) }
  }

  /// Binds the color of the current page's indicator to a stream; with `nil` it remains as it is.
  @discardableResult public func currentPageIndicatorTintColor(
    _ currentPageIndicatorTintColor: (some Outputing<UIColor>)?
  ) -> Self {
    bind(currentPageIndicatorTintColor) { $0.currentPageIndicatorTintColor($1) }
  }

  /// Binds the color of the current page's indicator to a stream; with `nil` it remains as it is.
  @discardableResult public func currentPageIndicatorTintColor(
    _ currentPageIndicatorTintColor: (some Outputing<UIColor?>)?
  ) -> Self {
    bind(currentPageIndicatorTintColor) { $0.currentPageIndicatorTintColor($1) }
  }
}
