import Foundation

/// One instance of a section's group in its place.
struct PlacedInstance {
  /// Its number, from the start of the section.
  var number: Int
  /// The item at which it starts.
  var item: Int
  /// Where it starts along the axis of its stack, in points from the section's content start.
  var origin: CGFloat
  /// Its frames.
  let template: LayoutTemplate
  /// How many items its frames depend on, counted from its first.
  let reach: Int
}
