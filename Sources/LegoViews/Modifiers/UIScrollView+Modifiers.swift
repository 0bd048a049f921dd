import UIKit

extension UIScrollView {
  /// Sets whether the content bounces along an axis, even if all of it is visible.
  @discardableResult public func bounce(_ axis: NSLayoutConstraint.Axis, bounce: Bool = true)
    -> Self
  {
    if bounce { bounces = true }
    if axis == .vertical { alwaysBounceVertical = bounce } else { alwaysBounceHorizontal = bounce }
    return self
  }

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
  @discardableResult public func contentOffsetObserve(
    handler: @escaping @MainActor (CGPoint) -> Void
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
  @discardableResult public func pageObserve(handler: @escaping @MainActor (CGFloat) -> Void)
    -> Self
  {
    contentOffsetObserve { [weak self] _ in
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
