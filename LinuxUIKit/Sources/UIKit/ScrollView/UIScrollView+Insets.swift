extension UIScrollView {
  /// When the safe area is added to the content's insets.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// On axes that scroll, and at top and bottom of a screen with a navigation bar.
    case automatic = 0
    /// On axes that scroll: where the content is larger than the bounds, or always bounces.
    case scrollableAxes = 1
    /// Never.
    case never = 2
    /// Always.
    case always = 3
  }

  /// The part of the safe area that is added to the insets now (uikit.md 5.1).
  var safeAreaAdjustment: UIEdgeInsets {
    switch contentInsetAdjustmentBehavior {
    case .never: .zero
    case .always: safeAreaInsets
    case .scrollableAxes: safeArea(vertically: scrollsVertically)
    case .automatic: safeArea(vertically: scrollsVertically || isInNavigationController)
    }
  }

  private var scrollsVertically: Bool {
    alwaysBounceVertical || contentSize.height > bounds.height
  }

  private var scrollsHorizontally: Bool {
    alwaysBounceHorizontal || contentSize.width > bounds.width
  }

  private var isInNavigationController: Bool {
    let owner = sequence(first: self as UIResponder, next: \.next)
      .lazy.compactMap { $0 as? any ViewOwner }.first
    return owner?.isInNavigation ?? false
  }

  private func safeArea(vertically: Bool) -> UIEdgeInsets {
    var insets = safeAreaInsets
    if !vertically { (insets.top, insets.bottom) = (0, 0) }
    if !scrollsHorizontally { (insets.left, insets.right) = (0, 0) }
    return insets
  }
}
