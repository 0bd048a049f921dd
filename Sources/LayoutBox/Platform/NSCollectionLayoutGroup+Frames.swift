import CompositionalLayout
import UIKit

extension NSCollectionLayoutGroup {
  /// Returns a custom group with the frames of its items, in its coordinate space.
  ///
  /// UIKit's interface takes an object for each item. The Linux UIKit takes the frames themselves,
  /// which is faster for large sections.
  @MainActor static func custom(
    layoutSize: NSCollectionLayoutSize, itemFrames frames: LayoutCustomFrames
  ) -> NSCollectionLayoutGroup {
    #if canImport(Darwin)
      .custom(layoutSize: layoutSize) { _ in
        frames.map { NSCollectionLayoutGroupCustomItem(frame: $0.frame, zIndex: $0.zIndex) }
      }
    #else
      .custom(layoutSize: layoutSize, frames: frames)
    #endif
  }
}
