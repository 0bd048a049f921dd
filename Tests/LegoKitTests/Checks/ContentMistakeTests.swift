import LegoSupport
import Testing
import UIKit

@testable import LegoKit

@MainActor @Suite("Items and sections that change without need") struct ContentMistakeTests {
  private final class Log {
    var mistakes: [String] = []
  }

  /// Displays descriptions one after the other and returns the mistakes.
  private func mistakes(in legos: [Lego]) -> [String] {
    let log = Log()
    let renderer = LegoRenderer(lego: legos[0])
    renderer.mistakeHandler = { log.mistakes.append($0.description) }
    let shown = DisplayedLego(renderer)
    for lego in legos.dropFirst() { shown.apply(lego) }
    return log.mistakes
  }

  private func section(_ items: [Token]) -> Lego {
    Lego { Section(id: "list", layout: RowsLayout()) { items } }
  }

  // MARK: Comparison

  @Test("A type that cannot be compared is reported when its cell is updated, once")
  func incomparable() {
    let lego = {
      Lego { Section(id: 0, layout: RowsLayout()) { for id in 0..<3 { Note(id: id) } } }
    }
    #expect(mistakes(in: [lego()]) == [])
    #expect(
      mistakes(in: [lego(), lego(), lego()]) == [
        """
        Items of type LegoKitTests.Note cannot be compared, so their cells are updated by each \
        update of their section, although nothing is known to have changed. Declare the type \
        `Equatable`, or implement `hasEqualContent(_:_:)` to leave a property such as a closure \
        out of the comparison.
        """
      ])
  }

  @Test("A type with a comparison of its own, or whose items differ, is not reported")
  func comparable() {
    let legos = ["a", "b"].map { text in
      Lego {
        Section(id: 0, layout: RowsLayout()) {
          Tile(id: 1, text: text)
          Handled(id: 2, text: text) {}
        }
      }
    }
    #expect(mistakes(in: legos) == [])
  }

  // MARK: Ids

  @Test("Ids that are created with the items are reported once") func unstableIDs() {
    // The second description may be a change of model; the third shows that it is not.
    let legos = (0..<4).map { build in
      section([Token(id: "\(build)-1", title: "A"), Token(id: "\(build)-2", title: "B")])
    }
    #expect(mistakes(in: Array(legos[..<2])) == [])
    #expect(
      mistakes(in: legos) == [
        """
        Each update removes all items of section list and inserts equal ones with other ids: the \
        id of the first, of type LegoKitTests.ContentMistakeTests.Token, was 1-1, then 2-1. Store \
        the id in the model. An id that is created with the item, such as `let id = UUID()`, \
        identifies nothing.
        """
      ])
  }

  @Test("Ids in the model of an item, and those of a ForEach, are found, too") func nestedIDs() {
    struct Model: Equatable {
      var id: Int
      var title = "A"
    }
    let legos = (0..<4).map { build in
      Lego {
        Section(id: 0, layout: RowsLayout()) { Wrapped(model: Token(id: "\(build)", title: "A")) }
        Section(id: 1, layout: RowsLayout()) {
          ForEach([Model(id: build)], id: \.id) { Tile(id: $0.id, text: $0.title) }
        }
      }
    }
    #expect(
      mistakes(in: legos).map { $0.prefix(48) } == [
        "Each update removes all items of section 0 and i",
        "Each update removes all items of section 1 and i",
      ])
  }

  @Test("Other content, pages that alternate, and items without content are not reported")
  func stableIDs() {
    let contents = (0..<4).map { section([Token(id: "\($0)", title: "title \($0)")]) }
    #expect(mistakes(in: contents) == [])
    let pages = (0..<5).map { section([Token(id: "\($0 % 2)", title: "A")]) }
    #expect(mistakes(in: pages) == [])
    let marks = (0..<4).map { id in
      Lego { Section(id: 0, layout: RowsLayout()) { Mark(id: id) } }
    }
    #expect(mistakes(in: marks) == [])
  }

  @Test("Sections with other ids in each description are reported once") func unstableSections() {
    let legos = (0..<4).map { build in
      Lego {
        for number in 0..<2 {
          Section(id: "\(build)-\(number)", layout: RowsLayout()) { Tile(id: number) }
        }
      }
    }
    #expect(
      mistakes(in: legos) == [
        """
        Each update removes all sections and inserts others with the same items: the id of the \
        first was 1-0, then 2-0. Give sections ids that stay the same, such as a constant or an id \
        of the model.
        """
      ])
  }
}

extension ContentMistakeTests {
  struct Token: TypedItemType, Equatable {
    typealias CellType = TokenCell
    var id: String
    var title: String
  }

  final class TokenCell: UICollectionViewCell, TypedCellType {
    func update(with item: Token) {}
  }

  struct Wrapped: TypedItemType, Equatable {
    typealias CellType = WrappedCell
    var model: Token
    var id: String { model.id }
  }

  final class WrappedCell: UICollectionViewCell, TypedCellType {
    func update(with item: Wrapped) {}
  }

  struct Mark: TypedItemType, Equatable {
    typealias CellType = MarkCell
    var id: Int
  }

  final class MarkCell: UICollectionViewCell, TypedCellType {
    func update(with item: Mark) {}
  }

  /// An item with a closure, which its comparison leaves out.
  struct Handled: TypedItemType {
    typealias CellType = HandledCell
    var id: Int
    var text: String
    var handler: () -> Void

    static func hasEqualContent(_ one: Handled, _ other: Handled) -> Bool { one.text == other.text }
  }

  final class HandledCell: UICollectionViewCell, TypedCellType {
    func update(with item: Handled) {}
  }
}
