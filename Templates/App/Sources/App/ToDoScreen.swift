import LegoKit
import UIKit

/// The open tasks above the done ones: a tap moves a task, a swipe deletes it.
final class ToDoScreen: LegoViewController {
  @StateObject var model = ToDoModel()
  @State var newTitle = ""

  override var lego: Lego {
    Lego {
      Section(id: "new", layout: .list(.insetGrouped)) {
        TextFieldRow("", text: $newTitle, prompt: "New task")
        ButtonRow("Add") { [weak self] in self?.add() }
      }
      section("Open", model.openTasks)
      section("Done", model.doneTasks)
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Tasks"
  }

  private func section(_ title: String, _ tasks: [ToDo]) -> Section {
    Section(id: title, layout: .list(.insetGrouped), header: TextHeader(title)) {
      for task in tasks {
        ToDoItem(toDo: task)
          .onSelect { [model] in model.toggle(task.id) }
          .swipeActions { [model] in
            SwipeAction("Delete", style: .destructive) { model.delete(task.id) }
          }
      }
    }
  }

  private func add() {
    let title = newTitle.trimmingCharacters(in: .whitespaces)
    guard !title.isEmpty else { return }
    model.add(title)
    newTitle = ""
  }
}
