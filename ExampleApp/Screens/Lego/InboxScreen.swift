import LegoKit
import UIKit

/// An inbox: messages by day that are read, deleted by a swipe or together, and restored.
final class InboxScreen: LegoViewController {
  @StateObject var model = InboxModel()
  @State var isSelecting = false
  @State var selection: Set<Mail.ID> = []

  override var lego: Lego {
    Lego {
      for day in model.days {
        Section(id: day.id, layout: .list(.plain), header: TextHeader(day.id, style: .plain)) {
          for mail in day.mails { row(of: mail) }
        }
      }
    }
    .editing($isSelecting, selection: $selection)
    .emptyScreen("No Mail", message: "Pull down to look for new messages.")
    .refreshable { [weak self] in await self?.model.refresh() }
  }

  private func row(of mail: Mail) -> ModifiedItem<SubtitleRow> {
    SubtitleRow(mail.sender, mail.subject, id: mail.id)
      .image(.symbol(mail.isUnread ? "circle.fill" : "circle"))
      .accessories(.label(mail.time), .multiselect)
      .onSelect(on: self) { $0.model.setUnread(false, mail.id) }
      .swipeActions { [model] in
        SwipeAction("Delete", style: .destructive) { model.delete([mail.id]) }
      }
      .swipeActions(edge: .leading) { [model] in
        SwipeAction(mail.isUnread ? "Read" : "Unread") {
          model.setUnread(!mail.isUnread, mail.id)
        }
      }
  }

  override func viewDidLoad() {
    legoRenderer.onUpdate = { [weak self] _ in self?.updateBar() }
    super.viewDidLoad()
  }

  private func updateBar() {
    title = "Inbox (\(model.unreadCount))"
    let edit = button(isSelecting ? "Done" : "Edit") {
      ($0.isSelecting, $0.selection) = (!$0.isSelecting, [])
    }
    let delete = button("Delete (\(selection.count))") {
      $0.model.delete($0.selection)
      ($0.isSelecting, $0.selection) = (false, [])
    }
    navigationItem.rightBarButtonItems = selection.isEmpty ? [edit] : [edit, delete]
    let undo = button("Undo") { $0.model.undo() }
    navigationItem.leftBarButtonItem = model.deletions.isEmpty ? nil : undo
  }

  private func button(
    _ title: String, _ action: @escaping @MainActor (InboxScreen) -> Void
  ) -> UIBarButtonItem {
    UIBarButtonItem(
      title: title, primaryAction: UIAction { [weak self] _ in self.map(action) })
  }
}
