import LegoKit
import UIKit

/// A renderer that displays its content in a view with the size of a phone, without a window.
@MainActor struct Shown {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
  let renderer: LegoRenderer

  init(_ lego: Lego) {
    self.init(LegoRenderer(lego: lego))
  }

  init(_ renderer: LegoRenderer) {
    self.renderer = renderer
    renderer.render(in: view)
    view.layoutIfNeeded()
  }

  /// Applies another description and lays it out.
  func apply(_ lego: Lego) {
    renderer.apply(lego)
    view.layoutIfNeeded()
  }

  /// The displayed collection view.
  var collectionView: UICollectionView {
    renderer.collectionView
      ?? UICollectionView(
        frame: .zero, collectionViewLayout: UICollectionViewLayout())
  }

  /// The frames of the visible cells, in the order of their index paths.
  var frames: [CGRect] {
    paths.compactMap { collectionView.cellForItem(at: $0)?.frame }
  }

  /// The ids of the visible tiles and notes, in the order of their index paths.
  var ids: [Int] {
    paths.compactMap { renderer.item(at: $0)?.id.base.base as? Int }
  }

  /// Returns the tiles with which the cell at a position was updated, in order.
  func tiles(_ item: Int, section: Int = 0) -> [Tile] {
    let cell = collectionView.cellForItem(at: IndexPath(item: item, section: section))
    return (cell as? TileCell)?.tiles ?? []
  }

  private var paths: [IndexPath] { collectionView.indexPathsForVisibleItems.sorted() }
}

/// Returns the views of a type in another view, from back to front.
@MainActor func views<View: UIView>(of type: View.Type, in view: UIView) -> [View] {
  view.subviews.flatMap { [$0 as? View].compactMap { $0 } + views(of: type, in: $0) }
}

/// Returns whether frames are equal within half a point, the tolerance for rounding to pixels.
func areClose(_ frames: [CGRect], _ expected: [CGRect]) -> Bool {
  frames.count == expected.count
    && zip(frames, expected).allSatisfy { one, other in
      abs(one.minX - other.minX) <= 0.5 && abs(one.minY - other.minY) <= 0.5
        && abs(one.width - other.width) <= 0.5 && abs(one.height - other.height) <= 0.5
    }
}
