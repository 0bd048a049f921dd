import UIKit

extension UIScrollView {
  /// Sets whether scroll indicators are displayed.
  @discardableResult public func showsIndicators(_ areShown: Bool) -> Self {
    showsVerticalScrollIndicator = areShown
    showsHorizontalScrollIndicator = areShown
    return self
  }

  /// Calls a function with the content offset after it has changed, by a touch or by code, once for each
  /// pass of the main run loop.
  ///
  /// It doesn't concern the delegate. The function is released with the view; capture what owns the
  /// view weakly.
  @discardableResult public func onContentOffsetChanged(
    _ handler: @escaping @MainActor (CGPoint) -> Void
  ) -> Self {
    var last = contentOffset
    return onBoundsChanged { bounds in
      guard bounds.origin != last else { return }
      last = bounds.origin
      handler(last)
    }
  }

  /// Calls a function with the page after the content offset has changed: 1.5 is halfway
  /// between the second and the third page.
  ///
  /// A page is as long as the scroll view. Pages are counted from the left if the content is wider than
  /// the scroll view, otherwise from the top.
  @discardableResult public func onPageChanged(_ handler: @escaping @MainActor (CGFloat) -> Void)
    -> Self
  {
    onContentOffsetChanged { [weak self] _ in
      guard let page = self?.page else { return }
      handler(page)
    }
  }

  /// The position in pages, from 0; `nil` for a scroll view without a size.
  private var page: CGFloat? {
    let isHorizontal = contentSize.width > bounds.width
    let (offset, length) =
      isHorizontal ? (contentOffset.x, bounds.width) : (contentOffset.y, bounds.height)
    return length > 0 ? offset / length : nil
  }
}
