import CompositionalLayout
import LayoutGeometry
import UIKit

/// Items that are as high as their tallest sibling, on systems before iOS 17.
///
/// There an item with a uniform dimension is an estimated one, which UIKit never stretches to its
/// siblings. If the context provides the heights of all items, the section is solved here instead,
/// and displayed with the resulting frames. A custom group of frames has no badges, so that items
/// with badges are displayed in one group of rows, each with heights of its own. If a height is
/// unknown, the items keep their own heights.
///
/// The cost is that of measuring every item of the section, and of a group for each row if items
/// have badges.
@MainActor struct UniformDimensions {
  let description: SectionDescription
  let context: SectionContext

  /// Whether the system has no uniform dimensions.
  static var needEmulation: Bool {
    if #available(iOS 17.0, tvOS 17.0, *) { false } else { true }
  }

  /// Returns a group with equally long siblings; `nil` if the description has no uniform heights,
  /// or if the height of an item is unknown.
  func emulatedGroup() -> NSCollectionLayoutGroup? {
    guard description.displayedGroup.hasUniformHeight, context.itemCount > 0,
      context.scrollDirection == .vertical
    else { return nil }
    if isOrthogonal { return groupOfCommonHeight() }
    return description.displayedGroup.hasSupplementaries ? groupOfRows() : groupOfFrames()
  }

  private var isOrthogonal: Bool { description.section.orthogonalBehavior != .none }

  /// Returns a custom group with a frame for each item of the section.
  private func groupOfFrames() -> NSCollectionLayoutGroup? {
    guard let solved = solvedWithHeights() else { return nil }
    let insets = description.section.insets
    let frames = (0..<context.itemCount).compactMap { solved.cell($0, section: 0)?.frame }
      .map { $0.offsetBy(dx: -insets.leading, dy: -insets.top) }
    guard frames.count == context.itemCount else { return nil }
    let height = solved.contentSize.height - insets.top - insets.bottom
    let size = LayoutItemSize(width: .fractionalWidth(1), height: .absolute(max(1, height)))
    return .custom(layoutSize: size.layoutSize) { _ in
      frames.map { NSCollectionLayoutGroupCustomItem(frame: $0) }
    }
  }

  /// Returns a vertical group of the section's groups, with the heights of their own items.
  ///
  /// The result is `nil` if a group repeats its boxes, since each row has the described boxes once.
  private func groupOfRows() -> NSCollectionLayoutGroup? {
    let row = description.displayedGroup
    let count = row.leafCount
    guard let solved = solvedWithHeights(), count > 0 else { return nil }
    let rows = stride(from: 0, to: context.itemCount, by: count).map { first -> LayoutNode in
      var item = first
      return row.replacingUniformHeights {
        defer { item += 1 }
        return solved.cell(item, section: 0)?.frame.height
      }
    }
    let insets = description.section.insets
    let height = max(1, solved.contentSize.height - insets.top - insets.bottom)
    let column = LayoutNode(
      size: LayoutItemSize(width: .fractionalWidth(1), height: .estimated(height)),
      content: .group(
        LayoutGroup(
          axis: .vertical, children: rows, spacing: .fixed(description.section.interGroupSpacing))))
    guard hasSameFrames(column, as: solved) else { return nil }
    return column.makeGroup(with: description.contents)
  }

  /// Returns whether a section of one group has the frames of `solved`.
  private func hasSameFrames(_ group: LayoutNode, as solved: SolvedLayout) -> Bool {
    var section = plainSection
    section.group = group
    var solver = BoxSolver(environment: environment)
    solver.append(section, contents: description.contents, itemCount: context.itemCount)
    let other = solver.solve()
    return (0..<context.itemCount).allSatisfy { item in
      guard let one = solved.cell(item, section: 0)?.frame,
        let other = other.cell(item, section: 0)?.frame
      else { return false }
      return abs(one.minX - other.minX) < 1 && abs(one.minY - other.minY) < 1
        && abs(one.width - other.width) < 1 && abs(one.height - other.height) < 1
    }
  }

  /// Returns the group with the height of the tallest item for all uniform heights, since a group
  /// of an orthogonal section has to remain one group.
  private func groupOfCommonHeight() -> NSCollectionLayoutGroup? {
    guard let solved = solvedWithHeights() else { return nil }
    let heights = (0..<context.itemCount).compactMap { solved.cell($0, section: 0)?.frame.height }
    guard let height = heights.max() else { return nil }
    return description.displayedGroup.replacingUniformHeights { height }
      .makeGroup(with: description.contents)
  }

  /// Returns the solution of the section alone; `nil` if the height of an item is unknown.
  private func solvedWithHeights() -> SolvedLayout? {
    var solver = BoxSolver(environment: environment)
    solver.append(plainSection, contents: description.contents, itemCount: context.itemCount)
    guard solver.measureItems(ofSection: 0, height: context.height(ofItem:atWidth:)) else {
      return nil
    }
    return solver.solve()
  }

  private var environment: LayoutEnvironment {
    LayoutEnvironment(size: context.environment.container.effectiveContentSize)
  }

  /// The section without the elements around its groups.
  private var plainSection: LayoutSection {
    var section = description.displayedSection
    section.boundaryItems = []
    section.decorations = []
    section.insetsReference = .none
    section.orthogonalBehavior = .none
    return section
  }
}

extension LayoutNode {
  /// Whether an item in the tree has a uniform height.
  fileprivate var hasUniformHeight: Bool {
    size.height.isUniform || (group?.children.contains(where: \.hasUniformHeight) ?? false)
  }

  /// Whether a badge is attached to an item or a group in the tree.
  fileprivate var hasSupplementaries: Bool {
    !supplementaries.isEmpty || (group?.children.contains(where: \.hasSupplementaries) ?? false)
  }

  /// The number of items in the tree.
  fileprivate var leafCount: Int {
    group.map { $0.children.reduce(0) { $0 + $1.leafCount } } ?? (content == .leaf ? 1 : 0)
  }

  /// Returns the tree with other heights for the uniform ones.
  ///
  /// `height` returns the height of the next item, in order, and is called for each item; `nil`
  /// keeps the described one.
  fileprivate func replacingUniformHeights(with height: () -> CGFloat?) -> LayoutNode {
    var copy = self
    if case .group(var group) = content {
      group.children = group.children.map { $0.replacingUniformHeights(with: height) }
      copy.content = .group(group)
    } else if let height = height(), size.height.isUniform {
      copy.size.height = .absolute(height)
    }
    return copy
  }
}
