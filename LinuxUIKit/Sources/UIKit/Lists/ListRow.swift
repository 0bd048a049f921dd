/// What a list says of one row.
struct ListRow {
  /// Where the row stands in its section.
  var place: ListRowPlace
  /// The lines at its edges.
  var separators: ListSeparators
  /// Whether the section is a group whose first and last rows have round corners.
  var isRounded: Bool
}

extension ListRow {
  /// The corners that are round (uikit.md 3.4.1): those of the group's ends.
  var roundCorners: CACornerMask {
    guard isRounded, !place.isHeader else { return [] }
    var corners: CACornerMask = []
    if place.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if place.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    return corners
  }

  /// The radius of groups' corners [seen 3.4.1].
  static let cornerRadius: CGFloat = 10
}
