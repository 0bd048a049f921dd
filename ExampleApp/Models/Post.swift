/// A text with an optional image.
struct Post: Hashable, Sendable, Identifiable {
  let id: Int
  let author: Person
  /// The time as a text.
  let time: String
  let text: String
  var picture: ProductPicture?
  let likes: Int
  let comments: Int

  /// Whether the text is truncated at first.
  var isLong: Bool { text.count > 140 }
}
