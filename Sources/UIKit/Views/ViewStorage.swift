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
  /// Whether `layoutSubviews` is due.
  var needsLayout = true
  /// Whether a view inside of this one is due.
  var subtreeNeedsLayout = false
  /// The traits as they were last worked out; nil after a move.
  var traits: UITraitCollection?
  /// The traits that the view was last told of.
  var announcedTraits: UITraitCollection?
  /// The safe area that the view was last told of.
  var announcedSafeArea = UIEdgeInsets.zero
  /// The margins that the view was last told of.
  var announcedMargins: NSDirectionalEdgeInsets?
  /// The part of the interface that people who can't see it hear.
  var accessibility = AccessibilityStorage()
}

/// What a view tells assistive technology, and tests.
struct AccessibilityStorage {
  /// A name that is spoken.
  var label: String?
  /// A name that only tests see.
  var identifier: String?
  /// What is spoken as the current value.
  var value: String?
}
