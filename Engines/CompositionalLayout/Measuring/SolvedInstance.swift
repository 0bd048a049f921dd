import Foundation
import LayoutGeometry

/// The frames of one instance of a section's group, and how far they depend on measured sizes.
///
/// A class, so that trees and look-ups hand on one reference.
final class SolvedInstance: Sendable {
  /// Its frames.
  let template: LayoutTemplate
  /// How many items the frames depend on, those that did not fit counted; 0 while nobody asked.
  let reach: Int

  /// An instance with these frames.
  init(_ template: LayoutTemplate, reach: Int) {
    self.template = template
    self.reach = reach
  }

  /// How many items it takes.
  var leafCount: Int { template.leaves.count }

  /// Its length, in points.
  func length(on axis: LayoutAxis) -> CGFloat { template.size[axis] }
}
