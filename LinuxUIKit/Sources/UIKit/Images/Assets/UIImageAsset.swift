import Foundation

/// The variants of an image for several environments, as light and dark.
///
/// Image views display the variant for their traits. Images of asset catalogs have an asset with
/// the variants of their set; others can be registered:
///
/// ```swift
/// day.imageAsset?.register(night, with: UITraitCollection(userInterfaceStyle: .dark))
/// imageView.image = day
/// ```
///
/// - Note: Not implemented: configurations other than trait collections, and coding.
// Unchecked because the registered images are used under `lock` only; the other property is a `let`
// of a Sendable value.
open class UIImageAsset: NSObject, @unchecked Sendable {
  private let set: ImageSet?
  private let lock = NSLock()
  private var registered: [(traits: UITraitCollection, image: UIImage)] = []
  private var loaded: [LoadedKey: UIImage] = [:]

  /// A variant of the set: pixels of vector images depend on the scale.
  private struct LoadedKey: Hashable {
    let index: Int
    let scale: CGFloat
  }

  /// Creates an asset without variants.
  public override init() {
    set = nil
  }

  /// Creates the asset of an image set.
  init(set: ImageSet) {
    self.set = set
  }

  /// Creates the asset of an image, which is used where no registered variant is more specific.
  init(base: UIImage) {
    set = nil
    super.init()
    registered = [(UITraitCollection(), base.withoutAsset)]
  }

  /// Registers a variant for traits, which replaces one that is registered for the same traits.
  open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
    lock.withLock {
      registered.removeAll { $0.traits == traitCollection }
      registered.append((traitCollection, image.withoutAsset))
    }
  }

  /// Removes the variant that is registered for traits.
  open func unregister(with traitCollection: UITraitCollection) {
    lock.withLock { registered.removeAll { $0.traits == traitCollection } }
  }

  /// Returns the variant that suits traits best; an empty image without variants.
  open func image(with traitCollection: UITraitCollection) -> UIImage {
    variant(for: traitCollection) ?? UIImage()
  }

  /// Whether the image depends on traits.
  var isDynamic: Bool {
    lock.withLock { registered.count > 1 } || set?.isDynamic ?? false
  }

  /// Returns the variant that suits traits best; `nil` without a variant for the device.
  func variant(for traits: UITraitCollection) -> UIImage? {
    let image = lock.withLock { registeredImage(for: traits) ?? loadedImage(for: traits) }
    return image?.with { $0.asset = self }
  }

  /// Returns the registered variant whose traits are all those of an environment, the last one with
  /// the most traits; any other one if there is none.
  private func registeredImage(for traits: UITraitCollection) -> UIImage? {
    let matching = registered.filter { $0.traits.values.isPart(of: traits.values) }
    return matching.reversed().best { $0.traits.values.specifiedCount }?.image
      ?? registered.first?.image
  }

  private func loadedImage(for traits: UITraitCollection) -> UIImage? {
    guard let set else { return nil }
    let scale =
      traits.displayScale > 0 ? traits.displayScale : UITraitCollection.current.displayScale
    let full = traits.modifyingTraits { $0.displayScale = scale }
    guard let index = set.index(for: full) else { return nil }
    let key = LoadedKey(index: index, scale: scale)
    if let image = loaded[key] { return image }
    let image = set.image(at: index, displayScale: max(1, scale))
    loaded[key] = image
    return image
  }
}

extension TraitValues {
  /// Returns whether all specified values are those of others.
  fileprivate func isPart(of other: TraitValues) -> Bool { other.merging(self) == other }

  /// The number of specified values that distinguish images.
  fileprivate var specifiedCount: Int {
    let none = TraitValues()
    return [
      userInterfaceIdiom != none.userInterfaceIdiom,
      userInterfaceStyle != none.userInterfaceStyle,
      userInterfaceLevel != none.userInterfaceLevel,
      accessibilityContrast != none.accessibilityContrast, displayScale != none.displayScale,
      horizontalSizeClass != none.horizontalSizeClass,
      verticalSizeClass != none.verticalSizeClass, layoutDirection != none.layoutDirection,
      preferredContentSizeCategory != none.preferredContentSizeCategory,
    ].count { $0 }
  }
}

extension UIImage {
  /// The image without variants, as assets store it.
  fileprivate var withoutAsset: UIImage { UIImage(content: content, traits: traits.withoutAsset) }

  /// Returns the variant of the image for traits, with the changes that were applied to the image.
  func resolved(with collection: UITraitCollection) -> UIImage {
    guard let asset = traits.asset ?? lazyAsset.current, asset.isDynamic,
      let variant = asset.variant(for: collection)
    else { return self }
    var merged = traits
    merged.asset = asset
    merged.scale = variant.traits.scale
    merged.orientation = variant.traits.orientation
    merged.resizing = variant.traits.resizing
    return UIImage(content: variant.content, traits: merged)
  }
}

extension UIImage.Traits {
  fileprivate var withoutAsset: UIImage.Traits {
    var traits = self
    traits.asset = nil
    return traits
  }
}

/// An asset that is created when it is first requested.
// Unchecked because the asset is used under `lock` only.
final class LazyImageAsset: @unchecked Sendable {
  private let lock = NSLock()
  private var asset: UIImageAsset?

  /// The asset if it was created.
  var current: UIImageAsset? { lock.withLock { asset } }

  /// Returns the asset, created if necessary.
  func value(_ create: () -> UIImageAsset) -> UIImageAsset {
    lock.withLock {
      let value = asset ?? create()
      asset = value
      return value
    }
  }
}
