import CompositionalLayout

/// A place at the edge or corner of an item, to which a badge is tied.
///
/// A fractional offset counts in parts of the badge's own size, an absolute one in points.
/// Positive x is away from the leading edge.
///
/// ```swift
/// let corner = NSCollectionLayoutAnchor(
///   edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3))
/// ```
///
/// Checked against compositional-layout.md, 1.5.
@preconcurrency @MainActor public class NSCollectionLayoutAnchor: NSObject, NSCopying {
  let value: LayoutAnchor

  init(_ value: LayoutAnchor) {
    self.value = value
  }

  /// The place at these edges; no edge on an axis, or both, is its middle.
  public convenience init(edges: NSDirectionalRectEdge) {
    self.init(edges: edges, absoluteOffset: .zero)
  }

  /// The place at these edges, moved by an offset in points.
  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.init(LayoutAnchor(edges: LayoutEdges(rawValue: edges.rawValue), offset: absoluteOffset))
  }

  /// The place at these edges, moved by parts of the badge's own size.
  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(
      LayoutAnchor(
        edges: LayoutEdges(rawValue: edges.rawValue), offset: fractionalOffset, isFractional: true))
  }

  /// The edges that name the place.
  public var edges: NSDirectionalRectEdge { NSDirectionalRectEdge(rawValue: value.edges.rawValue) }

  /// The offset that it was made with: points, or parts of the badge's own size.
  public var offset: CGPoint { value.offset }

  /// Whether the offset is in points.
  public var isAbsoluteOffset: Bool { !value.isFractional }

  /// Whether the offset is in parts of the badge's own size.
  public var isFractionalOffset: Bool { value.isFractional }

  /// Returns the same object, which is immutable.
  nonisolated public func copy(with zone: NSZone? = nil) -> Any { self }
}
