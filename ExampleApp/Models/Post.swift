/// What somebody wrote, with a picture perhaps.
struct Post: Hashable, Sendable, Identifiable {
  let id: Int
  let author: Person
  /// When it was written, in words.
  let time: String
  let text: String
  var picture: ProductPicture?
  let likes: Int
  let comments: Int

  /// Whether the text is too long to be shown whole at first.
  var isLong: Bool { text.count > 140 }
}
