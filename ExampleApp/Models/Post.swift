import Foundation

/// A text with an optional image.
struct Post: Hashable, Sendable, Identifiable {
  var id: Int
  let author: Person
  /// The time as a text.
  let time: String
  let text: String
  /// The address of the image.
  var image: URL?
  var likes: Int
  /// Whether the user likes it, who is counted then.
  var isLiked = false
  var comments: Int

  /// Whether the text is truncated at first.
  var isLong: Bool { text.count > 140 }
}
