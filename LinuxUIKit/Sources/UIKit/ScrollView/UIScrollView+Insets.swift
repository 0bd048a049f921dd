extension UIScrollView {
  /// Options for adding the safe area to the content insets.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// Adjusts scrollable axes, and the vertical insets inside a navigation controller.
    case automatic = 0
    /// Adjusts axes on which the content exceeds the bounds or always bounces.
    case scrollableAxes = 1
    /// Doesn't adjust the insets.
    case never = 2
    /// Always adjusts the insets.
    case always = 3
  }

  /// The part of the safe area that is currently added to the insets (uikit.md, 5.1).
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
