import CompositionalLayout
import LayoutGeometry
import UIKit

/// The contents of the custom nodes in a tree of boxes, by number.
///
/// The nodes of the engine are values without closures and objects: the content of such a node is
/// `.custom(number)`, and the number is an index into this list. Numbers follow the order in which
/// the contents were added, so equal trees have equal numbers.
struct CustomContents: Hashable, Sendable {
  private var contents: [CustomContent] = []

  /// Creates an empty list, or a list of one content, which has the number 0.
  init(_ content: CustomContent? = nil) {
    contents = content.map { [$0] } ?? []
  }

  /// Appends the contents of `nodes`, and renumbers the nodes accordingly.
  mutating func append(_ other: CustomContents, of nodes: inout [LayoutNode]) {
    guard !other.contents.isEmpty else { return }
    let offset = contents.count
    contents += other.contents
    guard offset > 0 else { return }
    for index in nodes.indices { nodes[index].offsetCustomNumbers(by: offset) }
  }

  /// Returns the frames of one instance of a custom node.
  ///
  /// A number without a content has no frames.
  func frames(of number: Int, size: CGSize, insets: LayoutInsets) -> LayoutCustomFrames {
    guard contents.indices.contains(number) else { return [] }
    let inner = size.inset(by: insets)
    switch contents[number] {
    case .frames(_, let provider):
      return LayoutCustomFrames(
        provider(CustomGroupEnvironment(size: inner)).lazy.map { LayoutCustomFrame(frame: $0) })
    case .itemFrames(let frames): return frames
    case .group:
      return [LayoutCustomFrame(frame: CGRect(origin: .zero, size: inner))]
    }
  }

  /// Returns a new group for a custom node of this size.
  @MainActor func makeGroup(of number: Int, size: LayoutItemSize) -> NSCollectionLayoutGroup {
    guard contents.indices.contains(number) else {
      return .custom(layoutSize: size.layoutSize) { _ in [] }
    }
    switch contents[number] {
    case .frames(_, let provider):
      return .custom(layoutSize: size.layoutSize) { environment in
        let size = environment.container.effectiveContentSize
        return provider(CustomGroupEnvironment(size: size)).map {
          NSCollectionLayoutGroupCustomItem(frame: $0)
        }
      }
    case .itemFrames(let frames): return .custom(layoutSize: size.layoutSize, itemFrames: frames)
    case .group(let group):
      return group.copy() as? NSCollectionLayoutGroup ?? group
    }
  }

  /// The number of the largest content plus one.
  var count: Int { contents.count }
}

/// The content of a custom node.
enum CustomContent: Hashable, Sendable {
  /// The frames that a closure returns.
  case frames(DescriptionID, @Sendable (CustomGroupEnvironment) -> [CGRect])
  /// Frames that do not depend on the size of the group.
  case itemFrames(LayoutCustomFrames)
  /// A group of UIKit, whose content LayoutBox cannot read.
  case group(NSCollectionLayoutGroup)

  static func == (one: CustomContent, other: CustomContent) -> Bool {
    switch (one, other) {
    case (.frames(let one, _), .frames(let other, _)): one == other
    case (.itemFrames(let one), .itemFrames(let other)): one == other
    case (.group(let one), .group(let other)): one === other
    case (.frames, _), (.itemFrames, _), (.group, _): false
    }
  }

  func hash(into hasher: inout Hasher) {
    switch self {
    case .frames(let id, _): hasher.combine(id)
    case .itemFrames(let frames): hasher.combine(frames.count)
    case .group(let group): hasher.combine(ObjectIdentifier(group))
    }
  }
}

extension LayoutNode {
  /// Adds `offset` to the number of each custom node in the tree.
  mutating func offsetCustomNumbers(by offset: Int) {
    switch content {
    case .leaf: break
    case .custom(let number): content = .custom(number + offset)
    case .group(var group):
      for index in group.children.indices { group.children[index].offsetCustomNumbers(by: offset) }
      content = .group(group)
    }
  }
}
