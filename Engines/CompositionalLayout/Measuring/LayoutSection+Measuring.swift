extension LayoutSection {
  /// Whether views are asked for lengths on which the place of others depends: those of its cells,
  /// its headers or its footers (compositional-layout.md 4.1).
  ///
  /// Visits the whole description.
  package var measuresViews: Bool {
    group.hasMeasuredLeaf || boundaryItems.contains(where: \.isMeasured)
  }
}

extension LayoutConfiguration {
  /// Whether a boundary item of the whole layout is asked for its size.
  package var measuresViews: Bool { boundaryItems.contains(where: \.isMeasured) }
}

extension LayoutBoundaryItem {
  fileprivate var isMeasured: Bool { !LayoutSelfSizing(size).isEmpty }
}
