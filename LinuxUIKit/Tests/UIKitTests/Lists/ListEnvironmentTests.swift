import Testing
import UIKit

@MainActor @Suite("The list environment trait") struct ListEnvironmentTests {
  @available(iOS 18, macCatalyst 18, tvOS 18, visionOS 2, *)
  private func environment(_ screen: ListTestScreen, _ section: Int) -> UIListEnvironment? {
    screen.view.layoutIfNeeded()
    let cell = screen.view.cellForItem(at: IndexPath(item: 0, section: section))
    return cell?.contentView.traitCollection.listEnvironment
  }

  @available(iOS 18, macCatalyst 18, tvOS 18, visionOS 2, *)
  @Test("Outside lists a view has none")
  func outside() {
    #expect(UIView().traitCollection.listEnvironment == .none)
    #expect(UITraitCollection().listEnvironment == .unspecified)
    let screen = ListTestScreen(UICollectionViewCompositionalLayout(section: .rows), counts: [1])
    #expect(environment(screen, 0) == UIListEnvironment.none)
  }

  @available(iOS 18, macCatalyst 18, tvOS 18, visionOS 2, *)
  @Test("Cells, headers and footers have that of their section, and so do their subviews")
  func inside() {
    for (appearance, expected) in [
      (.plain, .plain), (.grouped, .grouped), (.insetGrouped, .insetGrouped), (.sidebar, .sidebar),
      (.sidebarPlain, .sidebarPlain),
    ] as [(UICollectionLayoutListConfiguration.Appearance, UIListEnvironment)] {
      let screen = ListTestScreen(appearance, counts: [1]) {
        $0.headerMode = .supplementary
        $0.footerMode = .supplementary
      }
      #expect(environment(screen, 0) == expected)
      for kind in [
        UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
      ] {
        let view = screen.view.supplementaryView(
          forElementKind: kind, at: IndexPath(item: 0, section: 0))
        #expect(view?.traitCollection.listEnvironment == expected)
      }
      #expect(screen.view.traitCollection.listEnvironment == .none)
    }
  }

  @available(iOS 18, macCatalyst 18, tvOS 18, visionOS 2, *)
  @Test("New and reused cells have it while they are configured")
  func filling() {
    let layout = UICollectionViewCompositionalLayout { index, environment in
      .list(
        using: UICollectionLayoutListConfiguration(appearance: index == 0 ? .plain : .insetGrouped),
        layoutEnvironment: environment)
    }
    let screen = ListTestScreen(layout, counts: [20, 20], size: CGSize(width: 375, height: 300))
    screen.scroll(to: 17)
    screen.scroll(to: 900)
    #expect(ListTestRow.traits[IndexPath(item: 0, section: 0)]?.listEnvironment == .plain)
    #expect(ListTestRow.traits[IndexPath(item: 5, section: 1)]?.listEnvironment == .insetGrouped)
  }

  @available(iOS 18, macCatalyst 18, tvOS 18, visionOS 2, *)
  @Test("Cells that stay visible in a layout without lists lose it")
  func anotherLayout() {
    let screen = ListTestScreen(.grouped, counts: [1])
    #expect(environment(screen, 0) == .grouped)
    screen.view.collectionViewLayout = UICollectionViewCompositionalLayout(section: .rows)
    #expect(environment(screen, 0) == UIListEnvironment.none)
  }

  @available(iOS 18, macCatalyst 18, tvOS 18, visionOS 2, *)
  @Test("It can be set among the traits of a collection")
  func mutation() {
    let traits = UITraitCollection { $0.listEnvironment = .sidebar }
    #expect(traits.listEnvironment == .sidebar)
    #expect(traits != UITraitCollection())
    #expect(traits.containsTraits(in: UITraitCollection { $0.listEnvironment = .sidebar }))
    #expect(!traits.containsTraits(in: UITraitCollection { $0.listEnvironment = .plain }))
  }
}
