/// The frames of a button's parts; `nil` for missing parts.
///
/// Frames are in the coordinate system of the rectangle in which the parts were arranged.
struct ButtonFrames: Equatable {
  var image: CGRect?
  var title: CGRect?
  var subtitle: CGRect?

  /// Returns a copy with every frame transformed.
  func mapped(_ change: (CGRect) -> CGRect) -> ButtonFrames {
    ButtonFrames(
      image: image.map(change), title: title.map(change), subtitle: subtitle.map(change))
  }
}
