import CompositionalLayout

/// A header, a footer or another view at the boundary of a section or of the whole layout.
///
/// ```swift
/// let header = NSCollectionLayoutBoundarySupplementaryItem(
///   layoutSize: NSCollectionLayoutSize(
///     widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)),
///   elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
/// header.pinToVisibleBounds = true
/// section.boundarySupplementaryItems = [header]
/// ```
///
/// Checked against compositional-layout.md, 1.10, 3.3 and 3.4.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem:
  NSCollectionLayoutSupplementaryItem
{
  /// Whether the content area of the section is extended to contain the item.
  ///
  /// Otherwise the item overlaps the content. The default is `true`.
  open var extendsBoundary = true {
    didSet { didChange() }
  }
  /// Whether the item stays visible while its section or layout is visible.
  ///
  /// The default is `false`.
  open var pinToVisibleBounds = false {
    didSet { didChange() }
  }
  /// The alignment of the item relative to the section or layout.
  open private(set) var alignment: NSRectAlignment
  /// The offset of the item from its aligned position, in points.
  ///
  /// A positive x-coordinate points away from the leading edge.
  open private(set) var offset: CGPoint
  /// The spacing before or after the item, in points; lists use it for `headerTopPadding`.
  var outerSpacing: CGFloat = 0 {
    didSet { didChange() }
  }

  /// Creates a copy of a class that is known at run time only, by `make(copyOf:)`.
  @usableFromInline convenience init(copyOf original: NSCollectionLayoutBoundarySupplementaryItem) {
    self.init(
      layoutSize: original.layoutSize, elementKind: original.elementKind,
      alignment: original.alignment, absoluteOffset: original.offset)
  }

  /// Creates an item with the given size, kind and alignment.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment
  ) {
    self.init(
      layoutSize: layoutSize, elementKind: elementKind, alignment: alignment,
      absoluteOffset: .zero)
  }

  /// Creates an item with the given size, kind and alignment, and an offset in points.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint
  ) {
    (self.alignment, offset) = (alignment, absoluteOffset)
    super.init(
      layoutSize: layoutSize, elementKind: elementKind,
      containerAnchor: NSCollectionLayoutAnchor(edges: []))
  }

  /// Creates an item with the given size and kind at the edges of an anchor.
  public override convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(
      layoutSize: layoutSize, elementKind: elementKind,
      alignment: NSRectAlignment(containerAnchor.edges),
      absoluteOffset: containerAnchor.isAbsoluteOffset ? containerAnchor.offset : .zero)
  }

  override func duplicate() -> NSCollectionLayoutItem { duplicateBoundaryItem() }

  func duplicateBoundaryItem() -> NSCollectionLayoutBoundarySupplementaryItem {
    let copy = type(of: self).make(copyOf: self)
    copy.takeSettings(from: self)
    copy.zIndex = zIndex
    copy.extendsBoundary = extendsBoundary
    copy.pinToVisibleBounds = pinToVisibleBounds
    copy.outerSpacing = outerSpacing
    return copy
  }

  /// The boundary item as a value for the solver.
  var boundaryValue: LayoutBoundaryItem {
    LayoutBoundaryItem(
      size: layoutSize.value, insets: contentInsets.value, kind: elementKind,
      alignment: LayoutAlignment(rawValue: alignment.rawValue) ?? .none, offset: offset,
      extendsBoundary: extendsBoundary, pinsToVisibleBounds: pinToVisibleBounds, zIndex: zIndex,
      outerSpacing: outerSpacing)
  }
}

// See `UICollectionReusableView.make(_:)`.
extension NSCollectionLayoutBoundarySupplementaryItem {
  /// Creates a copy of the class by its initializer, also if a subclass replaces it.
  @_silgen_name("$s5UIKit43NSCollectionLayoutBoundarySupplementaryItemC6copyOfA2C_tcfC")
  static func make(copyOf original: consuming NSCollectionLayoutBoundarySupplementaryItem) -> Self
}

extension NSRectAlignment {
  /// Creates the alignment with one or two edges.
  fileprivate init(_ edges: NSDirectionalRectEdge) {
    let vertical = edges.intersection([.top, .bottom])
    let horizontal = edges.intersection([.leading, .trailing])
    self =
      switch (vertical, horizontal) {
      case (.top, .leading): .topLeading
      case (.top, .trailing): .topTrailing
      case (.top, _): .top
      case (.bottom, .leading): .bottomLeading
      case (.bottom, .trailing): .bottomTrailing
      case (.bottom, _): .bottom
      case (_, .leading): .leading
      case (_, .trailing): .trailing
      default: .none
      }
  }
}
