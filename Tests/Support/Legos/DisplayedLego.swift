import LegoKit
import UIKit

/// A renderer that displays its content in a view with the size of a phone, without a window.
@MainActor package struct DisplayedLego {
  package let view = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
  package let renderer: LegoRenderer

  package init(_ lego: Lego) {
    self.init(LegoRenderer(lego: lego))
  }

  package init(_ renderer: LegoRenderer) {
    self.renderer = renderer
    renderer.render(in: view)
    view.layoutIfNeeded()
  }

  /// Applies another description and lays it out.
  package func apply(_ lego: Lego) {
    renderer.apply(lego)
    view.layoutIfNeeded()
  }

  /// The displayed collection view.
  package var collectionView: UICollectionView {
    renderer.collectionView
      ?? UICollectionView(
        frame: .zero, collectionViewLayout: UICollectionViewLayout())
  }

  /// The frames of the visible cells, in the order of their index paths.
  package var frames: [CGRect] {
    paths.compactMap { collectionView.cellForItem(at: $0)?.frame }
  }

  /// The ids of the visible items whose ids are numbers, in the order of their index paths.
  package var ids: [Int] {
    paths.compactMap { renderer.item(at: $0)?.id.base.base as? Int }
  }

  private var paths: [IndexPath] { collectionView.indexPathsForVisibleItems.sorted() }
}

/// Returns the views of a type in another view, from back to front.
@MainActor package func views<View: UIView>(of type: View.Type, in view: UIView) -> [View] {
  view.subviews.flatMap { [$0 as? View].compactMap { $0 } + views(of: type, in: $0) }
}

/// Returns whether frames are equal within half a point, the tolerance for rounding to pixels.
package func areClose(_ frames: [CGRect], _ expected: [CGRect]) -> Bool {
  frames.count == expected.count
    && zip(frames, expected).allSatisfy { one, other in
      abs(one.minX - other.minX) <= 0.5 && abs(one.minY - other.minY) <= 0.5
        && abs(one.width - other.width) <= 0.5 && abs(one.height - other.height) <= 0.5
    }
}
