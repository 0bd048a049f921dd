import CompositionalLayout
import LayoutGeometry

// Unverified: that it covers the view from side to side whatever the insets of the rows are, and
// extends beyond the ends of the content by the length of the view, so that neither a short list
// nor bouncing shows the view's own background; inferred from the appearance of lists.
/// The background of a list section, which is a decoration view of an internal kind.
struct ListBackground {
  /// The kind under which the view is registered.
  static let kind = "UICollectionViewListLayoutElementKindSectionBackground"

  /// Whether it is the first section.
  let isFirst: Bool
  /// Whether it is the last section.
  let isLast: Bool
  let configuration: LayoutConfiguration
  let environment: LayoutEnvironment

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
