/// The item that handlers get: attributes of its own, and what they said before.
final class VisibleItem: NSObject, NSCollectionLayoutVisibleItem {
  private let attributes: UICollectionViewLayoutAttributes
  private let original: ElementGeometry

  /// The item that a layout has at a place; changes go into these attributes.
  init(_ attributes: UICollectionViewLayoutAttributes) {
    self.attributes = attributes
    original = attributes.geometry
  }

  /// What tells it from all others.
  var element: ElementID { attributes.element }

  /// Place and look now, where something was changed; otherwise nil.
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
