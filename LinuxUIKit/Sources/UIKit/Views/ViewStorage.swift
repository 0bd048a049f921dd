/// The state of a view besides its geometry.
struct ViewStorage {
  /// The background color as set, not resolved for an appearance.
  var backgroundColor: UIColor?
  /// The tint color as set; `nil` inherits the superview's.
  var tintColor: UIColor?
  /// The margins as set; `nil` means 8 points on each edge.
  var baseMargins: NSDirectionalEdgeInsets?
  /// The mask view.
  var mask: UIView?
  /// The gesture recognizers of the view.
  var gestureRecognizers: [UIGestureRecognizer] = []
  /// Whether `layoutSubviews` is pending.
  var needsLayout = true
  /// Whether a descendant needs layout.
  var subtreeNeedsLayout = false
  /// The cached traits; `nil` after a move.
  var traits: UITraitCollection?
  /// The list environment of a cell, header or footer; `nil` inherits it.
  var listEnvironment: UIListEnvironment?
  /// The safe area insets last reported to the view.
  var reportedSafeArea = UIEdgeInsets.zero
  /// The margins last reported to the view.
  var reportedMargins: NSDirectionalEdgeInsets?
}
