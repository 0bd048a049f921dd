/// The text view of a container, as functions: containers belong to no actor, and views to the main
/// actor.
struct TextContainerHost {
  /// Returns the size of the view without the insets of the text; `nil` if the view is gone.
  var size: () -> CGSize?
  /// Returns the text as the view displays it.
  var text: () -> FlowingText?
  /// Called after a property of the container has changed.
  var containerDidChange: () -> Void
  /// Called after a range of the text has changed, with the change of its length.
  var textDidChange: (NSRange, Int) -> Void
  /// Called after the layout manager has another text storage.
  var storageDidChange: () -> Void
}

/// A text that fills containers, with what its lines and their drawing depend on.
struct FlowingText {
  var string: String
  var styled: StyledText
  /// The color of glyphs that have none.
  var color: UIColor
  var environment: TextEnvironment
}

/// The scale and the direction of the interface that displays a text.
struct TextEnvironment: Equatable {
  var scale: CGFloat
  var isRightToLeft: Bool

  init(_ traits: UITraitCollection) {
    scale = traits.displayScale
    isRightToLeft = traits.layoutDirection == .rightToLeft
  }

  init(scale: CGFloat, isRightToLeft: Bool) {
    (self.scale, self.isRightToLeft) = (scale, isRightToLeft)
  }
}
