import UIKit

extension LegoRenderer {
  /// UIKit's description of `section` with the section's header on top, if it has one.
  func withHeader(of section: Section, _ context: SectionContext) -> NSCollectionLayoutSection {
    let described = section.layout.makeSection(in: context)
    guard let header = section.header else { return described }
    // A description in UIKit's terms belongs to the user: the header goes onto a copy.
    let copy = described.copy() as? NSCollectionLayoutSection ?? described
    let width = context.width(inside: copy.contentInsets)
    copy.boundarySupplementaryItems.removeAll { $0.elementKind == Self.headerKind }
    copy.boundarySupplementaryItems.append(
      makeHeader(header, width: width, isPinned: section.layout.pinsHeader))
    return copy
  }

  private static let headerKind = UICollectionView.elementKindSectionHeader

  private func makeHeader(
    _ header: AnyItem, width: CGFloat, isPinned: Bool
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    let item = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: height(of: header, width: width)),
      elementKind: Self.headerKind, alignment: .top)
    item.pinToVisibleBounds = isPinned
    // Above the cells, which pass below a header that stays.
    item.zIndex = 2
    return item
  }

  private func height(of header: AnyItem, width: CGFloat) -> NSCollectionLayoutDimension {
    let room = CGSize(width: width, height: .greatestFiniteMagnitude)
    let height = header.size(in: room).height
    return height > 0 && height < room.height ? .absolute(height) : .estimated(44)
  }
}
