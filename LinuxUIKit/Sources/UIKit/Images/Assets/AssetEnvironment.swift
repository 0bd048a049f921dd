import Foundation

/// The environment for which an entry of a set is: the device, the appearance, the scale and the
/// reading direction.
struct AssetEnvironment: Decodable, Sendable {
  private var idiom: String?
  private var appearances: [Appearance]?
  private var scaleText: String?
  private var displayGamut: String?
  private var languageDirection: String?

  /// A part of the appearance.
  private struct Appearance: Decodable, Sendable {
    var appearance: String?
    var value: String?
  }

  enum CodingKeys: String, CodingKey {
    case idiom, appearances
    case scaleText = "scale"
    case displayGamut = "display-gamut"
    case languageDirection = "language-direction"
  }

  /// The scale of the file; `nil` for one that has all scales.
  var scale: CGFloat? {
    guard let scaleText, scaleText.hasSuffix("x"), let scale = Double(scaleText.dropLast()),
      scale >= 1, scale <= 16
    else { return nil }
    return CGFloat(scale)
  }

  /// Whether the entry depends on the appearance.
  var dependsOnAppearance: Bool { !(appearances ?? []).isEmpty }

  /// Whether the entry depends on the reading direction.
  var dependsOnDirection: Bool { languageDirection != nil }

  /// Returns how well the entry suits traits, a larger number for a better one; `nil` if it is for
  /// another environment.
  ///
  /// The device decides first, then light or dark, the contrast, and the reading direction. Colors
  /// and images for displays with the P3 gamut are used only where there are no others.
  func suitability(for traits: UITraitCollection) -> Int? {
    guard let device = deviceRank(for: traits), let direction = directionRank(for: traits),
      let appearance = appearanceRank(for: traits)
    else { return nil }
    return device * 32 + appearance * 4 + direction * 2 + (displayGamut == "display-P3" ? 0 : 1)
  }

  /// Returns how well the entry suits the device alone.
  func suitabilityIgnoringAppearance(for traits: UITraitCollection) -> Int? {
    deviceRank(for: traits)
  }

  private func deviceRank(for traits: UITraitCollection) -> Int? {
    guard let idiom, idiom != "universal" else { return 0 }
    return idiom == traits.userInterfaceIdiom.assetName ? 1 : nil
  }

  private func directionRank(for traits: UITraitCollection) -> Int? {
    guard let languageDirection else { return 0 }
    let current = traits.layoutDirection == .rightToLeft ? "right-to-left" : "left-to-right"
    return languageDirection == current ? 1 : nil
  }

  private func appearanceRank(for traits: UITraitCollection) -> Int? {
    var rank = 0
    for part in appearances ?? [] {
      switch (part.appearance, part.value) {
      case ("luminosity", "dark"):
        guard traits.userInterfaceStyle == .dark else { return nil }
        rank += 2
      case ("luminosity", "light"):
        guard traits.userInterfaceStyle != .dark else { return nil }
        rank += 2
      case ("contrast", "high"):
        guard traits.accessibilityContrast == .high else { return nil }
        rank += 1
      default: return nil
      }
    }
    return rank
  }
}

extension UIUserInterfaceIdiom {
  /// The name in asset catalogs; `nil` for an unspecified device.
  fileprivate var assetName: String? {
    switch self {
    case .phone: "iphone"
    case .pad: "ipad"
    case .unspecified: "iphone"
    default: nil
    }
  }
}

extension Sequence {
  /// Returns the element for an environment that suits traits best, the first of several; without
  /// one the first for the device.
  // Unverified: an appearance without an entry of its own or for all appearances uses any entry for
  // the device; Apple's documentation names no rule.
  func suiting(
    _ traits: UITraitCollection, _ environment: (Element) -> AssetEnvironment
  ) -> Element? {
    best { environment($0).suitability(for: traits) }
      ?? best { environment($0).suitabilityIgnoringAppearance(for: traits) }
  }

  /// Returns the first element with the largest rank; `nil` if none has a rank.
  func best(_ rank: (Element) -> Int?) -> Element? {
    var found: (element: Element, rank: Int)?
    for element in self {
      guard let rank = rank(element), rank > found?.rank ?? .min else { continue }
      found = (element, rank)
    }
    return found?.element
  }
}
