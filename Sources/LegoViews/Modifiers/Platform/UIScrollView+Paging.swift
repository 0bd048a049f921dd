import UIKit

#if !os(tvOS)
  extension UIScrollView {
    /// Sets whether scrolling stops at multiples of the visible size.
    @discardableResult public func pageEnabled(_ isEnabled: Bool = true) -> Self {
      self.isPagingEnabled = isEnabled
      return self
    }
  }
#endif
