import CompositionalLayout
import LayoutGeometry
import UIKit

extension SectionContext {
  /// Returns the context of a section in `layout`, which provides the scroll direction and
  /// registers the classes of backgrounds.
  package func inLayout(_ layout: UICollectionViewCompositionalLayout?) -> SectionContext {
    guard let layout else { return self }
    var copy = self
    copy.layout = layout
    copy.scrollDirection = layout.configuration.scrollDirection
    return copy
  }

  /// Returns a copy of `section` with a header of the default kind, in place of one that it has.
  ///
  /// The header is at the top of the section, or at its leading edge and as high as the section in
  /// a layout that scrolls horizontally.
  ///
  /// - Parameters:
  ///   - height: The height of the header, or its width in a layout that scrolls horizontally.
  ///   - pinned: Whether the header stays visible while the section does.
  ///   - coversInsets: Whether the header covers the section's insets on both sides.
  ///   - section: The section, which is not changed.
  ///   - scrollDirection: The direction in which the layout scrolls; `nil` for that of the context.
  /// - Returns: The copy with the header.
  package func adding(
    header height: NSCollectionLayoutDimension, pinned: Bool, coversInsets: Bool = false,
    to section: NSCollectionLayoutSection,
    in scrollDirection: UICollectionView.ScrollDirection? = nil
  ) -> NSCollectionLayoutSection {
    let header = BoundaryBox(
      .header, kind: UICollectionView.elementKindSectionHeader, thickness: LayoutDimension(height),
      pinning: HeaderPinning(isPinned: pinned, coversInsets: coversInsets))
    // Above the cells, which scroll below a pinned header.
    return adding(header, zIndex: 2, to: section, in: scrollDirection ?? self.scrollDirection)
  }

  /// Returns a copy of `section` with a footer of the default kind, in place of one that it has.
  ///
  /// The footer is at the bottom of the section, or at its trailing edge in a layout that scrolls
  /// horizontally.
  ///
  /// - Parameters:
  ///   - length: The height of the footer, or its width in a layout that scrolls horizontally.
  ///   - section: The section, which is not changed.
  /// - Returns: The copy with the footer.
  package func adding(
    footer length: NSCollectionLayoutDimension, to section: NSCollectionLayoutSection
  ) -> NSCollectionLayoutSection {
    let footer = BoundaryBox(
      .footer, kind: UICollectionView.elementKindSectionFooter, thickness: LayoutDimension(length),
      pinning: HeaderPinning(isPinned: false, coversInsets: false))
    return adding(footer, zIndex: nil, to: section, in: scrollDirection)
  }

  /// Returns a copy of `section` with a boundary item in place of those of its kind; `nil` as the
  /// z-index keeps that of the item.
  private func adding(
    _ box: BoundaryBox, zIndex: Int?, to section: NSCollectionLayoutSection,
    in scrollDirection: UICollectionView.ScrollDirection
  ) -> NSCollectionLayoutSection {
    let copy = section.copy() as? NSCollectionLayoutSection ?? section
    let item = box.resolved(
      axis: LayoutAxis(scrollDirection),
      container: environment.container.effectiveContentSize,
      insets: LayoutInsets(copy.contentInsets)
    ).makeItem()
    if let zIndex { item.zIndex = zIndex }
    copy.boundarySupplementaryItems.removeAll { $0.elementKind == item.elementKind }
    copy.boundarySupplementaryItems.append(item)
    return copy
  }
}
