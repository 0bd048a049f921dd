import Testing
import UIKit

/// Groups by the initializers that they inherit at Apple's from items.
@Suite("Groups that are created by their size") @MainActor struct EmptyGroupTests {
  @Test("They have no subitems, the supplementary items that they were given, and don't stop")
  func sizeOnly() {
    let size = NSCollectionLayoutSize(
      widthDimension: .absolute(100), heightDimension: .absolute(100))
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size, elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(edges: .top))
    let groups = [
      NSCollectionLayoutGroup(layoutSize: size),
      NSCollectionLayoutGroup(layoutSize: size, supplementaryItems: [badge]),
    ]
    #expect(groups.allSatisfy { $0.subitems.isEmpty && $0.layoutSize == size })
    #expect(groups.map(\.supplementaryItems) == [[], [badge]])
    #expect(groups.allSatisfy { $0.visualDescription().contains("the group has no subitems") })
  }
}
