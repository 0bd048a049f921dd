import CompositionalLayout

extension NSCollectionLayoutGroup {
  /// A drawing of the group and its items in characters, for debugging.
  ///
  /// ```
  /// horizontal group 375 × 44: .fractionalWidth(1) × .absolute(44), 2 of equal length
  /// ┌───────────────────┬───────────────────┐
  /// │0                  │1                  │
  /// └───────────────────┴───────────────────┘
  ///   item 0: 187.5 × 44 at (0, 0), .fractionalWidth(1) × .fractionalHeight(1)
  ///   item 1: 187.5 × 44 at (187.5, 0), .fractionalWidth(1) × .fractionalHeight(1)
  /// ```
  ///
  /// Apple leaves the format open. It contains one instance of the group in a container of 375 by
  /// 667 points, tells where everything is and how it is described, and what is wrong with it;
  /// estimates stand for what is measured. A custom group's closure is asked. The text is short
  /// however large the group is.
  public func visualDescription() -> String {
    let providers = CustomGroupProviders()
    let drawing = GroupDrawing(of: node(with: providers), in: Self.nominalContainer) {
      number, size, insets in
      MainActor.assumeIsolated {
        providers.frames(for: number, size: size, insets: insets, traits: UITraitCollection())
      }
    }
    return drawing.description
  }

  // Unverified: the container of the drawing, a small phone as in the examples of
  // compositional-layout.md, 1.7.
  private static var nominalContainer: CGSize { CGSize(width: 375, height: 667) }
}
