import Foundation

/// One instance of a section's group in its place.
struct PlacedInstance {
  /// Its number, from the start of the section.
  var number: Int
  /// The item at which it starts.
  var item: Int
  /// Where it starts along the axis of its stack, in points from the section's content start.
  var origin: CGFloat
  /// Its frames, and what they depend on.
  let solved: SolvedInstance

  /// Its frames.
  var template: LayoutTemplate { solved.template }
}
