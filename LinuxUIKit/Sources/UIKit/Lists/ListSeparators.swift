/// The separators that a list cell draws, with everything decided that its place decides.
///
/// A cell hides them while it is selected or highlighted, which is not decided here.
struct ListSeparators: Equatable, Sendable {
  /// The one at its top; nil where there is none.
  var top: Line?
  /// The one at its bottom; nil where there is none.
  var bottom: Line?

  /// One separator.
  struct Line: Equatable, Sendable {
    /// The distance from the row's leading edge, in points; nil is where the cell's text begins.
    var leading: CGFloat?
    /// The distance from the row's trailing edge, in points; nil is what cells keep.
    var trailing: CGFloat?
    /// The color.
    var color: UIColor
    /// The color between rows that are selected together.
    var multipleSelectionColor: UIColor
  }
}

extension ListSeparators {
  /// The separators of a row, from what the configuration says and the row's place.
  init(
    _ configuration: UIListSeparatorConfiguration,
    appearance: UICollectionLayoutListConfiguration.Appearance, place: ListRowPlace
  ) {
    let rule = ListSeparatorRule(appearance: appearance, place: place)
    top = rule.top.line(
      configuration, configuration.topSeparatorVisibility, configuration.topSeparatorInsets)
    bottom = rule.bottom.line(
      configuration, configuration.bottomSeparatorVisibility, configuration.bottomSeparatorInsets)
  }
}
