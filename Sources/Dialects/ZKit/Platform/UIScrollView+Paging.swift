import LegoViews
import UIKit

// Scroll views of tvOS have no pages.
#if !os(tvOS)
  extension UIScrollView {
    /// Sets whether scrolling stops at multiples of the visible size: ``isPagingEnabled(_:)``.
    @discardableResult public func pageEnabled(_ enabled: Bool = true) -> Self {
      isPagingEnabled(enabled)
    }
  }
#endif
