import LegoKit
import UIKit

/// An item with a text, 44 points high.
struct Row: TypedItemType, Equatable {
  typealias CellType = TextCell<Row>
  var id: Int
  var text: String { "Row \(id)" }
}

/// An item of another type.
struct Memo: TypedItemType, Equatable {
  typealias CellType = TextCell<Memo>
  var id: Int
  var text: String { "Memo \(id)" }
}

/// An item with a text.
protocol TextItem: TypedItemType {
  var text: String { get }
}

extension Row: TextItem {}
extension Memo: TextItem {}

/// A cell that displays the text of an item.
final class TextCell<Item: TextItem>: UICollectionViewCell, TypedCellType {
  private let label = UILabel()
  private(set) var updateCount = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.frame = contentView.bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  func update(with item: Item) {
    updateCount += 1
    label.text = item.text
  }

  static func layout(constraintsTo size: CGSize, with item: Item) -> CGSize {
    CGSize(width: size.width, height: 44)
  }
}

/// A screen with a description that a closure provides, and a log.
final class InteractionScreen: UIViewController, LegoContainer {
  @State var ids: [Int]
  @State var otherIDs: [Int] = []
  @State var selection: Set<Int> = []
  @State var choice: Int?
  @State var isEditingRows = false
  @State var paging = LoadState.idle
  @State var phase = LoadState.loaded
  var log: [String] = []
  var configure: (UICollectionView) -> Void = { _ in }
  lazy var legoRenderer = LegoRenderer(lego: lego)
  var lego: Lego { content(self) }
  private let content: (InteractionScreen) -> Lego

  /// Creates a screen; `content` must not retain it.
  init(ids: [Int] = [1, 2, 3], _ content: @escaping (InteractionScreen) -> Lego) {
    self.content = content
    _ids = State(wrappedValue: ids)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    legoRenderer.render(in: view, configure: configure)
  }

  /// The rows of `ids`.
  var rows: [Row] { ids.map { Row(id: $0) } }

  /// The displayed collection view.
  var collectionView: UICollectionView {
    legoRenderer.collectionView
      ?? UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewLayout())
  }

  /// The ids of the displayed items, from top to bottom.
  var displayedIDs: [Int] {
    (0..<collectionView.numberOfSections).flatMap { section in
      (0..<collectionView.numberOfItems(inSection: section)).compactMap {
        legoRenderer.item(at: IndexPath(item: $0, section: section))?.id.base.base as? Int
      }
    }
  }
}

/// An item whose cell is a list cell, which has swipe actions.
struct ListItem: TypedItemType, Equatable {
  typealias CellType = ListItemCell
  var id: Int
}

/// The cell of a ``ListItem``.
final class ListItemCell: UICollectionViewListCell, TypedCellType {
  func update(with item: ListItem) {
    var content = defaultContentConfiguration()
    content.text = "Item \(item.id)"
    contentConfiguration = content
  }
}
