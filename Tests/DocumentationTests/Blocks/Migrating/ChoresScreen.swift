import LegoKit
import UIKit

final class ChoresScreen: LegoViewController {
  @State private var chores = [
    Chore(id: 1, title: "Water the plants"), Chore(id: 2, title: "Buy bread"),
    Chore(id: 3, title: "Call Clara", isDone: true),
  ]

  override var lego: Lego {
    Lego {
      Section(id: "open", layout: .list(.insetGrouped), header: TextHeader("Open")) {
        for chore in chores where !chore.isDone { row(of: chore) }
      }
      Section(id: "done", layout: .list(.insetGrouped), header: TextHeader("Done")) {
        for chore in chores where chore.isDone { row(of: chore) }
      }
    }
  }

  private func row(of chore: Chore) -> ModifiedItem<TextRow> {
    TextRow(chore.title, id: chore.id)
      .accessories(chore.isDone ? [.checkmark] : [])
      .onSelect(on: self) { screen in screen.toggle(chore.id) }
      .swipeActions { [weak self] in
        SwipeAction("Delete", style: .destructive) { self?.delete(chore.id) }
      }
  }

  private func toggle(_ id: Chore.ID) {
    guard let index = chores.firstIndex(where: { $0.id == id }) else { return }
    chores[index].isDone.toggle()
  }

  private func delete(_ id: Chore.ID) {
    chores.removeAll { $0.id == id }
  }
}
