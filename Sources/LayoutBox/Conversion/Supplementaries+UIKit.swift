import CompositionalLayout
import LayoutGeometry
import UIKit

// Conversion of supplementary items, boundary items and decorations between UIKit's objects and the
// engine's values.

// MARK: Supplementary items of items and groups

@MainActor extension LayoutSupplementary {
  /// Creates the same supplementary item.
  init(_ item: NSCollectionLayoutSupplementaryItem) {
    self.init(
      size: LayoutItemSize(item.layoutSize.widthDimension, item.layoutSize.heightDimension),
      insets: LayoutInsets(item.contentInsets), kind: item.elementKind,
      containerAnchor: LayoutAnchor(item.containerAnchor),
      itemAnchor: item.itemAnchor.map { LayoutAnchor($0) }, zIndex: item.zIndex)
  }

  /// Returns a new supplementary item.
  func makeItem() -> NSCollectionLayoutSupplementaryItem {
    let item =
      if let itemAnchor {
        NSCollectionLayoutSupplementaryItem(
          layoutSize: size.layoutSize, elementKind: kind,
          containerAnchor: containerAnchor.layoutAnchor, itemAnchor: itemAnchor.layoutAnchor)
      } else {
        NSCollectionLayoutSupplementaryItem(
          layoutSize: size.layoutSize, elementKind: kind,
          containerAnchor: containerAnchor.layoutAnchor)
      }
    item.contentInsets = insets.edgeInsets
    item.zIndex = zIndex
    return item
  }
}

@MainActor extension LayoutAnchor {
  /// Creates the same anchor.
  init(_ anchor: NSCollectionLayoutAnchor) {
    self.init(
      edges: LayoutEdges(rawValue: UInt(anchor.edges.rawValue)), offset: anchor.offset,
      isFractional: anchor.isFractionalOffset)
  }

  /// A new `NSCollectionLayoutAnchor`.
  var layoutAnchor: NSCollectionLayoutAnchor {
    let edges = NSDirectionalRectEdge(rawValue: self.edges.rawValue)
    return isFractional
      ? NSCollectionLayoutAnchor(edges: edges, fractionalOffset: offset)
      : NSCollectionLayoutAnchor(edges: edges, absoluteOffset: offset)
  }
}

// MARK: Boundary items

@MainActor extension LayoutBoundaryItem {
  /// Creates the same boundary item.
  init(_ item: NSCollectionLayoutBoundarySupplementaryItem) {
    self.init(
      size: LayoutItemSize(item.layoutSize.widthDimension, item.layoutSize.heightDimension),
      insets: LayoutInsets(item.contentInsets), kind: item.elementKind,
      alignment: LayoutAlignment(rawValue: item.alignment.rawValue) ?? .none, offset: item.offset,
      extendsBoundary: item.extendsBoundary, pinsToVisibleBounds: item.pinToVisibleBounds,
      zIndex: item.zIndex)
  }

  /// Returns a new boundary item.
  func makeItem() -> NSCollectionLayoutBoundarySupplementaryItem {
    let item = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size.layoutSize, elementKind: kind,
      alignment: NSRectAlignment(rawValue: alignment.rawValue) ?? .none, absoluteOffset: offset)
    item.contentInsets = insets.edgeInsets
    item.extendsBoundary = extendsBoundary
    item.pinToVisibleBounds = pinsToVisibleBounds
    item.zIndex = zIndex
    return item
  }
}

// MARK: Decorations

@MainActor extension LayoutDecoration {
  /// Creates the same decoration.
  init(_ item: NSCollectionLayoutDecorationItem) {
    self.init(
      kind: item.elementKind, insets: LayoutInsets(item.contentInsets), zIndex: item.zIndex)
  }

  /// Returns a new decoration item.
  func makeItem() -> NSCollectionLayoutDecorationItem {
    let item = NSCollectionLayoutDecorationItem.background(elementKind: kind)
    item.contentInsets = insets.edgeInsets
    item.zIndex = zIndex
    return item
  }
}

// MARK: Axes and references

extension LayoutAxis {
  /// Creates the axis of a scroll direction.
  init(_ direction: UICollectionView.ScrollDirection) {
    self = direction == .horizontal ? .horizontal : .vertical
  }

  /// The scroll direction along the axis.
  var scrollDirection: UICollectionView.ScrollDirection {
    self == .horizontal ? .horizontal : .vertical
  }
}

extension LayoutInsetsReference {
  /// Creates the same reference.
  init(_ reference: UIContentInsetsReference) {
    self = LayoutInsetsReference(rawValue: reference.rawValue) ?? .automatic
  }

  /// The same reference in UIKit's type.
  var contentInsetsReference: UIContentInsetsReference {
    UIContentInsetsReference(rawValue: rawValue) ?? .automatic
  }
}
