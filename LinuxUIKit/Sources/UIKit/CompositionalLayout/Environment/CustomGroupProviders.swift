import CompositionalLayout
import LayoutGeometry

/// The closures of a layout's custom groups, each under the number that its description holds.
///
/// Descriptions are values and can hold no closure; the solver asks for frames by number.
@MainActor final class CustomGroupProviders {
  private var providers: [NSCollectionLayoutGroupCustomItemProvider] = []

  /// Keeps a provider and returns its number.
  func number(for provider: @escaping NSCollectionLayoutGroupCustomItemProvider) -> Int {
    providers.append(provider)
    return providers.count - 1
  }

  /// The frames of one instance of the group whose provider has this number; unknown ones have none.
  func frames(
    for number: Int, size: CGSize, insets: LayoutInsets, traits: UITraitCollection
  ) -> [LayoutCustomFrame] {
    guard providers.indices.contains(number) else { return [] }
    let environment = LayoutProviderEnvironment(size: size, insets: insets, traits: traits)
    return providers[number](environment).map(\.value)
  }
}
