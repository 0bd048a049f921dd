import LegoKit
import UIKit

/// Two lists of tasks: a tap moves a task from one to the other.
final class TasksController: LegoViewController {
  struct Task: TypedItemType, Equatable {
    typealias CellType = TaskCell
    let id: Int
    var title: String
  }

  final class TaskCell: UICollectionViewListCell, TypedCellType {
    func update(with item: Task) {
      var content = defaultContentConfiguration()
      content.text = item.title
      contentConfiguration = content
    }
  }

  @State var open: [Task]
  @State var done: [Task] = []
  @State var isInset = false
  @State var heading = "Open"
  @State var showsDone = true
  private(set) var log: [String] = []

  init(_ titles: [String]) {
    _open = State(wrappedValue: titles.enumerated().map { Task(id: $0 + 1, title: $1) })
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override var lego: Lego {
    Lego {
      Section(
        id: "open", layout: .list(isInset ? .insetGrouped : .plain), header: TextHeader(heading)
      ) { open }
      .onSelect(on: self) { (screen, task: Task) in screen.finish(task) }
      .swipeActions { [weak self] (task: Task) in
        SwipeAction("Delete", style: .destructive) { self?.delete(task) }
        SwipeAction("Flag") { self?.log.append("flag \(task.title)") }
      }
      if showsDone {
        Section(id: "done", layout: .list(.plain)) { done }
      }
    }
  }

  private func finish(_ task: Task) {
    delete(task)
    done.append(task)
  }

  private func delete(_ task: Task) {
    open.removeAll { $0.id == task.id }
  }
}
