import Foundation
import LayoutGeometry

/// The frames of one instance of a section's group, and the number of items that they depend on.
///
/// A class, so that trees and look-ups copy a single reference.
final class SolvedInstance: Sendable {
  /// The frames.
  let template: LayoutTemplate
  /// The number of items that the frames depend on, including items that did not fit; 0 if not
  /// determined yet.
  let reach: Int

  /// Creates an instance with these frames.
  init(_ template: LayoutTemplate, reach: Int) {
    self.template = template
    self.reach = reach
  }

  /// The number of items that it contains.
  var leafCount: Int { template.leaves.count }

  /// Returns its length along an axis, in points.
  func length(on axis: LayoutAxis) -> CGFloat { template.size[axis] }
}
