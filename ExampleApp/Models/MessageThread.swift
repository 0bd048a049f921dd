import LegoKit

/// The messages of a chat that are loaded so far, the latest one last.
final class MessageThread: LegoObservableObject {
  @LegoPublished var messages = MessageThread.messages(20..<40)
  @LegoPublished var hasEarlier = true

  /// Inserts twenty earlier messages in front of the others.
  func loadEarlier() {
    messages.insert(contentsOf: Self.messages(0..<20), at: 0)
    hasEarlier = false
  }

  /// Appends a message.
  func append(_ text: String, isMine: Bool) {
    let id = (messages.last?.id ?? 0) + 1
    messages.append(ChatMessage(id: id, text: text, time: "now", isMine: isMine))
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
