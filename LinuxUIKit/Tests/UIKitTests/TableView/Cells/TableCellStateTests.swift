import Testing
import UIKit

/// The state of cells: selection, highlight and configuration updates (uikit.md, 3.4.4 and 6.7).
@Suite("State of table cells") @MainActor struct TableCellStateTests {
  /// A cell that records the calls of the table.
  private final class RecordingCell: UITableViewCell {
    var log: [String] = []

    override func setSelected(_ selected: Bool, animated: Bool) {
      super.setSelected(selected, animated: animated)
      log.append("selected \(selected)")
    }

    override func setEditing(_ editing: Bool, animated: Bool) {
      super.setEditing(editing, animated: animated)
      log.append("editing \(editing)")
    }

    override func willTransition(to state: UITableViewCell.StateMask) {
      super.willTransition(to: state)
      log.append("will \(state.rawValue)")
    }

    override func didTransition(to state: UITableViewCell.StateMask) {
      super.didTransition(to: state)
      log.append("did \(state.rawValue)")
    }
  }

  private func fill(_ cell: UITableViewCell?) -> UIColor? {
    cell?.layoutIfNeeded()
    return cell?.backgroundConfiguration?.backgroundColor
  }

  @Test("Rows of plain and grouped tables have the backgrounds of lists, gray while selected")
  func background() {
    for (style, color) in [
      (UITableView.Style.plain, UIColor.systemBackground),
      (.grouped, .secondarySystemGroupedBackground),
      (.insetGrouped, .secondarySystemGroupedBackground),
    ] {
      let screen = CellScreen(style, cell: .default)
      #expect(fill(screen.cell()) == color)
      screen.table.selectRow(at: [0, 0], animated: false, scrollPosition: .none)
      #expect(fill(screen.cell()) == .systemGray4)
      screen.table.deselectRow(at: [0, 0], animated: false)
      #expect(fill(screen.cell()) == color)
    }
  }

  @Test("A cell without a selection style looks the same while it is selected")
  func noSelectionStyle() {
    let screen = CellScreen(cell: .default) { $0.selectionStyle = .none }
    screen.table.selectRow(at: [0, 0], animated: false, scrollPosition: .none)
    #expect(screen.cell()?.isSelected == true)
    #expect(fill(screen.cell()) == .systemBackground)
  }

  @Test("A background color replaces the default one, except that of the selection")
  func backgroundColor() {
    let screen = CellScreen(cell: .default) { $0.backgroundColor = .systemYellow }
    #expect(screen.cell()?.backgroundColor == .systemYellow)
    #expect(fill(screen.cell()) == nil)
    screen.cell()?.isHighlighted = true
    #expect(fill(screen.cell()) == .systemGray4)
    screen.cell()?.isHighlighted = false
    #expect(fill(screen.cell()) == nil)
  }

  @Test("The app's view of the selection is displayed while the row is selected")
  func selectedBackgroundView() throws {
    let (single, several) = (UIView(), UIView())
    let screen = CellScreen(cell: .default) { cell in
      cell.selectedBackgroundView = single
      cell.multipleSelectionBackgroundView = several
    }
    let cell = try #require(screen.cell())
    #expect(single.superview == nil)
    screen.table.selectRow(at: [0, 0], animated: false, scrollPosition: .none)
    #expect(single.superview === cell)
    #expect(single.frame == cell.bounds)
    #expect(fill(cell) == .systemBackground)
    screen.table.deselectRow(at: [0, 0], animated: false)
    #expect(single.superview == nil)

    screen.table.allowsMultipleSelection = true
    screen.table.reloadData()
    screen.table.layoutIfNeeded()
    screen.table.selectRow(at: [0, 0], animated: false, scrollPosition: .none)
    #expect(several.superview === screen.cell())
    #expect(single.superview == nil)
  }

  @Test("The table selects and edits cells by their methods, which subclasses override")
  func overrides() {
    let cell = RecordingCell(style: .default, reuseIdentifier: nil)
    let screen = CellScreen { _ in cell }
    screen.table.layoutIfNeeded()
    screen.table.selectRow(at: [0, 0], animated: false, scrollPosition: .none)
    screen.table.deselectRow(at: [0, 0], animated: false)
    screen.table.setEditing(true, animated: false)
    screen.table.setEditing(false, animated: false)
    #expect(
      cell.log == [
        "selected true", "selected false", "will 1", "did 1", "editing true", "will 0", "did 0",
        "editing false",
      ])
  }

  @Test("The update handler receives each state")
  func handler() {
    var states: [String] = []
    let screen = CellScreen(cell: .default) { cell in
      cell.configurationUpdateHandler = { _, state in
        states.append("\(state.isSelected) \(state.isEditing)")
      }
    }
    screen.table.allowsSelectionDuringEditing = true
    screen.table.layoutIfNeeded()
    screen.table.selectRow(at: [0, 0], animated: false, scrollPosition: .none)
    screen.table.layoutIfNeeded()
    screen.table.setEditing(true, animated: false)
    screen.table.layoutIfNeeded()
    #expect(states.first == "false false")
    #expect(states.contains("true false"))
    #expect(states.last == "true true")
  }
}
