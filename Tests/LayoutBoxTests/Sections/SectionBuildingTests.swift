@testable import LayoutBox
import Testing
import UIKit

@MainActor @Suite("Sections and layouts in a collection view of 300 x 600")
struct SectionBuildingTests {
  private let size = CGSize(width: 300, height: 600)
  private let list = SectionLayoutBox { ItemLayoutBox(width: .w(1), height: .absolute(44)) }

  private func context(
    itemCount: Int = 1, height: @escaping (Int, CGFloat) -> CGFloat? = { _, _ in nil }
  ) -> SectionContext {
    SectionContext(
      environment: SolvingEnvironment(size: size, traits: UITraitCollection()),
      itemCount: itemCount, itemHeight: { height($0, $1) })
  }

  @Test("Each property of a section is one of the section's object") func properties() {
    let section = list.insets(top: 1, leading: 2, bottom: 3, trailing: 4).spacing(5)
      .insetsReference(.layoutMargins).supplementaryInsetsReference(.readableContent)
      .orthogonal(.groupPaging).header(height: .estimated(30), pinned: true)
      .background(.background(elementKind: "card"))
      .makeSection(in: context())
    #expect(
      section.contentInsets == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    #expect(section.interGroupSpacing == 5)
    #expect(section.contentInsetsReference == .layoutMargins)
    #expect(section.supplementaryContentInsetsReference == .readableContent)
    #expect(section.orthogonalScrollingBehavior == .groupPaging)
    #expect(section.decorationItems.map(\.elementKind) == ["card"])
    let header = section.boundarySupplementaryItems.first
    #expect(header?.layoutSize.heightDimension.isEstimated == true)
    #expect(header?.pinToVisibleBounds == true)
    // In front of the cells, which are at 1 in a section with a decoration.
    #expect(header?.zIndex == 2)
  }

  @Test("The properties of orthogonal scrolling are set where the system has them")
  func scrollingProperties() {
    guard #available(iOS 17.0, tvOS 17.0, *) else { return }
    let section = list.orthogonal(.continuous, bounce: .never, decelerationRate: .fast)
    let properties = section.makeSection(in: context()).orthogonalScrollingProperties
    #expect(properties.bounce == .never)
    #expect(properties.decelerationRate == .fast)
    #expect(section != list.orthogonal(.continuous))
    let plain = list.orthogonal(.continuous).makeSection(in: context())
    #expect(plain.orthogonalScrollingProperties.decelerationRate == .automatic)
  }

  @Test("The classes of backgrounds are registered automatically") func background() throws {
    let layout = CompositionalLayoutBox { list.background(BlankView.self) }.toBuild()
    let shown = LaidOutView(layout, size: size, itemCounts: [2])
    let background = try #require(shown.view.subviews.first { $0 is BlankView })
    #expect(background.frame == CGRect(x: 0, y: 0, width: 300, height: 88))
  }

  @Test("The closure for visible items changes their appearance") func visibleItems() {
    let section = list.onVisibleItems { items, _, environment in
      for item in items { item.alpha = item.frame.minY / environment.container.contentSize.height }
    }
    let shown = LaidOutView(
      CompositionalLayoutBox { section }.toBuild(), size: size, itemCounts: [3])
    let alphas = shown.view.visibleCells.sorted { $0.frame.minY < $1.frame.minY }.map(\.alpha)
    // 0, 44 and 88 of 600.
    #expect(zip(alphas, [0, 44.0 / 600, 88.0 / 600]).allSatisfy { abs($0 - $1) < 0.001 })
    #expect(alphas.count == 3)
  }

  @Test("Sections of UIKit are displayed as they are") func object() {
    let object = NSCollectionLayoutSection(
      group: GroupLayoutBox(width: .w(0.5), height: .absolute(70)) {
        ItemLayoutBox(width: .w(1), height: .h(1))
      }
      .toBuild())
    let shown = LaidOutView(
      CompositionalLayoutBox {
        list
        object
      }
      .toBuild(), size: size, itemCounts: [1, 1])
    #expect(
      shown.frame(of: .item(0), inSection: 1) == CGRect(x: 0, y: 44, width: 150, height: 70))
  }

  @Test("Layouts that depend on heights receive them from a closure") func heights() {
    let layout = CompositionalLayoutBox { WaterfallLayout(columns: 2, spacing: 0) }
      .toBuild { path, width in width == 150 ? [30, 20, 10][path.item] : nil }
    let shown = LaidOutView(layout, size: size, itemCounts: [3])
    // The third item is below the second one, which is shorter than the first.
    #expect(shown.frame(of: .item(2)) == CGRect(x: 150, y: 20, width: 150, height: 10))
  }

  @Test("A layout without sections displays lists") func noSections() {
    let shown = LaidOutView(
      CompositionalLayoutBox {}.toBuild(), size: size, itemCounts: [2])
    #expect(shown.frame(of: .item(1))?.width == 300)
  }

  @Test("A pinned header that covers the insets stays at the top while the list scrolls")
  func pinnedHeader() {
    let section = list.insets(leading: 20, trailing: 20)
      .header(height: .absolute(30), pinned: true, coversInsets: true)
    let kind = UICollectionView.elementKindSectionHeader
    let shown = LaidOutView(
      CompositionalLayoutBox { section }.toBuild(), size: size, itemCounts: [40], kinds: [kind])
    shown.view.contentOffset.y = 500
    shown.view.layoutIfNeeded()
    #expect(shown.frame(of: .supplementary(kind)) == CGRect(x: 0, y: 500, width: 300, height: 30))
  }

  @Test("The header that LegoKit adds is above the content or beside it") func addedHeader() {
    let described = list.insets(leading: 10).makeSection(in: context())
    let above = context().adding(header: .absolute(40), pinned: true, to: described)
    let top = above.boundarySupplementaryItems.first
    #expect(top?.alignment == .top)
    #expect(top?.layoutSize.heightDimension.dimension == 40)
    #expect(top?.pinToVisibleBounds == true)
    let beside = context().adding(
      header: .absolute(40), pinned: false, to: described, in: .horizontal)
    let leading = beside.boundarySupplementaryItems.first
    #expect(leading?.alignment == .leading)
    #expect(leading?.layoutSize.widthDimension.dimension == 40)
    #expect(leading?.layoutSize.heightDimension.isFractionalHeight == true)
    // The section of the layout is not changed.
    #expect(described.boundarySupplementaryItems.isEmpty)
  }
}

@MainActor @Suite("Rows of equal height") struct UniformDimensionsTests {
  private let size = CGSize(width: 300, height: 600)
  private let heights: [CGFloat] = [50, 80, 60, 30, 20]

  private func pairs() -> SectionLayoutBox {
    guard #available(iOS 17.0, tvOS 17.0, *) else { return SectionLayoutBox {} }
    return SectionLayoutBox {
      GroupLayoutBox(width: .w(1), height: .estimated(44)) {
        ItemLayoutBox(columns: 2, width: .w(0.5), height: .uniformAcrossSiblings(estimate: 44))
      }
    }
    .insets(top: 10, leading: 20, bottom: 10, trailing: 20).spacing(5)
  }

  private func context(itemCount: Int) -> SectionContext {
    SectionContext(
      environment: SolvingEnvironment(size: size, traits: UITraitCollection()),
      itemCount: itemCount
    ) { [heights] item, _ in heights[item] }
  }

  @Test("The items of a row are as high as the tallest of them") func native() {
    let frames = pairs().frames(in: size, itemCount: 5) { item, _ in heights[item] }
    // Rows of 80, 60 and 20; the second begins at 10 + 80 + 5, the third 60 + 5 later.
    #expect(
      frames == [
        CGRect(x: 20, y: 10, width: 130, height: 80), CGRect(x: 150, y: 10, width: 130, height: 80),
        CGRect(x: 20, y: 95, width: 130, height: 60), CGRect(x: 150, y: 95, width: 130, height: 60),
        CGRect(x: 20, y: 160, width: 130, height: 20),
      ])
  }

  @Test("Before iOS 17 the rows have the same frames if the heights are known") func emulated()
    throws
  {
    let context = context(itemCount: 5)
    let description = pairs().description(in: context)
    let group = try #require(
      UniformDimensions(description: description, context: context).emulatedGroup())
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 10, trailing: 20)
    let layout = UICollectionViewCompositionalLayout(section: section)
    let shown = LaidOutView(layout, size: size, itemCounts: [5])
    let native = pairs().frames(in: size, itemCount: 5) { item, _ in heights[item] }
    #expect((0..<5).compactMap { shown.frame(of: .item($0)) } == native)
    #expect(layout.collectionViewContentSize.height == 190)
  }

  /// A cell with a view that is as high as a constraint says.
  private final class PillarCell: UICollectionViewCell {
    private let pillar = UIView()
    private lazy var height = pillar.heightAnchor.constraint(equalToConstant: 0)
    private(set) var displayedItems: [Int] = []

    override init(frame: CGRect) {
      super.init(frame: frame)
      pillar.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(pillar)
      NSLayoutConstraint.activate([
        pillar.topAnchor.constraint(equalTo: contentView.topAnchor),
        pillar.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        pillar.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
        pillar.bottomAnchor.constraint(equalTo: contentView.bottomAnchor), height,
      ])
    }

    required init?(coder: NSCoder) { nil }

    func display(_ item: Int, height: CGFloat) {
      displayedItems.append(item)
      self.height.constant = height
    }
  }

  @Test("Before iOS 17 the rows of a plain layout have the heights of measured cells")
  func measured()
    throws
  {
    let prototype = PillarCell()
    let context = SectionContext(
      environment: SolvingEnvironment(size: size, traits: UITraitCollection()), itemCount: 5,
      measuring: MeasuredPrototype(prototype) { [heights] cell, item in
        cell.display(item, height: heights[item])
      })
    let description = pairs().description(in: context)
    let group = try #require(
      UniformDimensions(description: description, context: context).emulatedGroup())
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 10, trailing: 20)
    let shown = LaidOutView(
      UICollectionViewCompositionalLayout(section: section), size: size, itemCounts: [5])
    // Rows of 80, 60 and 20, as in "The items of a row are as high as the tallest of them".
    #expect((0..<5).compactMap { shown.frame(of: .item($0))?.height } == [80, 80, 60, 60, 20])
    #expect((0..<5).compactMap { shown.frame(of: .item($0))?.minY } == [10, 10, 95, 95, 160])
    #expect(prototype.displayedItems == [0, 1, 2, 3, 4])
  }

  @Test("A waterfall in a plain layout has the heights of measured cells") func measuredWaterfall()
  {
    let prototype = PillarCell()
    let layout = UICollectionViewCompositionalLayout { [heights] _, environment in
      WaterfallLayout(columns: 2, spacing: 0)
        .section(in: environment, itemCount: 5, measuring: prototype) { cell, item in
          cell.display(item, height: heights[item])
        }
    }
    let shown = LaidOutView(layout, size: size, itemCounts: [5])
    #expect((0..<5).compactMap { shown.frame(of: .item($0))?.height } == heights)
    #expect((0..<5).compactMap { shown.frame(of: .item($0))?.width } == [150, 150, 150, 150, 150])
  }

  @Test("The items of an orthogonal section are as high as the tallest of all") func orthogonal()
    throws
  {
    let context = context(itemCount: 5)
    let description = pairs().orthogonal(.continuous).description(in: context)
    let group = try #require(
      UniformDimensions(description: description, context: context).emulatedGroup())
    #expect(group.subitems.map(\.layoutSize.heightDimension.dimension) == [80, 80])
    #expect(group.subitems.map(\.layoutSize.heightDimension.isAbsolute) == [true, true])
  }

  @Test("Before iOS 17 rows of equal height keep their badges") func badges() throws {
    guard #available(iOS 17.0, tvOS 17.0, *) else { return }
    let section = SectionLayoutBox {
      GroupLayoutBox(width: .w(1), height: .estimated(44)) {
        ItemLayoutBox(columns: 2, width: .w(0.5), height: .uniformAcrossSiblings(estimate: 44))
          .badge("new", width: .absolute(9), height: .absolute(9))
      }
    }
    .spacing(6)
    let context = context(itemCount: 5)
    let group = try #require(
      UniformDimensions(description: section.description(in: context), context: context)
        .emulatedGroup())
    let layout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(group: group))
    let shown = LaidOutView(layout, size: size, itemCounts: [5], kinds: ["new"])
    let native = section.frames(in: size, itemCount: 5) { item, _ in heights[item] }
    #expect(native.count == 5)
    #expect((0..<5).compactMap { shown.frame(of: .item($0)) } == native)
    // Each badge is in the top trailing corner of its item.
    for (item, frame) in native.enumerated() {
      #expect(
        shown.frame(of: .supplementary("new", item: item))
          == CGRect(x: frame.maxX - 9, y: frame.minY, width: 9, height: 9))
    }
  }

  @Test("Rows whose boxes repeat and have badges are not emulated") func repeatingBadges() {
    guard #available(iOS 17.0, tvOS 17.0, *) else { return }
    let section = SectionLayoutBox {
      GroupLayoutBox(width: .w(1), height: .estimated(44)) {
        ItemLayoutBox(width: .w(0.5), height: .uniformAcrossSiblings(estimate: 44))
          .badge("new", width: .absolute(9), height: .absolute(9))
      }
    }
    let context = context(itemCount: 5)
    #expect(
      UniformDimensions(description: section.description(in: context), context: context)
        .emulatedGroup() == nil)
  }

  @Test("Sections without uniform heights, or without known heights, are not emulated")
  func others() {
    let known = context(itemCount: 2)
    let list = SectionLayoutBox { ItemLayoutBox(width: .w(1), height: .estimated(44)) }
    #expect(
      UniformDimensions(description: list.description(in: known), context: known).emulatedGroup()
        == nil)
    let unknown = SectionContext(
      environment: SolvingEnvironment(size: size, traits: UITraitCollection()), itemCount: 2
    ) { _, _ in nil }
    #expect(
      UniformDimensions(description: pairs().description(in: unknown), context: unknown)
        .emulatedGroup() == nil)
  }
}
