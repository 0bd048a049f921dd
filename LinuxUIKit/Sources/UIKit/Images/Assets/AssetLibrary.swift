import Foundation

/// The asset catalogs and named assets that are in use, kept so that each file is read once.
///
/// Catalogs and colors are kept as long as the process runs; of images and symbols those that were
/// used last. A file that changes while the app runs isn't read again.
// Unchecked because the values are used under `lock` only.
package final class AssetLibrary: @unchecked Sendable {
  /// The library of this process.
  package static let shared = AssetLibrary()

  /// A set in a bundle.
  private struct Key: Hashable {
    let bundle: String
    let set: AssetCatalog.Key
  }

  /// Up to twice this number of images is kept.
  private static let keptImages = 64
  private let lock = NSLock()
  private var catalogs: [String: AssetCatalog] = [:]
  private var hostedExecutable: String?
  private var colors: [Key: NamedColor] = [:]
  private var images = RecentValues<Key, UIImageAsset>(generationSize: AssetLibrary.keptImages)

  /// Forgets all catalogs and assets, so that their files are read again.
  package func removeAll() {
    lock.withLock {
      catalogs = [:]
      colors = [:]
      images = RecentValues(generationSize: Self.keptImages)
    }
  }

  /// Makes the resources of an executable's target resources of the main bundle.
  ///
  /// Tests that import an app run in a process whose main bundle isn't the app's. On Apple's platforms
  /// the app hosts its tests.
  package func host(executable: String) {
    lock.withLock {
      hostedExecutable = executable
      catalogs = [:]
    }
  }

  /// Returns the color of a color set; `nil` if there is none, or it is damaged.
  func color(named name: String, in bundle: Bundle) -> NamedColor? {
    let key = Key(bundle: bundle.bundlePath, set: AssetCatalog.Key(kind: .color, name: name))
    return lock.withLock {
      if let known = colors[key] { return known }
      guard let folder = folder(of: key, in: bundle) else { return nil }
      let color = NamedColor(name: name, folder: folder)
      colors[key] = color
      return color
    }
  }

  /// Returns the asset of an image set or symbol set; `nil` if there is none, or it is damaged.
  func imageAsset(named name: String, in bundle: Bundle) -> UIImageAsset? {
    lock.withLock {
      imageAsset(.image, named: name, in: bundle) ?? imageAsset(.symbol, named: name, in: bundle)
    }
  }

  /// Returns the folder of a data set; `nil` if there is none.
  func dataFolder(named name: String, in bundle: Bundle) -> URL? {
    let key = Key(bundle: bundle.bundlePath, set: AssetCatalog.Key(kind: .data, name: name))
    return lock.withLock { folder(of: key, in: bundle) }
  }

  private func imageAsset(
    _ kind: AssetCatalog.Kind, named name: String, in bundle: Bundle
  ) -> UIImageAsset? {
    let key = Key(bundle: bundle.bundlePath, set: AssetCatalog.Key(kind: kind, name: name))
    if let known = images.value(for: key) { return known.value }
    guard let folder = folder(of: key, in: bundle), let set = ImageSet(folder: folder, kind: kind)
    else { return nil }
    let asset = UIImageAsset(set: set)
    _ = images.insert(asset, for: key)
    return asset
  }

  private func folder(of key: Key, in bundle: Bundle) -> URL? {
    let catalog = catalogs[key.bundle] ?? AssetCatalog(bundle: bundle, hosting: hostedExecutable)
    catalogs[key.bundle] = catalog
    return catalog.folder(of: key.set.kind, named: key.set.name)
  }
}
