import CompositionalLayout
import LayoutGeometry

/// The closures and the frames of a layout's custom groups by number.
///
/// Descriptions are values and contain no closures; the solver requests frames by number.
@MainActor final class CustomGroupProviders {
  private enum Provider {
    case closure(NSCollectionLayoutGroupCustomItemProvider)
    case frames(LayoutCustomFrames)
  }

  private var providers: [Provider] = []

  /// Stores a closure and returns its number.
  func number(for provider: @escaping NSCollectionLayoutGroupCustomItemProvider) -> Int {
    number(for: .closure(provider))
  }

  /// Stores the frames of a group and returns their number.
  func number(for frames: LayoutCustomFrames) -> Int {
    number(for: .frames(frames))
  }

  private func number(for provider: Provider) -> Int {
    providers.append(provider)
    return providers.count - 1
  }

  /// Returns the frames of one instance of a custom group; an unknown number has none.
  func frames(
    for number: Int, size: CGSize, insets: LayoutInsets, traits: UITraitCollection
  ) -> LayoutCustomFrames {
    guard providers.indices.contains(number) else { return [] }
    switch providers[number] {
    case .frames(let frames): return frames
    case .closure(let provider):
      let environment = LayoutProviderEnvironment(size: size, insets: insets, traits: traits)
      return LayoutCustomFrames(provider(environment).lazy.map(\.value))
    }
  }
}
