import CompositionalLayout

/// Where one element of a collection view is and how it looks; what a layout answers.
///
/// A layout makes one for each cell, header or background that it places:
///
/// ```swift
/// let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
/// attributes.frame = CGRect(x: 0, y: 44 * CGFloat(indexPath.item), width: 320, height: 44)
/// ```
///
/// Lengths are points in the collection view's content. A subclass that adds properties overrides
/// `copy(with:)` and `isEqual(_:)`: equal attributes are not applied again. Attributes that a
/// layout has handed out must be copied before they are changed.
///
/// Ours draws what `transform3D` does in the plane, and leaves out the animator of UIKit Dynamics.
@preconcurrency @MainActor open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying {
  var geometry = ElementGeometry()
  var element = ElementID.cell(IndexPath(item: 0, section: 0))
  /// Whether a supplementary view is tied to the item at its index path rather than the section.
  var followsItem = false
  /// The axes on which the view says how long it is.
  var sizing = LayoutSelfSizing()
  /// Whether the element moves in the scroller of its section.
  ///
  /// Across the layout its place then counts in the scroller's content.
  var isInScroller = false
  /// The kind of list that the element is a part of; nil outside of lists.
  var listEnvironment: UIListEnvironment?
  /// Whether a list holds the element in sight, away from its own place.
  var isPinned = false
  /// The color of a list's ground.
  var listBackground: UIColor?

  /// Attributes of the cell at an index path: no size, opaque, at the back.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init(of: .cell(indexPath))
  }

  /// Attributes of the supplementary view of that kind, such as a header.
  public convenience init(
    forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath
  ) {
    self.init(of: .supplementary(elementKind, indexPath))
  }

  /// Attributes of the decoration view of that kind, such as a section's background.
  public convenience init(
    forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath
  ) {
    self.init(of: .decoration(decorationViewKind, indexPath))
  }

  /// Attributes of an element, of a class that is known at run time only.
  ///
  /// Apple's makes objects of a class through Objective-C. Swift asks for a required initializer;
  /// subclasses inherit this one, and nobody outside of this module sees it.
  @_spi(ClassMaking) public required convenience init(_ maker: AttributesMaker) {
    self.init()
    element = maker.element
  }

  private convenience init(of element: ElementID) {
    self.init()
    self.element = element
  }

  /// The smallest upright rectangle around the transformed element.
  ///
  /// Setting it sets `center` and `size`; with a transform other than the identity the result is
  /// not defined.
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

  /// The middle of the element.
  open var center: CGPoint {
    get { geometry.center }
    set { geometry.center = newValue }
  }

  /// The size before the transform, in points.
  ///
  /// A length that is infinite or no number becomes 0, which is said once on standard error; Apple's
  /// stops the program.
  open var size: CGSize {
    get { geometry.size }
    set { geometry.size = finite(newValue) }
  }

  /// The flat transform about the middle.
  open var transform: CGAffineTransform {
    get { geometry.transform }
    set { geometry.transform = newValue }
  }

  /// The transform of space about the middle.
  open var transform3D: CATransform3D {
    get { geometry.transform3D }
    set { geometry.transform3D = newValue }
  }

  /// How opaque the element is, from 0 to 1.
  open var alpha: CGFloat {
    get { geometry.alpha }
    set { geometry.alpha = newValue }
  }

  /// Elements of a higher value are in front; equals are in the order of the layout's answer.
  open var zIndex: Int {
    get { geometry.zIndex }
    set { geometry.zIndex = newValue }
  }

  /// Whether the element is not shown; then no view is made for it.
  open var isHidden: Bool {
    get { geometry.isHidden }
    set { geometry.isHidden = newValue }
  }

  /// The element's place in the data.
  open var indexPath: IndexPath {
    get { element.indexPath }
    set { element.indexPath = newValue }
  }

  /// Cell, supplementary view or decoration view.
  open var representedElementCategory: UICollectionView.ElementCategory { element.category }

  /// The kind of the supplementary or decoration view; nil for a cell.
  open var representedElementKind: String? {
    element.category == .cell ? nil : element.kind
  }

  /// A copy of its own.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init(AttributesMaker(element: element))
    copy.geometry = geometry
    copy.followsItem = followsItem
    copy.sizing = sizing
    copy.isInScroller = isInScroller
    copy.listEnvironment = listEnvironment
    copy.listBackground = listBackground
    copy.isPinned = isPinned
    return copy
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    return MainActor.assumeIsolated { isSame(as: other) }
  }

  open override var hash: Int {
    MainActor.assumeIsolated { element.hashValue }
  }

  /// A size that can be shown (compositional-layout.md 6.7, E-INF).
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

/// What attributes of a class that is known at run time only are made from.
@_spi(ClassMaking) public struct AttributesMaker {
  let element: ElementID
}
