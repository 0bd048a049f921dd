import LegoKit
import UIKit

/// A node of a tree with an integer as its id.
struct OutlineTestNode: Identifiable, Hashable {
  let id: Int
  var children: [OutlineTestNode]?
  var isBranch: Bool { children != nil }

  init(_ id: Int, _ children: [OutlineTestNode]? = nil) {
    (self.id, self.children) = (id, children)
  }
}

/// A screen with an outline that a closure describes.
final class OutlineScreen: LegoViewController {
  @State var nodes: [OutlineTestNode]
  @State var expanded: Set<Int> = []
  @State var loaded = OutlineChildren<OutlineTestNode>()
  @State var selection: Set<Int> = []
  @State var flag = false
  var log: [String] = []
  private let content: (OutlineScreen) -> Lego

  /// 1 with 11, which has 111, and 12; 2 without children; 3, a leaf.
  static let tree = [
    OutlineTestNode(1, [OutlineTestNode(11, [OutlineTestNode(111)]), OutlineTestNode(12)]),
    OutlineTestNode(2, []), OutlineTestNode(3),
  ]

  /// Creates a screen; `content` must not retain it.
  init(_ nodes: [OutlineTestNode] = tree, _ content: @escaping (OutlineScreen) -> Lego) {
    self.content = content
    _nodes = State(wrappedValue: nodes)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override var lego: Lego { content(self) }

  /// The displayed collection view.
  var collectionView: UICollectionView {
    legoRenderer.collectionView
      ?? UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewLayout())
  }

  /// The ids of the displayed nodes, from top to bottom; 0 for the item in place of children.
  var ids: [Int] {
    (0..<collectionView.numberOfSections).flatMap { section in
      (0..<collectionView.numberOfItems(inSection: section)).compactMap { item in
        legoRenderer.item(at: IndexPath(item: item, section: section)).map {
          $0.id.base.base as? Int ?? 0
        }
      }
    }
  }

  /// The cell of the item at an index of the first section.
  func cell(_ index: Int) -> UICollectionViewCell? {
    collectionView.cellForItem(at: IndexPath(item: index, section: 0))
  }

  /// The row at an index of the first section.
  func row(_ index: Int) -> TextRow? {
    legoRenderer[IndexPath(item: index, section: 0), as: TextRow.self]
  }
}
