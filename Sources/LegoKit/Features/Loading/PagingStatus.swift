import LayoutBox
import UIKit

/// A row at an edge of a section that displays that a page is being loaded, or could not be loaded.
struct PagingRow: TypedItemType, Equatable, StatusItem, TransientItem {
  typealias CellType = StatusCell<PagingRow>

  let id: String
  /// The edge at which pages are loaded.
  let edge: PagingEdge
  let isLoading: Bool
  let text: String?
  let actionTitle: String?

  /// Creates the row for a state, or returns `nil` if there is nothing to display.
  init?(_ state: LoadState?, at edge: PagingEdge, id: String) {
    (self.id, self.edge) = (id, edge)
    switch state {
    case nil, .idle, .loaded: return nil
    case .loading: (isLoading, text, actionTitle) = (true, nil, nil)
    case .failed(let message): (isLoading, text, actionTitle) = (false, message, "Try Again")
    }
  }
}

/// The state of paging in a header or a footer, with an action that is not a selection.
struct PagingStatus: TypedItemType, Equatable, StatusItem, StatusActionItem {
  typealias CellType = StatusCell<PagingStatus>

  let row: PagingRow
  let retry: ItemAction<Void>

  var id: String { row.id }
  var isLoading: Bool { row.isLoading }
  var text: String? { row.text }
  var actionTitle: String? { row.actionTitle }
  var statusAction: ItemAction<Void> { retry }
}

extension Section {
  /// Returns the section with the rows, or the header and the footer, of the states of its pages.
  func displayingStatus(of load: SectionLoad) -> Section {
    traits.all(PagingRule.self).reduce(self) { section, rule in
      guard rule.showsStatus,
        let row = PagingRow(
          load.status(at: rule.edge), at: rule.edge, id: "\(idText).paging.\(rule.edge)")
      else { return section }
      return section.displaying(row, of: rule)
    }
  }

  private func displaying(_ row: PagingRow, of rule: PagingRule) -> Section {
    let isAtEnd = rule.edge == .end
    guard layout.placesItemsBesideEachOther else {
      let status = ItemList([row])
      return replacingItems(by: ItemList(joining: isAtEnd ? [items, status] : [status, items]))
    }
    return supplementaryItem(
      PagingStatus(row: row, retry: ItemAction { rule.retry() }),
      ofKind: isAtEnd
        ? UICollectionView.elementKindSectionFooter : UICollectionView.elementKindSectionHeader)
  }
}
