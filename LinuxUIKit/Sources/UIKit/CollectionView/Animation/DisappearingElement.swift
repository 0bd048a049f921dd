/// A view that stays on the screen until the movement is over with which it leaves.
///
/// Its element is none of those that are shown: no question about the collection view finds it.
@MainActor struct DisappearingElement {
  /// The view and what is known of it.
  var shown: VisibleElement
  /// The element as it was called before it began to leave; the delegate is told of this one.
  let before: ElementID
  /// The element by its present place in the data; nil when the data is gone.
  var element: ElementID?
  /// The movement with which it leaves.
  let stage: UpdateAnimation
  /// Whether its view can be used again.
  var isKept = true
}
