/// Where the parts of a button are; nil for those that it does not have.
///
/// In the coordinates of the rectangle that they were placed in.
struct ButtonFrames: Equatable {
  /// The image.
  var image: CGRect?
  /// The title.
  var title: CGRect?
  /// The subtitle.
  var subtitle: CGRect?

  /// The same, every frame changed in one way.
  func mapped(_ change: (CGRect) -> CGRect) -> ButtonFrames {
    ButtonFrames(
      image: image.map(change), title: title.map(change), subtitle: subtitle.map(change))
  }
}
