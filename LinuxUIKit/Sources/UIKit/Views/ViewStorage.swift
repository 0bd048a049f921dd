/// What a view remembers besides its geometry.
struct ViewStorage {
  /// The fill as it was set, not yet resolved for light or dark.
  var backgroundColor: UIColor?
  /// The tint as it was set; nil takes the superview's.
  var tintColor: UIColor?
  /// Margins as they were set; nil means 8 on each edge.
  var baseMargins: NSDirectionalEdgeInsets?
  /// The view whose alpha decides what shows.
  var mask: UIView?
  /// What follows the touches on the view and inside of it.
  var gestureRecognizers: [UIGestureRecognizer] = []
  /// Whether `layoutSubviews` is due.
  var needsLayout = true
  /// Whether a view inside of this one is due.
  var subtreeNeedsLayout = false
  /// The traits as they were last worked out; nil after a move.
  var traits: UITraitCollection?
  /// The kind of list whose cell, header or footer the view is; nil is what surrounds the view.
  var listEnvironment: UIListEnvironment?
  /// The safe area that the view was last told of.
  var announcedSafeArea = UIEdgeInsets.zero
  /// The margins that the view was last told of.
  var announcedMargins: NSDirectionalEdgeInsets?
}
