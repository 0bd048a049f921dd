/// The cause for which cells are updated while an update is displayed.
@MainActor struct UpdateCause {
  private let reason: UpdateReport.Reason
  private let isReload: Bool
  private let fallback: String?
  private let changed: Set<ItemToken>
  private let firstInsertedToken: Int

  /// Creates the cause of an update.
  init(
    _ change: CollectionChange, _ reason: UpdateReport.Reason, _ display: UpdateReport.Display,
    fallback: String?
  ) {
    (self.reason, self.fallback) = (reason, fallback)
    isReload = display == .reloaded
    changed = Set(change.changedTokens)
    firstInsertedToken = change.difference.firstInsertedToken
  }

  /// Returns why the cell of an item is updated, in words; `nil` for a cell that only became visible.
  func text(for token: ItemToken, _ item: AnyItem) -> String? {
    if isReload {
      return "reloaded by \(reason)" + (fallback.map { ": \($0)" } ?? "")
    }
    if changed.contains(token) {
      return item.isComparable
        ? "\(reason), its content differs" : "\(reason), \(type(of: item.base)) isn't Equatable"
    }
    return token >= firstInsertedToken ? "inserted by \(reason)" : nil
  }

  /// The reason why a header or another view of a section is updated.
  var viewText: String { "\(reason), its content differs" }
}

extension AnyItem {
  /// Whether the content of the item can be equal to another: at least to its own.
  fileprivate var isComparable: Bool {
    base is any Equatable || hasEqualContent(as: self)
  }
}
