import Foundation
import LayoutGeometry

/// The environment of a section in its layout.
struct SectionContext {
  /// The configuration of the layout.
  let configuration: LayoutConfiguration
  /// The view.
  let environment: LayoutEnvironment

  /// The scroll axis.
  var axis: LayoutAxis { configuration.axis }

  /// Returns the interval of sections across the scroll axis, between the insets of a reference
  /// (compositional-layout.md, 2.1).
  func span(for reference: LayoutInsetsReference) -> LayoutInterval {
    let cross = axis.crossing
    let insets = environment.insets(
      for: reference, automatic: configuration.insetsReference, on: cross)
    return LayoutInterval(start: 0, end: environment.size[cross])
      .inset(start: insets.start(cross), end: insets.end(cross))
  }

  /// Returns the container of the section's groups: E(section) (compositional-layout.md, 2.1).
  func groupContainer(of section: LayoutSection) -> CGSize {
    var container = environment.size
    container[axis.crossing] = span(for: section.insetsReference).length
    return container.inset(by: section.insets)
  }
}
