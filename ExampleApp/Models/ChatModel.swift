import LegoKit

/// The messages of a chat.
final class ChatModel: LegoObservableObject {
  @LegoPublished var days = ChatDay.samples

  /// Appends a message to the last day, and returns its id.
  func send(_ text: String) -> Int {
    let id = days.reduce(0) { $0 + $1.messages.count }
    if let last = days.indices.last {
      days[last].messages.append(ChatMessage(id: id, text: text, time: "now", isMine: true))
    }
    return id
  }
}
