/// A visible cell, supplementary view or decoration view of a section.
///
/// `NSCollectionLayoutSection.visibleItemsInvalidationHandler` receives these items. Changes are
/// valid for one layout pass; the next one starts with the attributes of the layout.
///
/// In an orthogonally scrolling section, positions are in the content of the section's scroll view:
/// `item.frame.midX - offset.x` is the visible center of an item.
///
/// Checked against compositional-layout.md, 1.13 and 5.4.
@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: NSObjectProtocol, UIDynamicItem {
  /// The opacity, from 0 to 1.
  var alpha: CGFloat { get set }
  /// The z-index; items of a higher value are in front.
  var zIndex: Int { get set }
  /// Whether the item is hidden.
  var isHidden: Bool { get set }
  /// The center, in points.
  var center: CGPoint { get set }
  /// The affine transform, applied about the center.
  var transform: CGAffineTransform { get set }
  /// The transform, applied about the center.
  ///
  /// - Note: Not implemented: drawing with perspective.
  var transform3D: CATransform3D { get set }
  // Unverified: the element kind; compositional-layout.md, 1.13 does not specify it.
  /// The name of the item.
  var name: String { get }
  /// The index path.
  var indexPath: IndexPath { get }
  /// The bounding rectangle of the transformed item, in points.
  var frame: CGRect { get }
  /// The item's rectangle in its own coordinates.
  var bounds: CGRect { get }
  /// The category of the element.
  var representedElementCategory: UICollectionView.ElementCategory { get }
  /// The kind of the supplementary or decoration view; `nil` for a cell.
  var representedElementKind: String? { get }
}
