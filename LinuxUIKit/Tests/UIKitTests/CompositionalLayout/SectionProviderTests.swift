import Testing
import UIKit

@MainActor @Suite("Section providers and custom group closures")
struct SectionProviderTests {
  @Test("A provider is called for every section, and not while scrolling")
  func asked() {
    var asked: [Int] = []
    let layout = UICollectionViewCompositionalLayout { index, _ in
      asked.append(index)
      return .rows
    }
    let screen = LayoutScreen(layout, counts: [50, 0, 50])
    #expect(asked == [0, 1, 2])
    for step in 1...20 { screen.scroll(to: CGFloat(step) * 100) }
    #expect(asked == [0, 1, 2])
  }

  @Test("A provider is asked again when the size changes, and sees the new one (E08)")
  func resized() {
    var widths: [CGFloat] = []
    let layout = UICollectionViewCompositionalLayout { _, environment in
      widths.append(environment.container.effectiveContentSize.width)
      return .rows
    }
    let screen = LayoutScreen(layout, counts: [50])
    screen.view.frame.size.width = 1024
    screen.view.layoutIfNeeded()
    #expect(widths == [375, 1024])
    #expect(screen.frame(0)?.width == 1024)
  }

  @Test("A change of any object in a section that a provider returns again changes the layout")
  func changedInPlace() throws {
    let header = NSCollectionLayoutBoundarySupplementaryItem("header", height: 30, .top)
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: NSCollectionLayoutSize(.absolute(10), .absolute(10)), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(edges: [.top]))
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(.fractionalWidth(0.5), .fractionalHeight(1)),
      supplementaryItems: [badge])
    let row = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .absolute(44)), subitems: [item])
    let section = NSCollectionLayoutSection(
      group: .vertical(
        layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .absolute(44)), subitems: [row]))
    section.boundarySupplementaryItems = [header]
    let screen = LayoutScreen(
      UICollectionViewCompositionalLayout { _, _ in section }, counts: [4, 4])
    // Each change is that of another object, which moves, resizes or reorders an element.
    let changes: [() -> Void] = [
      { section.interGroupSpacing = 5 }, { section.contentInsets.leading = 20 },
      { header.contentInsets.leading = 7 }, { header.zIndex = 12 },
      { item.contentInsets.top = 3 }, { row.interItemSpacing = .fixed(4) },
      { badge.zIndex = 9 }, { section.boundarySupplementaryItems = [] },
    ]
    for (step, change) in changes.enumerated() {
      let before = screen.everything
      screen.layout.invalidateLayout()
      screen.view.layoutIfNeeded()
      #expect(screen.everything == before, "step \(step)")
      change()
      screen.layout.invalidateLayout()
      screen.view.layoutIfNeeded()
      #expect(screen.everything != before, "step \(step)")
    }
  }

  @Test("A provider sees the reference's insets apart from the size")
  func referenceInsets() {
    var seen: [NSDirectionalEdgeInsets] = []
    var effective: [CGFloat] = []
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.contentInsetsReference = .layoutMargins
    let layout = UICollectionViewCompositionalLayout(
      sectionProvider: { _, environment in
        seen.append(environment.container.contentInsets)
        effective.append(environment.container.effectiveContentSize.width)
        return .rows
      }, configuration: configuration)
    let screen = LayoutScreen(layout, counts: [1])
    screen.view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1, leading: 20, bottom: 3, trailing: 30)
    screen.view.layoutIfNeeded()
    #expect(seen.last == NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 30))
    #expect(effective.last == 325)
    #expect(screen.frame(0) == CGRect(x: 20, y: 0, width: 325, height: 44))
  }

  @Test("A change of style calls the provider with the new traits")
  func traits() {
    var styles: [UIUserInterfaceStyle] = []
    let layout = UICollectionViewCompositionalLayout { _, environment in
      styles.append(environment.traitCollection.userInterfaceStyle)
      return .rows
    }
    let screen = LayoutScreen(layout, counts: [1])
    screen.view.overrideUserInterfaceStyle = .dark
    screen.view.layoutIfNeeded()
    #expect(styles == [.light, .dark])
  }

  @Test("Content insets shorten the container to the visible area")
  func contentInsets() {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .fractionalHeight(1)))
    let section = NSCollectionLayoutSection(
      group: .vertical(
        layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .fractionalHeight(1)),
        subitems: [item]))
    let screen = LayoutScreen(section, items: 3)
    screen.view.contentInset = UIEdgeInsets(top: 60, left: 0, bottom: 7, right: 0)
    screen.view.layoutIfNeeded()
    #expect(screen.frame(1) == CGRect(x: 0, y: 600, width: 375, height: 600))
    screen.view.contentInset.bottom = 107
    screen.view.layoutIfNeeded()
    #expect(screen.frame(1) == CGRect(x: 0, y: 500, width: 375, height: 500))
  }

  @Test("A custom group's closure sees the group as its container (E37b)")
  func customGroup() {
    var containers: [CGSize] = []
    let group = NSCollectionLayoutGroup.custom(
      layoutSize: NSCollectionLayoutSize(.fractionalWidth(0.75), .absolute(80))
    ) { environment in
      let container = environment.container
      containers += [container.contentSize, container.effectiveContentSize]
      return [
        NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 10, y: 0, width: 50, height: 20)),
        NSCollectionLayoutGroupCustomItem(
          frame: CGRect(x: 0, y: 30, width: 50, height: 20), zIndex: 5),
      ]
    }
    group.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
    let layout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(group: group))
    let screen = LayoutScreen(layout, counts: [3], size: CGSize(width: 400, height: 600))
    #expect(containers == [CGSize(width: 300, height: 80), CGSize(width: 292, height: 72)])
    #expect(screen.frame(0) == CGRect(x: 14, y: 4, width: 50, height: 20))
    #expect(screen.frame(2) == CGRect(x: 14, y: 84, width: 50, height: 20))
    let second = screen.layout.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))
    #expect(second?.zIndex == 5)
  }

  @Test("Each custom group calls its own closure")
  func severalCustomGroups() {
    let layout = UICollectionViewCompositionalLayout { index, _ in
      NSCollectionLayoutSection(
        group: .custom(
          layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .absolute(50))
        ) { _ in
          let x = CGFloat(index) * 100
          return [
            NSCollectionLayoutGroupCustomItem(
              frame: CGRect(x: x, y: 0, width: 40, height: 40))
          ]
        })
    }
    let screen = LayoutScreen(layout, counts: [1, 1, 1])
    #expect((0...2).map { screen.frame(0, $0)?.minX } == [0, 100, 200])
  }
}

extension LayoutScreen {
  /// The frames and the order of all elements.
  fileprivate var everything: [String] {
    let bounds = CGRect(x: 0, y: 0, width: 375, height: 2_000)
    return (layout.layoutAttributesForElements(in: bounds) ?? []).map {
      "\($0.representedElementKind ?? "cell") \($0.indexPath) \($0.frame) \($0.zIndex)"
    }
  }
}
