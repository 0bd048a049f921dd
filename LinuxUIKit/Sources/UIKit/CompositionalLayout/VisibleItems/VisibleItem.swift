/// The visible item that handlers receive: its attributes, and their original values.
final class VisibleItem: NSObject, NSCollectionLayoutVisibleItem {
  private let attributes: UICollectionViewLayoutAttributes
  private let original: ElementGeometry

  /// Creates an item whose changes are stored in attributes.
  init(_ attributes: UICollectionViewLayoutAttributes) {
    self.attributes = attributes
    original = attributes.geometry
  }

  /// The identity of the element.
  var element: ElementID { attributes.element }

  /// The current geometry; `nil` if nothing was changed.
  var change: ElementGeometry? {
    attributes.geometry == original ? nil : attributes.geometry
  }

  var alpha: CGFloat {
    get { attributes.alpha }
    set { attributes.alpha = newValue }
  }

  var zIndex: Int {
    get { attributes.zIndex }
    set { attributes.zIndex = newValue }
  }

  var isHidden: Bool {
    get { attributes.isHidden }
    set { attributes.isHidden = newValue }
  }

  var center: CGPoint {
    get { attributes.center }
    set { attributes.center = newValue }
  }

  var transform: CGAffineTransform {
    get { attributes.transform }
    set { attributes.transform = newValue }
  }

  var transform3D: CATransform3D {
    get { attributes.transform3D }
    set { attributes.transform3D = newValue }
  }

  var name: String { attributes.representedElementKind ?? "UICollectionElementKindCell" }

  var indexPath: IndexPath { attributes.indexPath }

  var frame: CGRect { attributes.frame }

  var bounds: CGRect { attributes.bounds }

  var representedElementCategory: UICollectionView.ElementCategory {
    attributes.representedElementCategory
  }

  var representedElementKind: String? { attributes.representedElementKind }
}
