import LegoKit
import UIKit

public struct Todo: Identifiable, Equatable {
  public let id: Int
  public var title: String
  public var isDone = false
}

public final class TodoScreen: LegoViewController {
  @State var todos = [
    Todo(id: 1, title: "Water the plants"), Todo(id: 2, title: "Call Ada"),
  ]
  @State var draft = ""

  public override var lego: Lego {
    Lego {
      Section(id: "new", layout: .list(.insetGrouped)) {
        TextFieldRow("New task", text: $draft).onSubmit { [weak self] in self?.add() }
      }
      Section(id: "todos", layout: .list(.insetGrouped), header: TextHeader("Today")) {
        ForEach(todos) { todo in
          TextRow(todo.title, id: todo.id)
            .accessories(todo.isDone ? [.checkmark] : [])
            .onSelect(on: self) { screen in screen.toggle(todo.id) }
            .swipeActions { [weak self] in
              SwipeAction("Delete", style: .destructive) { self?.delete(todo.id) }
            }
        }
      }
      .footer(TextFooter("\(todos.filter { !$0.isDone }.count) open"))
    }
  }

  private func add() {
    guard !draft.isEmpty else { return }
    todos.append(Todo(id: (todos.map(\.id).max() ?? 0) + 1, title: draft))
    draft = ""
  }

  private func toggle(_ id: Int) {
    for index in todos.indices where todos[index].id == id { todos[index].isDone.toggle() }
  }

  private func delete(_ id: Int) {
    todos.removeAll { $0.id == id }
  }
}
