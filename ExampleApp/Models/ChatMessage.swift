import Foundation

/// A message of a chat.
struct ChatMessage: Hashable, Sendable, Identifiable {
  let id: Int
  let text: String
  let time: String
  let isMine: Bool
}

/// The messages of one day.
struct ChatDay: Hashable, Sendable, Identifiable {
  let id: String
  let title: String
  var messages: [ChatMessage]
}
