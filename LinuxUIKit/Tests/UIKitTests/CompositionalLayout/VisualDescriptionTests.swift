import Testing
import UIKit

@Suite("visualDescription()") @MainActor
struct VisualDescriptionTests {
  @Test("A row of two has the documented description")
  func row() {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .absolute(44)), subitem: item,
      count: 2)
    #expect(
      group.visualDescription() == """
        horizontal group 375 × 44: .fractionalWidth(1) × .absolute(44), 2 of equal length
        ┌───────────────────┬───────────────────┐
        │0                  │1                  │
        └───────────────────┴───────────────────┘
          item 0: 187.5 × 44 at (0, 0), .fractionalWidth(1) × .fractionalHeight(1)
          item 1: 187.5 × 44 at (187.5, 0), .fractionalWidth(1) × .fractionalHeight(1)
        """)
  }

  @Test("A custom group's closure is called for its frames")
  func custom() {
    let group = NSCollectionLayoutGroup.custom(
      layoutSize: NSCollectionLayoutSize(.absolute(100), .absolute(100))
    ) { environment in
      let size = environment.container.contentSize
      return [NSCollectionLayoutGroupCustomItem(frame: CGRect(origin: .zero, size: size))]
    }
    #expect(group.visualDescription().hasSuffix("  item 0: 100 × 100 at (0, 0)"))
  }

  @Test("A group without subitems is described as such and doesn't stop")
  func empty() {
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: NSCollectionLayoutSize(.absolute(100), .absolute(100)), subitems: [])
    #expect(group.visualDescription().contains("! group: the group has no subitems"))
  }
}
