import Testing
import UIKit

// Apple's runtime lets an app subclass every description, also those that class functions create.

private final class TightSpacing: NSCollectionLayoutSpacing {
  override var spacing: CGFloat { -1 }
}

private final class NamedDimension: NSCollectionLayoutDimension {
  override var isAbsolute: Bool { false }
  override var dimension: CGFloat { 7 }
}

private final class BackgroundItem: NSCollectionLayoutDecorationItem {
  override var zIndex: Int {
    get { -5 }
    set {}
  }
}

/// A group whose items have a distance of 25 points, whatever is set.
private final class DistantGroup: NSCollectionLayoutGroup {
  override var interItemSpacing: NSCollectionLayoutSpacing? {
    get { .fixed(25) }
    set {}
  }
  override func visualDescription() -> String { "distant" }
}

private final class TitledItem: NSCollectionLayoutItem {
  var title = "untitled"
}

@Suite("Subclasses of descriptions") @MainActor struct DescriptionSubclassTests {
  private let size = NSCollectionLayoutSize(.fractionalWidth(1), .absolute(44))

  @Test("The class functions of a description create objects of the class that is asked")
  func factories() {
    let spacing: NSCollectionLayoutSpacing = TightSpacing.flexible(8)
    #expect(spacing is TightSpacing && spacing.isFlexibleSpacing && spacing.spacing == -1)
    let dimension: NSCollectionLayoutDimension = NamedDimension.absolute(44)
    #expect(dimension is NamedDimension && !dimension.isAbsolute && dimension.dimension == 7)
    let background: NSCollectionLayoutDecorationItem = BackgroundItem.background(
      elementKind: "back")
    #expect(background is BackgroundItem && background.elementKind == "back")
    #expect(background.zIndex == -5)
    let group: NSCollectionLayoutGroup = DistantGroup.custom(layoutSize: size) { _ in [] }
    #expect(group is DistantGroup && group.visualDescription() == "distant")
  }

  @Test("Layouts ask an overridden spacing between the items of a group")
  func overriddenSpacing() {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(.absolute(100), .absolute(44)))
    let group = DistantGroup.horizontal(layoutSize: size, subitems: [item])
    group.interItemSpacing = .fixed(0)
    let screen = LayoutScreen(NSCollectionLayoutSection(group: group), items: 3)
    // 100 points and 25 between them.
    #expect(screen.frame(1)?.minX == 125 && screen.frame(2)?.minX == 250)
  }

  @Test("A copy of a subclass of an item or group is of that class, also within another copy")
  func copies() throws {
    let item = TitledItem(layoutSize: size)
    item.title = "first"
    #expect((item.copy() as? TitledItem)?.title == "untitled")
    let group = DistantGroup.vertical(layoutSize: size, subitems: [item])
    let copy = try #require(group.copy() as? DistantGroup)
    #expect(copy !== group && copy.subitems.first is TitledItem)
    #expect(copy.subitems.first !== item)
    let background = BackgroundItem.background(elementKind: "back")
    #expect(background.copy() is BackgroundItem)
  }
}
