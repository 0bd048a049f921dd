extension ChatDay {
  /// Three days of a chat.
  static let samples = [
    ChatDay(
      id: "friday", title: "Friday",
      messages: [
        ChatMessage(id: 0, text: "Are you in town next week?", time: "17:02", isMine: false),
        ChatMessage(id: 1, text: "From Tuesday on 🎉", time: "17:10", isMine: true),
        ChatMessage(
          id: 2,
          text: """
            Then let's have a look at the boat. Yusuf has put the mast up again, and he says that \
            the new sail fits as if it had never been any other.
            """,
          time: "17:11", isMine: false),
      ]),
    ChatDay(
      id: "yesterday", title: "Yesterday",
      messages: [
        ChatMessage(id: 3, text: "مرحبا! هل نبحر معا يوم السبت؟", time: "09:30", isMine: false),
        ChatMessage(id: 4, text: "👍🏽", time: "09:31", isMine: true),
        ChatMessage(
          id: 5, text: "Does 林晓雨 come too? يوسف wants to know.", time: "09:33", isMine: false),
      ]),
    ChatDay(
      id: "today", title: "Today",
      messages: [
        ChatMessage(
          id: 6, text: "She does, and she brings something to eat for all of us.", time: "12:04",
          isMine: true),
        ChatMessage(id: 7, text: "行，周六见！", time: "12:05", isMine: false),
        ChatMessage(id: 8, text: "Half past ten at the pier?", time: "12:40", isMine: false),
        ChatMessage(id: 9, text: "Half past ten ⛵️ 👩‍👩‍👧", time: "12:41", isMine: true),
      ]),
  ]
}
