import UIKit

/// The rows of one section at a time, whatever the type of their elements is.
@MainActor protocol RowList {
  /// The number of rows.
  var count: Int { get }
  /// Returns the identity of a row in its section.
  func id(at index: Int) -> AnyHashable
  /// Returns whether a row has the content of a row of another list.
  func hasEqualContent(at index: Int, as other: any RowList, at otherIndex: Int) -> Bool
  /// Returns whether the user can select a row.
  func isSelectable(at index: Int) -> Bool
  /// Calls the action of the section with the element of a row.
  func select(at index: Int)
  /// Displays a row in a cell.
  func display(at index: Int, in cell: ViewTableCell)
}

/// The rows of elements of one type.
struct ElementRowList<Element>: RowList {
  let rows: [IdentifiedRow<Element>]
  let block: RowBlock<Element>

  var count: Int { rows.count }

  func id(at index: Int) -> AnyHashable { rows[index].id }

  func hasEqualContent(at index: Int, as other: any RowList, at otherIndex: Int) -> Bool {
    guard let other = other as? ElementRowList<Element>, other.block === block else {
      return false
    }
    return areEqual(rows[index].element, other.rows[otherIndex].element)
  }

  func isSelectable(at index: Int) -> Bool { block.allowsSelection(of: rows[index].element) }

  func select(at index: Int) { block.select(rows[index].element) }

  func display(at index: Int, in cell: ViewTableCell) {
    let row = rows[index]
    cell.display(ViewRow(id: row.id, element: row.element, block: block))
  }
}

/// The rows of a table, each with a token that it keeps as long as it exists.
@MainActor final class TableContent {
  /// A row of the table.
  struct Row {
    fileprivate let list: any RowList
    fileprivate let index: Int

    /// Whether the user can select the row.
    @MainActor var isSelectable: Bool { list.isSelectable(at: index) }

    /// Calls the action of the section with the element.
    @MainActor func select() { list.select(at: index) }

    /// Displays the row in a cell.
    @MainActor func display(in cell: ViewTableCell) { list.display(at: index, in: cell) }
  }

  private struct IdentifiedSection {
    var list: any RowList
    /// The tokens of the rows, in order.
    var tokens: [Int] = []
    var tokenOfID: [AnyHashable: Int] = [:]
  }

  private var sections: [IdentifiedSection] = []
  private var positions: [Int: IndexPath] = [:]
  private var nextToken = 0

  /// Replaces the rows of all sections, and returns the tokens of those whose content has changed.
  ///
  /// Takes time proportional to the number of rows; no views are created.
  func replaceRows(_ lists: [any RowList]) -> [Int] {
    let old = (sections, positions)
    positions = [:]
    sections = lists.enumerated().map { index, list in
      section(index, list, knownTokens: index < old.0.count ? old.0[index].tokenOfID : [:])
    }
    return sections.flatMap { section in
      section.tokens.enumerated().compactMap { index, token in
        guard let path = old.1[token] else { return nil }
        let known = old.0[path.section].list
        return section.list.hasEqualContent(at: index, as: known, at: path.row) ? nil : token
      }
    }
  }

  private func section(
    _ index: Int, _ list: any RowList, knownTokens: [AnyHashable: Int]
  ) -> IdentifiedSection {
    var section = IdentifiedSection(list: list)
    for row in 0..<list.count {
      let id = list.id(at: row)
      let token = knownTokens[id] ?? makeToken()
      section.tokens.append(token)
      section.tokenOfID[id] = token
      positions[token] = IndexPath(row: row, section: index)
    }
    return section
  }

  private func makeToken() -> Int {
    nextToken += 1
    return nextToken
  }

  /// Returns the tokens of the rows of a section, in order.
  func tokens(ofSection section: Int) -> [Int] { sections[section].tokens }

  /// Returns the row at an index path, or `nil` if there is none.
  func row(at path: IndexPath) -> Row? {
    guard sections.indices.contains(path.section),
      path.row >= 0, path.row < sections[path.section].list.count
    else { return nil }
    return Row(list: sections[path.section].list, index: path.row)
  }

  /// Returns the row with a token, or `nil` if there is none.
  func row(token: Int) -> Row? { positions[token].flatMap { row(at: $0) } }
}
