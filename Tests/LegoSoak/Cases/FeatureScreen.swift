import LegoKit
import UIKit

/// A node of an outline; those with a multiple of 3 as their number have children.
struct FeatureNode: Identifiable, Hashable {
  let id: Int
  var isBranch: Bool { id.isMultiple(of: 3) }
}

/// A column of a board.
struct FeatureColumn: Identifiable, Hashable {
  let id: Int
  var cards: [Record]
  var hasField: Bool
}

/// An item of a list of its own kind.
struct FeatureItem: TypedItemType, Equatable {
  typealias CellType = FeatureCell
  let id: Int
  var version = 0
}

final class FeatureCell: UICollectionViewCell, TypedCellType {
  private(set) var item: FeatureItem?

  func update(with item: FeatureItem) { self.item = item }

  static func layout(constraintsTo size: CGSize, with item: FeatureItem) -> CGSize {
    CGSize(width: size.width, height: 40)
  }
}

/// The screen of a random program with a form, a board of lists, an outline and a feed.
final class FeatureScreen: LegoViewController {
  @State var fields: [Int]
  @State var texts: [Int: String] = [:]
  @Focus var focus: Int?
  @State var columns: [FeatureColumn]
  @State var expanded: Set<Int> = []
  @State var loaded = OutlineChildren<FeatureNode>()
  @State var phase = LoadState.loaded
  @State var paging = LoadState.idle
  @State var posts: [Int]
  let roots: [FeatureNode]
  let loader = FeatureLoader()

  init(fields: [Int], columns: [FeatureColumn], roots: [FeatureNode], posts: [Int]) {
    (self.fields, self.columns, self.roots, self.posts) = (fields, columns, roots, posts)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override var lego: Lego {
    Lego {
      Section(id: "form", layout: .rows()) {
        for id in fields { field(id) }
      }
      Section(
        id: "board",
        layout: .carousel(itemWidth: .fixed(140), spacing: 0, rowHeight: .exactly(160))
      ) {
        for column in columns {
          NestedList(id: column.id) {
            Section(id: "cards", layout: .rows()) {
              ForEach(column.cards) { FeatureItem(id: $0.id, version: $0.version) }
              if column.hasField { field(column.fieldID) }
            }
          }
        }
      }
      tree
      feed
    }
  }

  private func field(_ id: Int) -> ModifiedItem<TextFieldRow> {
    TextFieldRow("Field \(id)", text: $texts[id].replacingNil(with: ""), id: id)
      .focused($focus, equals: id)
  }

  private var tree: Section {
    Section(id: "tree", layout: .rows()) {
      ForEach(roots, isBranch: \.isBranch, loaded: $loaded, expanded: $expanded) {
        [loader] node in
        try await loader.load(.children(node.id)).map { FeatureNode(id: $0) }
      } item: { node in
        FeatureItem(id: node.id)
      }
    }
  }

  private var feed: Section {
    Section(id: "feed", layout: .rows()) { posts.map { FeatureItem(id: $0) } }
      .phase(phase) { [weak self] in self?.loadPosts() }
      .paging($paging, threshold: 1) { [loader] in
        try await loader.load(.page)
      } insert: { [weak self] page in
        self?.posts += page
        return !page.isEmpty
      }
  }

  /// Loads the posts again, unless they are being loaded.
  func loadPosts() {
    guard phase != .loading else { return }
    phase = .loading
    Task { [weak self, loader] in
      do {
        let posts = try await loader.load(.posts)
        self?.posts = posts
        self?.phase = .loaded
      } catch {
        self?.phase = .failed("The posts could not be loaded.")
      }
    }
  }
}

extension FeatureColumn {
  /// The number of the column's field.
  var fieldID: Int { 100 + id }
}
