/// The frames of list content, as computed by `ListContentSolver`.
///
/// Lengths are in points; x counts from the leading edge, y from the top.
struct ListContentLayout: Equatable {
  /// The frame of the image, or `nil` without one.
  var image: CGRect?
  /// The frame of the text, or `nil` without one.
  var text: CGRect?
  /// The frame of the secondary text, or `nil` without one.
  var secondaryText: CGRect?
  /// The preferred height.
  var height: CGFloat
}
