import Foundation
import LayoutGeometry

/// One item of a layout's description: a leaf, or a group of further items.
///
/// A leaf takes one index path; a custom group takes one for each of its frames.
///
/// ```swift
/// let photo = LayoutNode(size: .full)
/// let row = LayoutNode(
///   size: LayoutItemSize(width: .fractionalWidth(1), height: .absolute(44)),
///   content: .group(LayoutGroup(axis: .horizontal, children: [photo], filling: .divided(3))))
/// ```
package struct LayoutNode: Hashable, Sendable {
  /// Its size; fractions are parts of the group around it, without that group's insets.
  package var size: LayoutItemSize
  /// A leaf's insets shrink its frame; a group's shrink the area for its children (2.3).
  package var insets: LayoutInsets
  /// Gaps around it.
  package var edgeSpacing: LayoutEdgeSpacing
  /// Views tied to it.
  package var supplementaries: [LayoutSupplementary]
  /// What is inside.
  package var content: Content

  /// A leaf unless `content` says otherwise.
  package init(
    size: LayoutItemSize, insets: LayoutInsets = .zero, edgeSpacing: LayoutEdgeSpacing = .none,
    supplementaries: [LayoutSupplementary] = [], content: Content = .leaf
  ) {
    self.size = size
    self.insets = insets
    self.edgeSpacing = edgeSpacing
    self.supplementaries = supplementaries
    self.content = content
  }

  /// What an item holds.
  package enum Content: Hashable, Sendable {
    /// Nothing: one cell.
    case leaf
    /// Children in a row or a column.
    case group(LayoutGroup)
    /// Frames that are asked for while solving, by this number.
    case custom(Int)
  }

  /// Whether it or anything inside is sized by its contents (2.7).
  ///
  /// Visits the whole tree.
  package var selfSizes: Bool {
    if size.width.isSelfSizing || size.height.isSelfSizing { return true }
    guard case .group(let group) = content else { return false }
    return group.children.contains(where: \.selfSizes)
  }
}
