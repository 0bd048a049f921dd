import LegoKit

/// Something to do.
struct ToDo: Identifiable, Equatable {
  let id: Int
  var title: String
  var isDone = false
}

/// The tasks, which screens follow.
final class ToDoModel: LegoObservableObject {
  @LegoPublished private(set) var tasks = [
    ToDo(id: 1, title: "Run this app on Linux"),
    ToDo(id: 2, title: "Change ToDoScreen.swift"),
    ToDo(id: 3, title: "Open App.xcodeproj on a Mac"),
  ]
  private var lastID = 3

  var openTasks: [ToDo] { tasks.filter { !$0.isDone } }
  var doneTasks: [ToDo] { tasks.filter(\.isDone) }

  func add(_ title: String) {
    lastID += 1
    tasks.append(ToDo(id: lastID, title: title))
  }

  func toggle(_ id: ToDo.ID) {
    guard let index = tasks.firstIndex(where: { $0.id == id }) else { return }
    tasks[index].isDone.toggle()
  }

  func delete(_ id: ToDo.ID) {
    tasks.removeAll { $0.id == id }
  }
}
