/// The style of a list row.
struct ListRowStyle {
  /// The position in the section.
  var place: ListRowPosition
  var separators: ListSeparators
  /// Whether the section is a group with rounded corners.
  var isRounded: Bool
}

extension ListRowStyle {
  /// The rounded corners (uikit.md, 3.4.1): those at the ends of the group.
  var roundCorners: CACornerMask {
    guard isRounded, !place.isHeader else { return [] }
    var corners: CACornerMask = []
    if place.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if place.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    return corners
  }

  /// The corner radius of groups (uikit.md, 3.4.1).
  static let cornerRadius: CGFloat = 10
}
