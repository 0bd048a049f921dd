import LegoKit

/// The messages of a chat that are loaded so far, the latest one last.
final class MessageThread: LegoObservableObject {
  @LegoPublished var messages = MessageThread.messages(80..<100)

  /// Inserts twenty earlier messages if `id` is that of the first message.
  func loadEarlier(than id: ChatMessage.ID) {
    guard id == messages.first?.id, id > 0 else { return }
    messages.insert(contentsOf: Self.messages(id - 20..<id), at: 0)
  }

  /// Appends a message and returns its id.
  @discardableResult func append(_ text: String, isMine: Bool) -> ChatMessage.ID {
    let id = (messages.last?.id ?? 0) + 1
    messages.append(ChatMessage(id: id, text: text, time: "now", isMine: isMine))
    return id
  }

  private static func messages(_ numbers: Range<Int>) -> [ChatMessage] {
    let texts = [
      "The wind turns north at noon.", "Good",
      "Then we sail past the lighthouse first and come back along the coast in the evening.",
    ]
    return numbers.map { number in
      ChatMessage(
        id: number, text: "\(number). \(texts[number % texts.count])", time: "12:00",
        isMine: number % 2 == 1)
    }
  }
}
