import BenchmarkHarness
import Foundation
import UIKit

/// A compositional layout that measures the time of every call by its collection view.
final class TimedLayout: UICollectionViewCompositionalLayout {
  /// The time spent in the layout since the last reset, in nanoseconds.
  var nanoseconds = 0.0
  private var depth = 0
  private let clock = ContinuousClock()

  override func prepare() { timed { super.prepare() } }

  override var collectionViewContentSize: CGSize { timed { super.collectionViewContentSize } }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    timed { super.layoutAttributesForElements(in: rect) }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    timed { super.layoutAttributesForItem(at: indexPath) }
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    timed { super.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath) }
  }

  override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    timed { super.layoutAttributesForDecorationView(ofKind: elementKind, at: indexPath) }
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    timed { super.shouldInvalidateLayout(forBoundsChange: newBounds) }
  }

  override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    timed { super.invalidationContext(forBoundsChange: newBounds) }
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    timed { super.invalidateLayout(with: context) }
  }

  /// Measures `work`; nested calls are part of the outermost one.
  private func timed<Result>(_ work: () -> Result) -> Result {
    guard depth == 0 else { return work() }
    depth += 1
    let start = clock.now
    defer {
      nanoseconds += (clock.now - start).nanoseconds
      depth -= 1
    }
    return work()
  }
}
