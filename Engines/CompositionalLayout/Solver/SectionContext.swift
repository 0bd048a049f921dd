import Foundation
import LayoutGeometry

/// What a section's solver knows about the layout around it.
struct SectionContext {
  /// The configuration of the layout.
  let configuration: LayoutConfiguration
  /// The view.
  let environment: LayoutEnvironment

  /// The scroll axis.
  var axis: LayoutAxis { configuration.axis }

  /// What sections have across the scroll axis, from the reference's insets to the other side (2.1).
  func span(for reference: LayoutInsetsReference) -> LayoutInterval {
    let cross = axis.crossing
    let insets = environment.insets(
      for: reference, automatic: configuration.insetsReference, on: cross)
    return LayoutInterval(start: 0, end: environment.size[cross])
      .inset(start: insets.start(cross), end: insets.end(cross))
  }

  /// What the section's groups are resolved against: E(section) of 2.1.
  func groupContainer(of section: LayoutSection) -> CGSize {
    var container = environment.size
    container[axis.crossing] = span(for: section.insetsReference).length
    return container.inset(by: section.insets)
  }
}
