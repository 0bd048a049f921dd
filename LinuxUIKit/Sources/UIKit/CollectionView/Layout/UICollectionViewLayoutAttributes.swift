import CompositionalLayout

/// The position and appearance of an element, which a layout returns.
///
/// A layout creates them for each cell, supplementary view and decoration view:
///
/// ```swift
/// let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
/// attributes.frame = CGRect(x: 0, y: 44 * CGFloat(indexPath.item), width: 320, height: 44)
/// ```
///
/// Lengths are points in the collection view's content. A subclass that adds properties overrides
/// `copy(with:)` and `isEqual(_:)`: equal attributes are not applied again. Attributes that a
/// layout has returned must be copied before they are changed.
///
/// - Note: Not implemented: drawing with perspective, and UIKit Dynamics.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying {
  private var values = ElementValues()

  /// Creates the attributes of the cell at an index path.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init(of: .cell(indexPath))
  }

  /// Creates the attributes of a supplementary view, such as a header.
  public convenience init(
    forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath
  ) {
    self.init(of: .supplementary(elementKind, indexPath))
  }

  /// Creates the attributes of a decoration view, such as a section's background.
  public convenience init(
    forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath
  ) {
    self.init(of: .decoration(decorationViewKind, indexPath))
  }

  /// Creates attributes of a class that is known at run time only, by `make(_:)`.
  @usableFromInline convenience init(_ maker: AttributesMaker) {
    self.init()
    element = maker.element
  }

  private convenience init(of element: ElementID) {
    self.init()
    self.element = element
  }

  /// The bounding rectangle of the transformed element.
  ///
  /// Setting it sets `center` and `size`; with a transform other than the identity the result is
  /// undefined.
  open var frame: CGRect {
    get { geometry.frame }
    set { geometry.frame = CGRect(origin: newValue.origin, size: finite(newValue.size)) }
  }

  /// The element's rectangle in its own coordinates.
  ///
  /// Its origin is zero.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: geometry.size) }
    set { geometry.size = finite(newValue.size) }
  }

  /// The center of the element.
  open var center: CGPoint {
    get { geometry.center }
    set { geometry.center = newValue }
  }

  /// The size before the transform, in points.
  ///
  /// A length that is not finite becomes 0, which is written once to standard error; Apple's UIKit
  /// stops the program.
  open var size: CGSize {
    get { geometry.size }
    set { geometry.size = finite(newValue) }
  }

  /// The affine transform about the center.
  open var transform: CGAffineTransform {
    get { geometry.transform }
    set { geometry.transform = newValue }
  }

  /// The transform about the center.
  open var transform3D: CATransform3D {
    get { geometry.transform3D }
    set { geometry.transform3D = newValue }
  }

  /// The opacity, from 0 to 1.
  open var alpha: CGFloat {
    get { geometry.alpha }
    set { geometry.alpha = newValue }
  }

  /// The z-index; elements of a higher value are in front, those of equal values in the layout's
  /// order.
  open var zIndex: Int {
    get { geometry.zIndex }
    set { geometry.zIndex = newValue }
  }

  /// Whether the element is hidden, so that it has no view.
  open var isHidden: Bool {
    get { geometry.isHidden }
    set { geometry.isHidden = newValue }
  }

  /// The index path of the element.
  open var indexPath: IndexPath {
    get { element.indexPath }
    set { element.indexPath = newValue }
  }

  /// The category of the element.
  open var representedElementCategory: UICollectionView.ElementCategory { element.category }

  /// The kind of the supplementary or decoration view; `nil` for a cell.
  open var representedElementKind: String? {
    element.category == .cell ? nil : element.kind
  }

  /// Returns a copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).make(AttributesMaker(element: element))
    copy.values = values
    return copy
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    return MainActor.assumeIsolated { isSame(as: other) }
  }

  open override var hash: Int {
    MainActor.assumeIsolated { element.hashValue }
  }

  /// Returns a copy.
  func duplicate() -> UICollectionViewLayoutAttributes {
    copy() as? UICollectionViewLayoutAttributes ?? self
  }

  // MARK: Values

  /// The position and appearance.
  final var geometry: ElementGeometry {
    get { values.geometry }
    _modify { yield &values.geometry }
  }

  /// The identity of the element.
  final var element: ElementID {
    get { values.element }
    _modify { yield &values.element }
  }

  /// Whether a supplementary view belongs to the item at its index path rather than to the section.
  final var followsItem: Bool {
    get { values.followsItem }
    set { values.followsItem = newValue }
  }

  /// The self-sizing axes.
  final var sizing: LayoutSelfSizing {
    get { values.sizing }
    set { values.sizing = newValue }
  }

  /// Whether the element is in the scroll view of an orthogonally scrolling section.
  ///
  /// Across the layout, its position is then in the coordinates of that scroll view's content.
  final var isInScroller: Bool {
    get { values.isInScroller }
    set { values.isInScroller = newValue }
  }

  /// The list environment of the element; `nil` outside of lists.
  final var listEnvironment: UIListEnvironment? {
    get { values.listEnvironment }
    set { values.listEnvironment = newValue }
  }

  /// Whether a list pins the element away from its own position.
  final var isPinned: Bool {
    get { values.isPinned }
    set { values.isPinned = newValue }
  }

  /// The background color of a list.
  final var listBackground: UIColor? {
    get { values.listBackground }
    set { values.listBackground = newValue }
  }

  /// Returns a finite size (compositional-layout.md, 6.7).
  private func finite(_ size: CGSize) -> CGSize {
    guard !size.width.isFinite || !size.height.isFinite else { return size }
    LayoutLog.writeOnce(
      """
      UICollectionViewLayoutAttributes: -setSize: requires finite dimensions, not \
      \(size.width) × \(size.height); 0 is used.
      """, about: "setSize")
    return CGSize(
      width: size.width.isFinite ? size.width : 0, height: size.height.isFinite ? size.height : 0)
  }

  private func isSame(as other: UICollectionViewLayoutAttributes) -> Bool {
    self === other
      || (element == other.element && geometry == other.geometry
        && listEnvironment == other.listEnvironment && listBackground == other.listBackground
        && isPinned == other.isPinned)
  }
}

/// The values of layout attributes.
private struct ElementValues {
  var geometry = ElementGeometry()
  var element = ElementID.cell(IndexPath(item: 0, section: 0))
  var sizing = LayoutSelfSizing()
  var listEnvironment: UIListEnvironment?
  var listBackground: UIColor?
  var followsItem = false
  var isInScroller = false
  var isPinned = false
}

/// The arguments for creating attributes of a class that is known at run time only.
@usableFromInline struct AttributesMaker {
  let element: ElementID
}

// See `UICollectionReusableView.make(_:)`.
extension UICollectionViewLayoutAttributes {
  /// Creates attributes of the class by its initializer, also if a subclass overrides or replaces it.
  @_silgen_name("$s5UIKit32UICollectionViewLayoutAttributesCyAcA0E5MakerVcfC")
  static func make(_ maker: consuming AttributesMaker) -> Self
}
