import CompositionalLayout

/// An anchor that specifies the point of an item at which a supplementary item, such as a badge, is
/// attached.
///
/// A fractional offset is relative to the size of the supplementary item; an absolute offset is in
/// points. A positive x-coordinate points away from the leading edge.
///
/// ```swift
/// let corner = NSCollectionLayoutAnchor(
///   edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3))
/// ```
///
/// Checked against compositional-layout.md, 1.5.
@preconcurrency @MainActor open class NSCollectionLayoutAnchor: NSObject, NSCopying {
  private(set) final var value: LayoutAnchor

  /// Creates an anchor at the given edges.
  ///
  /// An axis with no edge, or with both edges, is centered.
  public convenience init(edges: NSDirectionalRectEdge) {
    self.init(edges: edges, absoluteOffset: .zero)
  }

  /// Creates an anchor at the given edges, with an offset in points.
  public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    value = LayoutAnchor(edges: LayoutEdges(rawValue: edges.rawValue), offset: absoluteOffset)
  }

  /// Creates an anchor at the given edges, with an offset relative to the size of the supplementary
  /// item.
  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(edges: edges)
    value = LayoutAnchor(
      edges: LayoutEdges(rawValue: edges.rawValue), offset: fractionalOffset, isFractional: true)
  }

  /// The edges of the anchor.
  open var edges: NSDirectionalRectEdge { NSDirectionalRectEdge(rawValue: value.edges.rawValue) }

  /// The offset of the anchor, in points or relative to the size of the supplementary item.
  open var offset: CGPoint { value.offset }

  /// A Boolean value that indicates whether the offset is in points.
  open var isAbsoluteOffset: Bool { !value.isFractional }

  /// A Boolean value that indicates whether the offset is relative to the size of the supplementary
  /// item.
  open var isFractionalOffset: Bool { value.isFractional }

  /// Returns the same object, because anchors are immutable.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}
