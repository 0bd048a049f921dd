// Unverified: inferred from uikit.md, 3.4.1.
/// The separators that the visibility `automatic` stands for in a row.
///
/// Rows have a separator at the bottom, which begins at their text. The last row of an inset group
/// has none. A group from edge to edge has separators of full width above its first and below its
/// last row. A header that is an item has none.
struct ListSeparatorRule: Equatable {
  /// The separator above the row.
  let top: Automatic
  /// The separator below the row.
  let bottom: Automatic

  /// An automatic separator.
  enum Automatic {
    /// No separator.
    case hidden
    /// A separator that begins at the cell's text.
    case fromText
    /// A separator of full width.
    case fullWidth
  }

  /// Creates the rule for a row.
  init(appearance: UICollectionLayoutListConfiguration.Appearance, place: ListRowPosition) {
    top = place.isFirst && appearance == .grouped ? .fullWidth : .hidden
    bottom =
      switch (place.isHeader, place.isLast, appearance) {
      case (true, _, _), (_, true, .insetGrouped): .hidden
      case (_, true, .grouped): .fullWidth
      default: .fromText
      }
  }
}

extension ListSeparatorRule.Automatic {
  /// Returns the separator that a configuration describes for one edge; `nil` for none.
  func line(
    _ configuration: UIListSeparatorConfiguration,
    _ visibility: UIListSeparatorConfiguration.Visibility, _ insets: NSDirectionalEdgeInsets
  ) -> ListSeparators.Line? {
    guard visibility == .visible || (visibility == .automatic && self != .hidden) else {
      return nil
    }
    let automatic = UIListSeparatorConfiguration.automaticInsets
    let fallback: CGFloat? = self == .fullWidth ? 0 : nil
    return ListSeparators.Line(
      leading: insets.leading == automatic.leading ? fallback : insets.leading,
      trailing: insets.trailing == automatic.trailing ? fallback : insets.trailing,
      color: configuration.color, multipleSelectionColor: configuration.multipleSelectionColor)
  }
}
