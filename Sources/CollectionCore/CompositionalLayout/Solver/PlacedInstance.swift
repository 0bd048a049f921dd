import Foundation

/// One instance of a section's group in its place.
struct PlacedInstance {
  /// Its number, from the start of the section.
  let number: Int
  /// The item at which it starts.
  let item: Int
  /// Where it starts along the axis of its stack, in points from the section's content start.
  let origin: CGFloat
  /// Its frames.
  let template: LayoutTemplate
  /// How many items its frames depend on, counted from its first.
  let reach: Int
}
