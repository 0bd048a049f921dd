/// How large a text is in a room.
struct MeasuredText {
  /// The room from left to right in points; nil sets no limit.
  let width: CGFloat?
  /// The most lines that are shown; zero sets no limit.
  let lineLimit: Int
  /// The text's size in points, not rounded.
  let size: CGSize
}
