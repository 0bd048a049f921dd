/// Where the parts of a list content are.
///
/// In points; x counts from the leading edge, y from the top.
struct ListContentLayout: Equatable {
  /// The image, nil without one.
  var image: CGRect?
  /// The text, nil without one.
  var text: CGRect?
  /// The secondary text, nil without one.
  var secondaryText: CGRect?
  /// How high the content wants to be.
  var height: CGFloat
}
