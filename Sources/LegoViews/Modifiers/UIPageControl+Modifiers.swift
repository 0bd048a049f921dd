import UIKit

extension UIPageControl {
  /// Sets the current page, from 0.
  @discardableResult public func currentPage(_ page: Int) -> Self {
    self.currentPage = page
    return self
  }
}
