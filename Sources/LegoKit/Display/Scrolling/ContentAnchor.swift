/// The content that keeps its position on the screen while other content changes.
///
/// Content changes by updates, by the measuring of self-sizing cells, by a rotation or another size
/// of the view, and by other layouts. In content that scrolls horizontally, see
/// ``LegoRenderer/layoutConfiguration``, the start is the leading edge and the end the trailing one.
///
/// A row of paging is not an anchor while other items are visible: when a page has been loaded above
/// the visible items and its row is removed, these items stay where they are.
public enum ContentAnchor: Hashable, Sendable {
  /// The content offset stays as it is: an insertion above the visible items moves them down.
  case none
  /// The first visible item stays where it is, or the next one if it is removed.
  case firstVisibleItem
  /// The end of the content stays visible while it is visible, as in a chat or a log; otherwise,
  /// the first visible item stays where it is.
  ///
  /// The first content appears at its end.
  case bottom
}
