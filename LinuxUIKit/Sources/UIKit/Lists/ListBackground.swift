import CompositionalLayout
import LayoutGeometry

/// The ground of a list section: a decoration of a kind of our own.
///
/// [guess] It covers the section from one side of the view to the other, whatever keeps the rows
/// away from there. At the ends of the content it goes on for the length of the view, so that
/// neither a short list nor a pull beyond the end shows the view's own background.
struct ListBackground {
  /// The kind under which the view is registered.
  static let kind = "UICollectionViewListLayoutElementKindSectionBackground"

  /// Whether nothing comes before the section.
  let isFirst: Bool
  /// Whether nothing comes after it.
  let isLast: Bool
  /// The layout around the section.
  let configuration: LayoutConfiguration
  /// The view.
  let environment: LayoutEnvironment

  /// The decoration for a section of this description.
  func decoration(of section: LayoutSection) -> LayoutDecoration {
    let (axis, cross) = (configuration.axis, configuration.axis.crossing)
    let sides = environment.insets(
      for: section.insetsReference, automatic: configuration.insetsReference, on: cross)
    let length = environment.size[axis]
    let ends = LayoutInterval(start: isFirst ? length : 0, end: isLast ? length : 0)
    let insets =
      axis == .vertical
      ? LayoutInsets(
        top: -ends.start, leading: -sides.leading, bottom: -ends.end, trailing: -sides.trailing)
      : LayoutInsets(
        top: -sides.top, leading: -ends.start, bottom: -sides.bottom, trailing: -ends.end)
    return LayoutDecoration(
      kind: Self.kind, insets: insets, zIndex: ListMetrics.backgroundZIndex)
  }
}
