import UIKit

/// The renderers of the collection views that display something.
@MainActor enum DisplayedRenderers {
  private struct WeakRenderer {
    weak var renderer: LegoRenderer?
  }

  private static var renderers: [ObjectIdentifier: WeakRenderer] = [:]

  /// Adds a renderer that displays its content in `view`.
  static func add(_ renderer: LegoRenderer, for view: UICollectionView) {
    renderers = renderers.filter { $0.value.renderer != nil }
    renderers[ObjectIdentifier(view)] = WeakRenderer(renderer: renderer)
  }

  /// Returns the renderer that displays its content in `view`, or `nil`.
  static func renderer(in view: UICollectionView) -> LegoRenderer? {
    let renderer = renderers[ObjectIdentifier(view)]?.renderer
    return renderer?.collectionView === view ? renderer : nil
  }
}
