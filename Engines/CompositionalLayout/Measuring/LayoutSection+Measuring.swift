extension LayoutSection {
  /// Whether the layout depends on measured views: cells, headers or footers
  /// (compositional-layout.md, 4.1).
  ///
  /// Visits the whole description.
  package var measuresViews: Bool {
    group.hasMeasuredLeaf || boundaryItems.contains(where: \.isMeasured)
  }
}

extension LayoutConfiguration {
  /// Whether a boundary item of the whole layout is measured.
  package var measuresViews: Bool { boundaryItems.contains(where: \.isMeasured) }
}

extension LayoutBoundaryItem {
  fileprivate var isMeasured: Bool { !LayoutSelfSizing(size).isEmpty }
}
