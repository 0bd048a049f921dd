import CompositionalLayout
import LayoutGeometry

/// The closures of a layout's custom groups by number.
///
/// Descriptions are values and contain no closures; the solver requests frames by number.
@MainActor final class CustomGroupProviders {
  private var providers: [NSCollectionLayoutGroupCustomItemProvider] = []

  /// Stores a closure and returns its number.
  func number(for provider: @escaping NSCollectionLayoutGroupCustomItemProvider) -> Int {
    providers.append(provider)
    return providers.count - 1
  }

  /// Returns the frames of one instance of a custom group; an unknown number has none.
  func frames(
    for number: Int, size: CGSize, insets: LayoutInsets, traits: UITraitCollection
  ) -> [LayoutCustomFrame] {
    guard providers.indices.contains(number) else { return [] }
    let environment = LayoutProviderEnvironment(size: size, insets: insets, traits: traits)
    return providers[number](environment).map(\.value)
  }
}
