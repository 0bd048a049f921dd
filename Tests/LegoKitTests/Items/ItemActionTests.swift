import LegoKit
import LegoSupport
import LegoTesting
import Testing
import UIKit

@MainActor @Suite("Actions of items") struct ItemActionTests {
  /// An item with an action.
  struct LikeItem: TypedItemType, Equatable {
    typealias CellType = LikeCell
    var id: Int
    var onLike: ItemAction<Void>
    var onRate: ItemAction<Int> = ItemAction { _ in }
  }

  /// A cell that counts its updates and runs the actions of its item.
  final class LikeCell: UICollectionViewCell, TypedCellType {
    private(set) var updateCount = 0

    func update(with item: LikeItem) { updateCount += 1 }

    func like() { perform(\.onLike) }

    func rate(_ value: Int) { perform(\.onRate, with: value) }
  }

  private func cell(_ item: Int, of shown: DisplayedLego) throws -> LikeCell {
    let path = IndexPath(item: item, section: 0)
    return try #require(shown.collectionView.cellForItem(at: path) as? LikeCell)
  }

  private func lego(_ items: LikeItem...) -> Lego {
    Lego { Section(id: 0, layout: RowsLayout(rowHeight: .exactly(44))) { items } }
  }

  @Test("Actions are equal, and so don't update a cell")
  func equality() throws {
    let shown = DisplayedLego(lego(LikeItem(id: 1, onLike: ItemAction {})))
    shown.apply(lego(LikeItem(id: 1, onLike: ItemAction {})))
    #expect(try cell(0, of: shown).updateCount == 1)
  }

  @Test("The newest action runs, although the cell was not updated with it")
  func newest() throws {
    var calls: [String] = []
    let shown = DisplayedLego(lego(LikeItem(id: 1, onLike: ItemAction { calls.append("old") })))
    shown.apply(lego(LikeItem(id: 1, onLike: ItemAction { calls.append("new") })))
    try cell(0, of: shown).like()
    #expect(calls == ["new"])
  }

  @Test("A cell that has moved runs the action of its own item")
  func moved() throws {
    var calls: [Int] = []
    let items = (0..<2).map { id in LikeItem(id: id, onLike: ItemAction { calls.append(id) }) }
    let shown = DisplayedLego(lego(items[0], items[1]))
    let first = try cell(0, of: shown)
    shown.apply(lego(items[1], items[0]))
    first.like()
    #expect(calls == [0])
  }

  @Test("An action receives a value")
  func value() throws {
    var ratings: [Int] = []
    let item = LikeItem(
      id: 1, onLike: ItemAction {}, onRate: ItemAction { ratings.append($0) })
    let shown = DisplayedLego(lego(item))
    try cell(0, of: shown).rate(4)
    #expect(ratings == [4])
  }

  @Test("The cell of a released screen, and one outside of a screen, run nothing")
  func outside() throws {
    var count = 0
    LikeCell(frame: .zero).like()
    var released: LikeCell?
    do {
      let shown = DisplayedLego(lego(LikeItem(id: 1, onLike: ItemAction { count += 1 })))
      released = try cell(0, of: shown)
    }
    released?.like()
    #expect(count == 0)
  }

  @MainActor private final class Owner {
    var count = 0
    func like() { count += 1 }
  }

  @Test("An action of an owner holds it weakly")
  func owner() throws {
    weak var released: Owner?
    let action: ItemAction<Void>
    do {
      let owner = Owner()
      released = owner
      action = ItemAction(on: owner) { $0.like() }
      let shown = DisplayedLego(lego(LikeItem(id: 1, onLike: action)))
      try cell(0, of: shown).like()
      #expect(owner.count == 1)
    }
    #expect(released == nil)
    let shown = DisplayedLego(lego(LikeItem(id: 1, onLike: action)))
    try cell(0, of: shown).like()
  }

  @Test("A header runs the newest of its actions")
  func header() throws {
    var calls: [String] = []
    func lego(_ name: String) -> Lego {
      Lego {
        for id in 0..<2 {
          Section(
            id: id, layout: RowsLayout(),
            header: LikeItem(id: 1, onLike: ItemAction { calls.append("\(name) \(id)") })
          ) {
            LikeItem(id: 2, onLike: ItemAction { calls.append("item") })
          }
        }
      }
    }
    let shown = DisplayedLego(lego("old"))
    shown.apply(lego("new"))
    let header = shown.collectionView.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader,
      at: IndexPath(item: 0, section: 1))
    try #require(header as? LikeCell).like()
    #expect(calls == ["new 1"])
  }
}
