import LegoKit

/// The messages of a chat.
final class ChatModel: LegoObservableObject {
  @LegoPublished var days = ChatDay.samples

  /// Appends a message to the last day.
  func send(_ text: String) {
    guard let last = days.indices.last else { return }
    let id = days.reduce(0) { $0 + $1.messages.count }
    days[last].messages.append(ChatMessage(id: id, text: text, time: "now", isMine: true))
  }
}
