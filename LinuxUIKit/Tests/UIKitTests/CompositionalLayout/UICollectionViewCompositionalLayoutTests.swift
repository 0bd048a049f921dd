import Testing
import UIKit

@MainActor @Suite("A compositional layout in a collection view")
struct UICollectionViewCompositionalLayoutTests {
  @Test("The visible cells have the frames that the description gives (E02)")
  func cells() {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(.fractionalWidth(0.2), .fractionalHeight(1)))
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .fractionalWidth(0.2)),
        subitems: [item]))
    let screen = LayoutScreen(section, items: 94)
    #expect(screen.view.contentSize == CGSize(width: 375, height: 1425))
    // Rows of 75 points: nine of them touch 667 points.
    #expect(screen.shownFrames.count == 45)
    #expect(screen.shownFrames[5] == CGRect(x: 0, y: 75, width: 75, height: 75))
    #expect(screen.frame(93) == CGRect(x: 225, y: 1350, width: 75, height: 75))
    #expect(screen.frame(94) == nil)
    #expect(screen.frame(0, 1) == nil)
  }

  @Test("A hundred thousand rows create only the cells of one screen")
  func manyRows() {
    let screen = LayoutScreen(.rows, items: 100_000)
    for step in 1...50 { screen.scroll(to: CGFloat(step) * 80_000) }
    // 667 / 44 = 15.2: at most 17 rows touch the screen.
    #expect(screen.cellsMade <= 17)
    #expect(screen.view.contentSize.height == 4_400_000)
  }

  @Test("New data is laid out after a reload")
  func reload() {
    let screen = LayoutScreen(.rows, items: 2)
    screen.counts = [1, 3]
    screen.view.reloadData()
    screen.view.layoutIfNeeded()
    #expect(screen.view.contentSize.height == 176)
    #expect(screen.frame(0, 1) == CGRect(x: 0, y: 44, width: 375, height: 44))
  }

  @Test("A configuration is copied in and out, and assigning it invalidates the layout")
  func configuration() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 20
    let layout = UICollectionViewCompositionalLayout(section: .rows, configuration: configuration)
    let screen = LayoutScreen(layout, counts: [1, 1])
    configuration.interSectionSpacing = 30
    layout.configuration.boundarySupplementaryItems = []
    screen.view.layoutIfNeeded()
    #expect(screen.frame(0, 1)?.minY == 64)
    layout.configuration = configuration
    configuration.interSectionSpacing = 40
    screen.view.layoutIfNeeded()
    #expect(screen.frame(0, 1)?.minY == 74)
    #expect(layout.configuration.interSectionSpacing == 30)
  }

  @Test("A horizontal configuration scrolls horizontally")
  func horizontal() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .fractionalHeight(1)))
    let section = NSCollectionLayoutSection(
      group: .vertical(
        layoutSize: NSCollectionLayoutSize(.absolute(100), .fractionalHeight(1)),
        repeatingSubitem: item, count: 1))
    let layout = UICollectionViewCompositionalLayout(section: section, configuration: configuration)
    let screen = LayoutScreen(layout, counts: [10])
    #expect(screen.view.contentSize == CGSize(width: 1000, height: 667))
    #expect(screen.frame(3) == CGRect(x: 300, y: 0, width: 100, height: 667))
  }

  @Test("Right to left mirrors every frame (E64)")
  func rightToLeft() {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(.absolute(100), .fractionalHeight(1)))
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .absolute(44)), subitems: [item]))
    let screen = LayoutScreen(section, items: 3)
    screen.view.semanticContentAttribute = .forceRightToLeft
    screen.view.setNeedsLayout()
    screen.view.layoutIfNeeded()
    #expect(screen.shownFrames.map(\.minX) == [275, 175, 75])
  }

  @Test("A section that can't be laid out keeps the rest on the screen")
  func mistakes() {
    let empty = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .absolute(44)), subitems: []))
    let layout = UICollectionViewCompositionalLayout { index, _ in index == 0 ? empty : .rows }
    let screen = LayoutScreen(layout, counts: [2, 2])
    #expect(screen.frame(0) == nil)
    #expect(screen.frame(1, 1) == CGRect(x: 0, y: 44, width: 375, height: 44))
  }

  @Test("A thousand nested groups are laid out and copied")
  func depth() throws {
    let size = NSCollectionLayoutSize(.fractionalWidth(1), .fractionalHeight(1))
    var inner = NSCollectionLayoutItem(layoutSize: size)
    for _ in 0..<1_000 {
      inner = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [inner])
    }
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .absolute(44)), subitems: [inner]))
    let copy = try #require(section.copy() as? NSCollectionLayoutSection)
    #expect(LayoutScreen(copy, items: 3).frame(2) == CGRect(x: 0, y: 88, width: 375, height: 44))
  }

  @Test("Insets and content that depend on each other settle")
  func insetsAndContent() {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .fractionalHeight(1)))
    let section = NSCollectionLayoutSection(
      group: .vertical(
        layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .fractionalHeight(1)),
        subitems: [item]))
    section.boundarySupplementaryItems = [.init("header", height: 44, .top)]
    let screen = LayoutScreen(section, items: 1)
    let controller = UIViewController()
    controller.view.frame = screen.view.frame
    controller.view.addSubview(screen.view)
    // 667 + 44 points scroll and so get 47 points of safe area. With these, 620 + 44 fit, don't
    // scroll, and lose the safe area again.
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 0, right: 0)
    let window = UIWindow(frame: screen.view.frame)
    window.rootViewController = controller
    window.isHidden = false
    window.layoutIfNeeded()
    #expect([620, 667].contains(screen.frame(0)?.height))
  }
}
