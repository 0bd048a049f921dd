import CompositionalLayout

extension NSCollectionLayoutGroup {
  /// Returns a textual diagram of the group and its items, for debugging.
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
  /// Apple doesn't specify the format. The text shows one instance of the group in a container of
  /// 375 by 667 points, with the frames and dimensions of its items and all diagnostics. Estimates
  /// are used for self-sizing dimensions, and the closure of a custom group is called. The length
  /// of the text is limited, regardless of the size of the group.
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

  // Unverified: the size of the container, that of a small phone as in the examples of
  // compositional-layout.md, 1.7.
  private static var nominalContainer: CGSize { CGSize(width: 375, height: 667) }
}
