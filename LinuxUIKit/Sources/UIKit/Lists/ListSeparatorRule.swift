/// What `automatic` means for the separators of a row.
///
/// [guess uikit.md 3.4.1] Rows have one below, which begins where their text does. An inset group
/// has none below its last row. A group from edge to edge has one of full width above its first row
/// and below its last row. A header among the items has none.
struct ListSeparatorRule: Equatable {
  /// The one above the row.
  let top: Automatic
  /// The one below the row.
  let bottom: Automatic

  /// What the list does where the configuration leaves it to the list.
  enum Automatic {
    /// No separator.
    case hidden
    /// One that begins where the cell's text begins.
    case fromText
    /// One from side to side.
    case fullWidth
  }

  /// The rule for a row at a place.
  init(appearance: UICollectionLayoutListConfiguration.Appearance, place: ListRowPlace) {
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
  /// The separator that a configuration asks for at one edge, or none.
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
