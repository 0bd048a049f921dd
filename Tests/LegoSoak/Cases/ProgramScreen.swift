import LegoKit
import Observation
import UIKit

/// An item of a random program.
struct ProgramItem: TypedItemType, Equatable {
  typealias CellType = ProgramCell
  let id: Int
  let version: Int
  let isHighlighted: Bool

  /// The height of the item; some changes of an item change it.
  var height: CGFloat { 40 + CGFloat(version % 3) * 10 }
}

/// A cell that reports how it is filled.
final class ProgramCell: UICollectionViewCell, TypedCellType {
  /// The item that the cell displays; `nil` after it was prepared for reuse.
  private(set) var item: ProgramItem?

  func update(with item: ProgramItem) {
    FillLog.record(item, over: self.item)
    self.item = item
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    item = nil
  }

  static func layout(constraintsTo size: CGSize, with item: ProgramItem) -> CGSize {
    CGSize(width: size.width, height: item.height)
  }
}

/// The fills of cells in one step.
@MainActor enum FillLog {
  /// The items that cells were filled with.
  private(set) static var filled: [ProgramItem] = []
  /// The items that a cell was filled with although it displayed them.
  private(set) static var repeated: [ProgramItem] = []
  /// Called once, at the next fill.
  static var onNextFill: (() -> Void)?

  /// Removes all entries.
  static func clear() {
    (filled, repeated) = ([], [])
  }

  static func record(_ item: ProgramItem, over previous: ProgramItem?) {
    filled.append(item)
    if item == previous { repeated.append(item) }
    let handler = onNextFill
    onNextFill = nil
    handler?()
  }
}

/// The rows of a section outside the controller.
@MainActor protocol RowStorage: AnyObject {
  var rows: [Record] { get set }
}

final class PublishedRows: LegoObservableObject, RowStorage {
  @LegoPublished var rows: [Record] = []
}

@MainActor @Observable final class ObservableRows: RowStorage {
  var rows: [Record] = []
}

/// The screen of a random program.
final class ProgramScreen: UIViewController, LegoContainer {
  /// The kind of reordering that the sections allow.
  enum Reordering: CaseIterable {
    case none, handler, binding
  }

  @State var order: [Int]
  @State var layouts: [Int]
  @State var highlighted: Int
  @State private var stateRows: [Int: [Record]] = [:]
  private let storages: [Int: any RowStorage]
  private let reordering: Reordering
  private let forms: [SectionForm]
  /// The number of descriptions, and the sections whose blocks ran, since the last `clear()`.
  private(set) var descriptionCount = 0
  private(set) var evaluatedSections: [Int] = []
  /// The ids of the items that were tapped since the last `clear()`.
  private(set) var tappedIDs: [Int] = []
  lazy var legoRenderer = LegoRenderer(lego: lego)

  init(_ model: ProgramModel, reordering: Reordering) {
    (order, highlighted) = (model.order, model.highlighted)
    layouts = model.sections.map(\.layout)
    forms = model.sections.map(\.form)
    self.reordering = reordering
    var storages: [Int: any RowStorage] = [:]
    for (id, section) in model.sections.enumerated() {
      switch section.storage {
      case .state: continue
      case .published: storages[id] = PublishedRows()
      case .observable: storages[id] = ObservableRows()
      }
    }
    self.storages = storages
    super.init(nibName: nil, bundle: nil)
    for (id, section) in model.sections.enumerated() { setRows(section.rows, of: id) }
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    legoRenderer.budget = .unlimited
    legoRenderer.render(in: view)
  }

  var lego: Lego {
    descriptionCount += 1
    return Lego { for id in order { section(id) } }
  }

  /// The objects that are released with the screen.
  var ownedObjects: [AnyObject] {
    [self, legoRenderer] + [legoRenderer.collectionView].compactMap { $0 } + Array(storages.values)
  }

  // MARK: State

  /// Returns the rows of a section.
  func rows(of id: Int) -> [Record] {
    storages[id]?.rows ?? stateRows[id] ?? []
  }

  /// Writes the rows of a section.
  func setRows(_ rows: [Record], of id: Int) {
    if let storage = storages[id] { storage.rows = rows } else { stateRows[id] = rows }
  }

  /// Forgets what was recorded.
  func clear() {
    (descriptionCount, evaluatedSections, tappedIDs) = (0, [], [])
    FillLog.clear()
  }

  // MARK: Description

  private func section(_ id: Int) -> Section {
    let section = Section(id: id, layout: Self.layout(layouts[id])) {
      evaluatedSections.append(id)
      return list(id)
    }
    return reorderable(
      section.onSelect(on: self) { (screen, item: ProgramItem) in
        screen.select(item, in: id)
      }, id)
  }

  private func list(_ id: Int) -> ItemList {
    let rows = rows(of: id)
    switch forms[id] {
    case .array:
      return ItemList(rows.map { Self.item($0, highlighted: nil) })
    case .loop:
      return ItemList(rows.map { Self.item($0, highlighted: highlighted) }.map { AnyItem($0) })
    case .forEach:
      return ItemBuilder.buildExpression(
        ForEach(rows) { [weak self] row in Self.item(row, highlighted: self?.highlighted) })
    }
  }

  private static func item(_ row: Record, highlighted: Int?) -> ProgramItem {
    ProgramItem(id: row.id, version: row.version, isHighlighted: row.id == highlighted)
  }

  private static func layout(_ index: Int) -> any SectionLayout {
    switch index {
    case 0: RowsLayout()
    case 1: GridLayout(columns: 2)
    case 2: WaterfallLayout(columns: 2)
    default: GridLayout(columns: 3)
    }
  }

  /// Returns a description of rows that aren't those of the state.
  func description(of sections: [(id: Int, layout: Int, rows: [Record])]) -> Lego {
    Lego {
      for section in sections {
        Section(id: section.id, layout: Self.layout(section.layout)) {
          section.rows.map { Self.item($0, highlighted: nil) }
        }
      }
    }
  }

  // MARK: Interaction

  private func select(_ item: ProgramItem, in section: Int) {
    tappedIDs.append(item.id)
    var rows = rows(of: section)
    guard let index = rows.firstIndex(where: { $0.id == item.id }) else { return }
    rows[index].version += 1
    setRows(rows, of: section)
  }

  private func reorderable(_ section: Section, _ id: Int) -> Section {
    switch reordering {
    case .none: section
    case .handler: section.onReorder(on: self) { screen, move in screen.move(move) }
    case .binding: section.onReorder(binding(id))
    }
  }

  private func binding(_ id: Int) -> Binding<[Record]> {
    switch storages[id] {
    case let storage as PublishedRows: storage.$rows
    case let storage as ObservableRows:
      Binding(get: { storage.rows }, set: { storage.rows = $0 })
    default: $stateRows[id, default: []]
    }
  }

  private func move(_ move: ItemMove) {
    guard let source = move.source.section.base as? Int,
      let target = move.target.section.base as? Int
    else { return }
    var rows = rows(of: source)
    let row = rows.remove(at: move.source.index)
    setRows(rows, of: source)
    rows = self.rows(of: target)
    rows.insert(row, at: move.target.index)
    setRows(rows, of: target)
  }
}
