import UIKit

#if !os(tvOS)
  extension UIScrollView {
    /// Sets whether scrolling stops at multiples of the visible size.
    @discardableResult public func pageEnabled(_ isEnabled: Bool = true) -> Self {
      set(\.isPagingEnabled, to: isEnabled, resizes: false)
    }
  }
#endif
