import UIKit

final class ChoresTableScreen: UITableViewController {
  private var open = [
    Chore(id: 1, title: "Water the plants"), Chore(id: 2, title: "Buy bread"),
  ]
  private var done = [Chore(id: 3, title: "Call Clara", isDone: true)]

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "chore")
  }

  private func chore(at indexPath: IndexPath) -> Chore {
    indexPath.section == 0 ? open[indexPath.row] : done[indexPath.row]
  }

  override func numberOfSections(in tableView: UITableView) -> Int { 2 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    section == 0 ? open.count : done.count
  }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? {
    section == 0 ? "Open" : "Done"
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "chore", for: indexPath)
    configure(cell, with: chore(at: indexPath))
    return cell
  }

  private func configure(_ cell: UITableViewCell, with chore: Chore) {
    var content = cell.defaultContentConfiguration()
    content.text = chore.title
    cell.contentConfiguration = content
    cell.accessoryType = chore.isDone ? .checkmark : .none
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    var chore = chore(at: indexPath)
    chore.isDone.toggle()
    let newPath: IndexPath
    if chore.isDone {
      open.remove(at: indexPath.row)
      newPath = IndexPath(row: done.firstIndex { $0.id > chore.id } ?? done.count, section: 1)
      done.insert(chore, at: newPath.row)
    } else {
      done.remove(at: indexPath.row)
      newPath = IndexPath(row: open.firstIndex { $0.id > chore.id } ?? open.count, section: 0)
      open.insert(chore, at: newPath.row)
    }
    tableView.moveRow(at: indexPath, to: newPath)
    tableView.cellForRow(at: newPath).map { configure($0, with: chore) }
  }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let delete = UIContextualAction(style: .destructive, title: "Delete") {
      [weak self] _, _, completion in
      self?.delete(at: indexPath)
      completion(true)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }

  private func delete(at indexPath: IndexPath) {
    if indexPath.section == 0 {
      open.remove(at: indexPath.row)
    } else {
      done.remove(at: indexPath.row)
    }
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }
}
