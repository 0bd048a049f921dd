import CompositionalLayout

extension NSCollectionLayoutGroup {
  /// The diagram that `visualDescription()` returns.
  var drawnDescription: String {
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
