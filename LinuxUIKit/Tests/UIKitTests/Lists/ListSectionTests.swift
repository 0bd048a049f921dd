import Testing
import UIKit

@MainActor @Suite("List sections among others") struct ListSectionTests {
  private func section(
    _ appearance: UICollectionLayoutListConfiguration.Appearance,
    _ environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
    configuration.headerMode = .supplementary
    return .list(using: configuration, layoutEnvironment: environment)
  }

  @Test("Insets, spacing and boundary items can be changed")
  func changes() {
    let layout = UICollectionViewCompositionalLayout { [self] _, environment in
      let section = section(.plain, environment)
      section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 6, trailing: 20)
      section.interGroupSpacing = 8
      section.boundarySupplementaryItems.forEach { $0.pinToVisibleBounds = false }
      return section
    }
    let screen = ListTestScreen(layout, counts: [2], size: CGSize(width: 375, height: 100))
    // 22 above the header of 28, 5 below it; rows of 44 with 8 between them, then 6.
    #expect(screen.header() == CGRect(x: 10, y: 22, width: 345, height: 28))
    #expect(screen.row(0) == CGRect(x: 10, y: 55, width: 345, height: 44))
    #expect(screen.row(1)?.minY == 107)
    #expect(screen.contentHeight == 157)
    screen.scroll(to: 57)
    #expect(screen.header()?.minY == 22)
  }

  @Test("A list without a header has no space for one")
  func headerTakenAway() {
    let layout = UICollectionViewCompositionalLayout { [self] _, environment in
      let section = section(.plain, environment)
      section.boundarySupplementaryItems = []
      return section
    }
    let screen = ListTestScreen(layout, counts: [2])
    #expect(screen.row(0)?.minY == 0)
    #expect(screen.contentHeight == 88)
  }

  @Test("A copy of a list is the same list")
  func copies() {
    let layout = UICollectionViewCompositionalLayout { [self] _, environment in
      section(.insetGrouped, environment).copy() as? NSCollectionLayoutSection
    }
    let screen = ListTestScreen(layout, counts: [2])
    #expect(screen.header() == CGRect(x: 16, y: 0, width: 343, height: 28))
    #expect(screen.row(1) == CGRect(x: 16, y: 72, width: 343, height: 44))
  }

  @Test("Lists can be combined with other sections in one layout")
  func mixed() {
    let layout = UICollectionViewCompositionalLayout { [self] index, environment in
      index == 1 ? .rows : section(index == 0 ? .plain : .insetGrouped, environment)
    }
    let screen = ListTestScreen(layout, counts: [1, 2, 1])
    // 22 + 28 + 44 = 94, then rows of 44, then a header of 28.
    #expect(screen.row(0, 1) == CGRect(x: 0, y: 94, width: 375, height: 44))
    #expect(screen.header(1) == nil)
    #expect(screen.row(0, 2) == CGRect(x: 16, y: 94 + 88 + 28, width: 343, height: 44))
  }

  @Test("Plain rows extend outside the safe area's sides, inset groups stay inside")
  func safeArea() {
    for (appearance, x, width) in [
      (UICollectionLayoutListConfiguration.Appearance.plain, 0, 375), (.insetGrouped, 66, 283),
    ] as [(UICollectionLayoutListConfiguration.Appearance, CGFloat, CGFloat)] {
      let screen = ListTestScreen(appearance, counts: [1])
      let controller = UIViewController()
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
      window.rootViewController = controller
      controller.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 50, bottom: 0, right: 10)
      screen.view.contentInsetAdjustmentBehavior = .never
      controller.view.addSubview(screen.view)
      window.isHidden = false
      window.layoutIfNeeded()
      // 50 + 16 at the left and 10 + 16 at the right: 375 - 66 - 26 = 283.
      #expect(screen.row(0)?.minX == x)
      #expect(screen.row(0)?.width == width)
    }
  }
}
