import Testing
import UIKit

/// Editing controls (uikit.md, 3.4.5).
///
/// A control of 24 points begins at the margin of 16 points, and the content after it; a reorder
/// control of 24 points ends at the margin at the other edge.
@Suite("Editing of tables") @MainActor struct TableEditingTests {
  private func screen(_ styles: [UITableViewCell.EditingStyle?]) -> CellScreen {
    let screen = CellScreen(count: styles.count) { row in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "\(row)"
      return cell
    }
    screen.editingStyles = styles
    screen.table.layoutIfNeeded()
    return screen
  }

  @Test("Editing displays the control of each row that can be edited")
  func controls() {
    let screen = screen([.delete, .insert, nil])
    #expect(screen.cell(0)?.contentView.frame.minX == 0)
    screen.table.setEditing(true, animated: false)

    #expect(screen.table.isEditing)
    #expect(screen.cell(0)?.contentView.frame.minX == 40)
    #expect(screen.cell(0)?.editingStyle == .delete)
    #expect(screen.cell(1)?.contentView.frame.minX == 40)
    #expect(screen.cell(1)?.editingStyle == .insert)
    #expect(screen.cell(2)?.contentView.frame.minX == 0)
    #expect(screen.cell(2)?.isEditing == false)
    #expect(screen.cell(0)?.configurationState.isEditing == true)

    screen.table.isEditing = false
    #expect(screen.cell(0)?.contentView.frame.minX == 0)
  }

  @Test("A row without a control is indented unless the delegate or the cell prevents it")
  func indentation() {
    let screen = screen([.some(.none), .some(.none)])
    screen.table.setEditing(true, animated: false)
    #expect(screen.cell(0)?.contentView.frame.minX == 40)
    screen.cell(1)?.shouldIndentWhileEditing = false
    #expect(screen.cell(1)?.contentView.frame.minX == 0)

    screen.table.setEditing(false, animated: false)
    screen.indents = false
    screen.table.setEditing(true, animated: false)
    #expect(screen.cell(0)?.contentView.frame.minX == 0)
  }

  @Test("Cells that are displayed during editing have their controls")
  func displayedLater() {
    let screen = screen([.delete, .insert])
    screen.table.setEditing(true, animated: false)
    screen.table.reloadData()
    #expect(screen.cell(0)?.contentView.frame.minX == 40)
    #expect(screen.cell(1)?.editingStyle == .insert)
  }

  @Test("Rows that can be moved have a reorder control")
  func reorderControl() {
    let screen = screen([.delete, .delete])
    screen.table.setEditing(true, animated: false)
    #expect(screen.cell(0)?.contentView.frame.maxX == 320)
    screen.cell(0)?.showsReorderControl = true
    #expect(screen.cell(0)?.contentView.frame.maxX == 280)

    screen.table.setEditing(false, animated: false)
    screen.canMove = true
    screen.table.setEditing(true, animated: false)
    #expect(screen.cell(1)?.contentView.frame.maxX == 280)
  }

  @Test("If several rows can be selected during editing, circles replace the controls")
  func multipleSelection() {
    let screen = screen([.delete, .insert])
    screen.table.allowsMultipleSelectionDuringEditing = true
    screen.table.setEditing(true, animated: false)
    #expect(screen.cell(0)?.contentView.frame.minX == 40)

    screen.table.selectRow(at: [0, 0], animated: false, scrollPosition: .none)
    screen.table.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
    #expect(screen.table.indexPathsForSelectedRows == [[0, 0], [0, 1]])
    #expect(screen.cell(0)?.isSelected == true)
  }
}
