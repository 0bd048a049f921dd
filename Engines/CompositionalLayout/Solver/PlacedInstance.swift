import Foundation

/// One instance of a section's group with its position.
struct PlacedInstance {
  /// Its index in the section.
  var number: Int
  /// Its first item.
  var item: Int
  /// Its origin along the axis of its stack, in points from the section's content start.
  var origin: CGFloat
  /// Its frames and their dependencies.
  let solved: SolvedInstance

  /// Its frames.
  var template: LayoutTemplate { solved.template }
}
