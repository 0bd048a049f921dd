/// One cell, header, badge or background of a section that can be seen now.
///
/// `NSCollectionLayoutSection.visibleItemsInvalidationHandler` gets them. What it sets holds for
/// the layout pass that begins; the next one begins with what the layout itself says.
///
/// In a section that scrolls across the layout, places count in the content of its scroll view
/// there: `item.frame.midX - offset.x` is where the middle is seen.
///
/// Checked against compositional-layout.md 1.13 and 5.4.
@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: NSObjectProtocol, UIDynamicItem {
  /// How opaque the item is, from 0 to 1.
  var alpha: CGFloat { get set }
  /// Items of a higher value are in front.
  var zIndex: Int { get set }
  /// Whether the item is left out of the screen.
  var isHidden: Bool { get set }
  /// The middle, in points.
  var center: CGPoint { get set }
  /// The flat transform about the middle.
  var transform: CGAffineTransform { get set }
  /// The transform about the middle; ours draws what it does in the plane.
  var transform3D: CATransform3D { get set }
  /// What the item is called.
  ///
  /// [guess 1.13] Apple's sheet says nothing more; ours is the element's kind.
  var name: String { get }
  /// The item's place in the data.
  var indexPath: IndexPath { get }
  /// The smallest upright rectangle around the transformed item, in points.
  var frame: CGRect { get }
  /// The item's rectangle in its own coordinates.
  var bounds: CGRect { get }
  /// Cell, supplementary view or decoration view.
  var representedElementCategory: UICollectionView.ElementCategory { get }
  /// The kind of the supplementary or decoration view; nil for a cell.
  var representedElementKind: String? { get }
}
