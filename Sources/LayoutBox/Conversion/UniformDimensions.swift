import CompositionalLayout
import LayoutGeometry
import UIKit

/// Items that are as high as their tallest sibling, on systems before iOS 17.
///
/// There an item with a uniform dimension is an estimated one, which UIKit never stretches to its
/// siblings. If the context provides the heights of all items, the section is solved here instead,
/// and displayed with the resulting frames. Otherwise the items keep their own heights, as they do
/// if they have badges, which the frames of a custom group cannot have.
///
/// The cost is that of measuring every item of the section.
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
    return isOrthogonal ? groupOfCommonHeight() : groupOfFrames()
  }

  private var isOrthogonal: Bool { description.section.orthogonalBehavior != .none }

  /// Returns a custom group with a frame for each item of the section.
  private func groupOfFrames() -> NSCollectionLayoutGroup? {
    guard !description.displayedGroup.hasSupplementaries, let solved = solvedWithHeights() else {
      return nil
    }
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

  /// Returns the group with the height of the tallest item for all uniform heights, since a group
  /// of an orthogonal section has to remain one group.
  private func groupOfCommonHeight() -> NSCollectionLayoutGroup? {
    guard let solved = solvedWithHeights() else { return nil }
    let heights = (0..<context.itemCount).compactMap { solved.cell($0, section: 0)?.frame.height }
    guard let height = heights.max() else { return nil }
    return description.displayedGroup.replacingUniformHeights(with: height)
      .makeGroup(with: description.contents)
  }

  /// Returns the solution of the section alone; `nil` if the height of an item is unknown.
  private func solvedWithHeights() -> SolvedLayout? {
    var section = description.displayedSection
    section.boundaryItems = []
    section.decorations = []
    section.insetsReference = .none
    section.orthogonalBehavior = .none
    var solver = BoxSolver(
      environment: LayoutEnvironment(size: context.environment.container.effectiveContentSize))
    solver.append(section, contents: description.contents, itemCount: context.itemCount)
    guard solver.measureItems(ofSection: 0, height: context.height(ofItem:atWidth:)) else {
      return nil
    }
    return solver.solve()
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

  /// Returns the tree with this height for each uniform one.
  fileprivate func replacingUniformHeights(with height: CGFloat) -> LayoutNode {
    var copy = self
    if size.height.isUniform { copy.size.height = .absolute(height) }
    if case .group(var group) = content {
      group.children = group.children.map { $0.replacingUniformHeights(with: height) }
      copy.content = .group(group)
    }
    return copy
  }
}
