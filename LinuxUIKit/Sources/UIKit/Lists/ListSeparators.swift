/// The separators of a list cell, in which automatic values are resolved.
///
/// A cell hides them while it is selected or highlighted.
struct ListSeparators: Equatable, Sendable {
  /// The separator at the top; `nil` for none.
  var top: Line?
  /// The separator at the bottom; `nil` for none.
  var bottom: Line?

  /// A separator.
  struct Line: Equatable, Sendable {
    /// The distance from the row's leading edge, in points; `nil` to begin at the cell's text.
    var leading: CGFloat?
    /// The distance from the row's trailing edge, in points; `nil` for the default.
    var trailing: CGFloat?
    var color: UIColor
    /// The color between selected rows.
    var multipleSelectionColor: UIColor
  }
}

extension ListSeparators {
  /// Creates the separators of a row from a configuration and the row's position.
  init(
    _ configuration: UIListSeparatorConfiguration,
    appearance: UICollectionLayoutListConfiguration.Appearance, place: ListRowPosition
  ) {
    let rule = ListSeparatorRule(appearance: appearance, place: place)
    top = rule.top.line(
      configuration, configuration.topSeparatorVisibility, configuration.topSeparatorInsets)
    bottom = rule.bottom.line(
      configuration, configuration.bottomSeparatorVisibility, configuration.bottomSeparatorInsets)
  }
}
