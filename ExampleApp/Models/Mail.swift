import LegoKit

/// A message of an inbox.
struct Mail: Hashable, Sendable, Identifiable {
  let id: Int
  let day: String
  let sender: String
  let subject: String
  let time: String
  var isUnread = false
}

/// The messages of one day.
struct MailDay: Hashable, Sendable, Identifiable {
  let id: String
  var mails: [Mail]
}

/// The messages of an inbox, with deletions that can be undone.
final class InboxModel: LegoObservableObject {
  @LegoPublished var mails = Mail.samples
  /// The ids of deleted messages, one set for each deletion.
  @LegoPublished var deletions: [Set<Mail.ID>] = []
  private var incoming = Mail.incoming

  /// The messages that are not deleted, by day.
  var days: [MailDay] {
    let deleted = deletions.reduce(into: Set<Mail.ID>()) { $0.formUnion($1) }
    return mails.filter { !deleted.contains($0.id) }.reduce(into: []) { days, mail in
      if days.last?.id != mail.day { days.append(MailDay(id: mail.day, mails: [])) }
      days[days.count - 1].mails.append(mail)
    }
  }

  /// The number of messages that are neither read nor deleted.
  var unreadCount: Int { days.flatMap(\.mails).filter(\.isUnread).count }

  /// Marks a message as unread or read.
  func setUnread(_ isUnread: Bool, _ id: Mail.ID) {
    guard let index = mails.firstIndex(where: { $0.id == id }) else { return }
    mails[index].isUnread = isUnread
  }

  /// Deletes messages.
  func delete(_ ids: Set<Mail.ID>) {
    if !ids.isEmpty { deletions.append(ids) }
  }

  /// Inserts the messages of the last deletion again.
  func undo() {
    _ = deletions.popLast()
  }

  /// Inserts the message that has arrived, if there is one.
  func refresh() async {
    mails.insert(contentsOf: incoming, at: 0)
    incoming = []
  }
}

extension Mail {
  /// The messages of two days.
  static let samples = [
    Mail(
      id: 1, day: "Today", sender: "Clara Ahrens", subject: "Half past ten at the pier?",
      time: "12:40", isUnread: true),
    Mail(
      id: 2, day: "Today", sender: "Harbor Office", subject: "Your berth in June", time: "09:15",
      isUnread: true),
    Mail(
      id: 3, day: "Today", sender: "Tomás Ibarra", subject: "The new sail fits", time: "08:02"),
    Mail(
      id: 4, day: "Yesterday", sender: "林晓雨", subject: "周六见", time: "17:30", isUnread: true),
    Mail(
      id: 5, day: "Yesterday", sender: "Sofia Lindqvist", subject: "Photos of the regatta",
      time: "11:48"),
  ]

  /// The message that a refresh finds.
  static let incoming = [
    Mail(
      id: 6, day: "Today", sender: "Yusuf Demir", subject: "The mast is up again", time: "12:55",
      isUnread: true)
  ]
}
