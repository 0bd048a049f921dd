/// What a layout of a text depends on.
///
/// Keys are told apart by a number of their texts' bytes, found once: a new text is looked for in
/// several tables and then stored. The rest of what they are seldom differs.
struct TextLayoutKey: Hashable, Sendable {
  let shape: TextShape
  /// The room from left to right in points; nil sets no limit.
  let width: CGFloat?
  /// The most lines that are shown; zero sets no limit.
  let lineLimit: Int
  private let hashOfBytes: Int

  init(shape: TextShape, width: CGFloat?, lineLimit: Int) {
    self.shape = shape
    self.width = width
    self.lineLimit = lineLimit
    hashOfBytes = shape.hashOfBytes
  }

  static func == (one: TextLayoutKey, other: TextLayoutKey) -> Bool {
    one.hashOfBytes == other.hashOfBytes && one.width == other.width
      && one.lineLimit == other.lineLimit && one.shape == other.shape
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(hashOfBytes)
  }
}

extension TextShape {
  /// A number for the bytes of the text.
  fileprivate var hashOfBytes: Int {
    var hasher = Hasher()
    for paragraph in paragraphs {
      var text = paragraph.text
      text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    }
    return hasher.finalize()
  }
}
