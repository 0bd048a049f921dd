import UIKit

@MainActor extension Section {
  /// Returns the layout of the section with the section's header at the top, if there is one.
  func layoutSection(in context: SectionContext) -> NSCollectionLayoutSection {
    let described = layout.makeSection(in: context)
    guard let header else { return described }
    // The layout may return an object of the user, so the header is added to a copy.
    let copy = described.copy() as? NSCollectionLayoutSection ?? described
    let width = context.width(inside: copy.contentInsets)
    copy.boundarySupplementaryItems.removeAll { $0.elementKind == Self.headerKind }
    copy.boundarySupplementaryItems.append(
      boundaryItem(for: header, width: width, isPinned: layout.pinsHeader))
    return copy
  }

  private static var headerKind: String { UICollectionView.elementKindSectionHeader }

  private func boundaryItem(
    for header: AnyItem, width: CGFloat, isPinned: Bool
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    let item = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: height(of: header, width: width)),
      elementKind: Self.headerKind, alignment: .top)
    item.pinToVisibleBounds = isPinned
    // Above the cells, which scroll below a pinned header.
    item.zIndex = 2
    return item
  }

  private func height(of header: AnyItem, width: CGFloat) -> NSCollectionLayoutDimension {
    let available = CGSize(width: width, height: .greatestFiniteMagnitude)
    let height = header.size(in: available).height
    return height > 0 && height < available.height ? .absolute(height) : .estimated(44)
  }
}
