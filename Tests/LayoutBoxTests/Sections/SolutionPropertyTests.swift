import LayoutBox
import SeededNumbers
import Testing
import UIKit

/// Random layouts, solved without a view and displayed by a collection view.
@MainActor @Suite("Solutions of random layouts") struct SolutionPropertyTests {
  @Test(
    "The frames without a view are those of a collection view",
    arguments: PropertyRuns.blocks(full: 6_000))
  func frames(seeds: Range<UInt64>) {
    for seed in seeds {
      var random = SeededGenerator(seed: seed)
      let isRightToLeft = Int.random(in: 0..<4, using: &random) == 0
      let sample = RandomLayout(using: &random)
      let size = CGSize(
        width: CGFloat(Int.random(in: 60...400, using: &random)),
        height: CGFloat(Int.random(in: 60...600, using: &random)))
      let view = LaidOutView(
        sample.layout.toBuild(), size: size, itemCounts: sample.itemCounts,
        kinds: RandomLayout.kinds, direction: isRightToLeft ? .forceRightToLeft : .forceLeftToRight)
      let traits = UITraitCollection(traitsFrom: [
        UITraitCollection(displayScale: view.view.traitCollection.displayScale),
        UITraitCollection(layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight),
      ])
      let solution = sample.layout.solution(in: size, itemCounts: sample.itemCounts, traits: traits)
      let message = Comment(rawValue: "seed \(seed)")
      let layout = view.view.collectionViewLayout
      #expect(solution.contentSize == layout.collectionViewContentSize, message)
      for (section, count) in sample.itemCounts.enumerated() {
        for item in 0..<count {
          let frame = solution.frame(of: .item(item), inSection: section)
          #expect(areClose(frame, view.frame(of: .item(item), inSection: section)), message)
        }
        for kind in RandomLayout.kinds {
          let frame = solution.frame(of: .supplementary(kind), inSection: section)
          #expect(
            areClose(frame, view.frame(of: .supplementary(kind), inSection: section)), message)
        }
        let kind = String(reflecting: BlankView.self)
        let frame = solution.frame(of: .background(BlankView.self), inSection: section)
        #expect(areClose(frame, view.frame(of: .backgroundKind(kind), inSection: section)), message)
      }
    }
  }

  @Test("Given heights are those that cells prefer", arguments: PropertyRuns.blocks(full: 2_000))
  func heights(seeds: Range<UInt64>) {
    guard #available(iOS 17.0, tvOS 17.0, *) else { return }
    for seed in seeds {
      var random = SeededGenerator(seed: seed)
      let columns = Int.random(in: 1...3, using: &random)
      let isUniform = Bool.random(using: &random)
      let heights = (0..<9).map { _ in CGFloat(Int.random(in: 1...70, using: &random)) }
      let spacing = CGFloat(Int.random(in: 0...9, using: &random))
      let layout = CompositionalLayoutBox {
        SectionLayoutBox {
          GroupLayoutBox(width: .w(1), height: .estimated(40)) {
            ItemLayoutBox(
              columns: columns, width: .absolute(300 / CGFloat(columns)),
              height: isUniform ? .uniformAcrossSiblings(estimate: 40) : .estimated(40))
          }
        }
        .spacing(spacing)
      }
      let size = CGSize(width: 300, height: 800)
      let view = LaidOutView(layout.toBuild(), size: size, itemCounts: [9], heights: heights)
      let solution = layout.solution(in: size, itemCounts: [9]) { path, _ in heights[path.item] }
      for item in 0..<9 {
        #expect(
          areClose(solution.frame(of: .item(item)), view.frame(of: .item(item))), "seed \(seed)")
      }
    }
  }

  @Test("A layout described twice is equal, and so are its solutions")
  func equality() {
    for seed in PropertyRuns.seeds(full: 2_000, from: 50_000) {
      var one = SeededGenerator(seed: seed)
      var other = one
      let (first, second) = (RandomLayout(using: &one), RandomLayout(using: &other))
      #expect(first.layout == second.layout, "seed \(seed)")
      let size = CGSize(width: 320, height: 480)
      #expect(
        first.layout.solution(in: size, itemCounts: first.itemCounts).frames
          == second.layout.solution(in: size, itemCounts: second.itemCounts).frames, "seed \(seed)")
      #expect(first.layout != first.layout.spacing(1_234), "seed \(seed)")
    }
  }
}

/// Returns whether two frames are equal up to the rounding errors of attributes, which keep a center
/// and a size.
private func areClose(_ one: CGRect?, _ other: CGRect?) -> Bool {
  guard let one, let other else { return one == nil && other == nil }
  return [
    one.minX - other.minX, one.minY - other.minY, one.width - other.width,
    one.height - other.height,
  ].allSatisfy { abs($0) < 0.001 }
}

/// A layout of random sections without estimated lengths, and the numbers of their items.
@MainActor private struct RandomLayout {
  static let kinds = [
    UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter, "corner",
    "badge",
  ]
  let layout: CompositionalLayoutBox
  let itemCounts: [Int]

  init(using random: inout SeededGenerator) {
    let isHorizontal = Int.random(in: 0..<4, using: &random) == 0
    let sections = (0..<Int.random(in: 1...3, using: &random)).map { _ in
      Self.section(using: &random)
    }
    layout = CompositionalLayoutBox { sections }
      .scrollDirection(isHorizontal ? .horizontal : .vertical)
      .spacing(Self.points(0...20, using: &random))
    itemCounts = (0..<Int.random(in: 0...4, using: &random)).map { _ in
      Int.random(in: 0...9, using: &random)
    }
  }

  private static func section(using random: inout SeededGenerator) -> SectionLayoutBox {
    let content = box(depth: 2, isRoot: true, using: &random)
    var section = SectionLayoutBox { content }
    if chance(2, &random) { section = section.insets(insets(upTo: 9, using: &random)) }
    if chance(2, &random) { section = section.spacing(points(0...15, using: &random)) }
    if chance(4, &random) {
      section = section.orthogonal(
        [.continuous, .paging, .groupPagingCentered].randomElement(using: &random) ?? .none)
    }
    if chance(2, &random) {
      section = section.header(
        height: .absolute(points(1...40, using: &random)), pinned: chance(2, &random),
        coversInsets: chance(2, &random))
    }
    if chance(3, &random) {
      section = section.footer(height: .h(0.1), insets: insets(upTo: 3, using: &random))
    }
    if chance(4, &random) {
      section = section.boundaryItem(
        "corner", width: .w(0.3), height: .absolute(12),
        alignment: [.topTrailing, .bottomLeading, .leading, .none].randomElement(using: &random)
          ?? .top,
        offset: CGPoint(x: points(-5...5, using: &random), y: points(-5...5, using: &random)),
        extendsBoundary: chance(2, &random))
    }
    if chance(3, &random) {
      section = section.background(BlankView.self, insets: insets(upTo: 4, using: &random))
    }
    return section
  }

  private static func box(
    depth: Int, isRoot: Bool, using random: inout SeededGenerator
  ) -> LayoutBoxConfig {
    switch Int.random(in: 0..<(depth > 0 ? 5 : 2), using: &random) {
    case 0, 1:
      var item = ItemLayoutBox(
        columns: isRoot ? 1 : Int.random(in: 1...3, using: &random),
        width: dimension(using: &random), height: dimension(using: &random))
      if chance(3, &random) { item = item.insets(insets(upTo: 4, using: &random)) }
      if chance(4, &random) {
        item = item.badge(
          "badge", width: .absolute(8), height: .w(0.25),
          at: [[.top], [.bottom, .trailing], []].randomElement(using: &random) ?? [],
          offset: CGPoint(x: 3, y: -2))
      }
      return item.config
    case 2:
      let step = points(2...20, using: &random)
      return CustomGroupLayoutBox(
        id: step, width: dimension(using: &random), height: dimension(using: &random)
      ) { environment in
        (0..<2).map { index in
          CGRect(
            x: CGFloat(index) * step, y: 1, width: step, height: environment.size.height / 2)
        }
      }.config
    default:
      let children = (0..<Int.random(in: 0...3, using: &random)).map { _ in
        box(depth: depth - 1, isRoot: false, using: &random)
      }
      var group = GroupLayoutBox(
        direction: chance(2, &random) ? .vertical : .horizontal, width: dimension(using: &random),
        height: dimension(using: &random)
      ) { children }
      if chance(3, &random) { group = group.space(.fixed(points(0...8, using: &random))) }
      if chance(6, &random) { group = group.leading(.flexible(4)) }
      return group.config
    }
  }

  private static func dimension(using random: inout SeededGenerator) -> NSCollectionLayoutDimension
  {
    let fraction = CGFloat(Int.random(in: 1...4, using: &random)) / 4
    return switch Int.random(in: 0..<4, using: &random) {
    case 0: .absolute(points(5...120, using: &random))
    case 1: .h(fraction)
    default: .w(fraction)
    }
  }

  private static func insets(
    upTo most: Int, using random: inout SeededGenerator
  ) -> NSDirectionalEdgeInsets {
    let range = 0...most
    return NSDirectionalEdgeInsets(
      top: points(range, using: &random), leading: points(range, using: &random),
      bottom: points(range, using: &random), trailing: points(range, using: &random))
  }

  private static func points(
    _ range: ClosedRange<Int>, using random: inout SeededGenerator
  ) -> CGFloat {
    CGFloat(Int.random(in: range, using: &random))
  }

  /// Returns `true` once in `count` times.
  private static func chance(_ count: Int, _ random: inout SeededGenerator) -> Bool {
    Int.random(in: 0..<count, using: &random) == 0
  }
}
