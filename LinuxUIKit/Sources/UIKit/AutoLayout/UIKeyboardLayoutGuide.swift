/// A guide whose area follows an object outside the view hierarchy.
///
/// - Note: Not implemented: constraints that are active near an edge only.
open class UITrackingLayoutGuide: UILayoutGuide {}

/// The guide of the area of a view that the keyboard covers (iOS 15).
///
/// ```swift
/// composer.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor).isActive = true
/// ```
///
/// The area is as wide as the view and at its bottom. While the keyboard is hidden, it is the part of
/// the safe area at the bottom. The layout changes with the animation of the keyboard.
///
/// - Note: Not implemented: undocked keyboards, which phones don't have.
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Whether the area contains that below the safe area while the keyboard is hidden.
  ///
  /// The default is `true`.
  open var usesBottomSafeArea = true {
    didSet { owningView?.setNeedsLayout() }
  }

  init(of view: UIView) {
    super.init()
    owningView = view
    identifier = "UIViewKeyboardLayoutGuide"
  }

  /// The height of the area in points.
  private var height: CGFloat {
    guard let view = owningView else { return 0 }
    let safeArea = usesBottomSafeArea ? view.safeAreaInsets.bottom : 0
    guard let window = view.window, let keyboard = window.keyboardFrame else { return safeArea }
    let frame = view.convert(
      keyboard.offsetBy(dx: -window.frame.minX, dy: -window.frame.minY), from: window)
    return max(safeArea, view.bounds.maxY - frame.minY)
  }

  private var insets: UIEdgeInsets {
    UIEdgeInsets(top: (owningView?.bounds.height ?? 0) - height, left: 0, bottom: 0, right: 0)
  }

  open override var layoutFrame: CGRect { owningView?.bounds.inset(by: insets) ?? .zero }

  override var isPositionedByEngine: Bool { false }

  override func contributions(
    as entry: LayoutItemEntry, in engine: LayoutEngine
  ) -> [Contribution] {
    owningView.map { contributions(of: insets, in: $0, as: entry, in: engine) } ?? []
  }
}

extension UIView {
  /// Marks the views with a keyboard guide for layout; returns whether there is one.
  ///
  /// Visits the subtree.
  func keyboardFrameDidChange() -> Bool {
    let hasGuide = autoLayoutState?.keyboardGuide != nil
    if hasGuide { setNeedsLayout() }
    return subviews.reduce(hasGuide) { $1.keyboardFrameDidChange() || $0 }
  }
}
