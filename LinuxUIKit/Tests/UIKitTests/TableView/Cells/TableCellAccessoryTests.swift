import Testing
import UIKit

/// Accessories and separators (uikit.md, 3.4.1 and 3.4.5).
///
/// The margin at the trailing edge is 16 points; a chevron has 14 points, other accessories have 24,
/// with 8 points between them.
@Suite("Accessories of table cells") @MainActor struct TableCellAccessoryTests {
  @Test("The content ends at the standard accessories")
  func standard() {
    let ends: [(UITableViewCell.AccessoryType, CGFloat)] = [
      (.none, 320), (.disclosureIndicator, 320 - 16 - 14), (.checkmark, 320 - 16 - 24),
      (.detailButton, 320 - 16 - 24), (.detailDisclosureButton, 320 - 16 - 14 - 8 - 24),
    ]
    for (type, end) in ends {
      let screen = CellScreen(cell: .default) { $0.accessoryType = type }
      #expect(screen.cell()?.contentView.frame.maxX == end)
    }
  }

  @Test("A view of the app replaces the standard accessory and determines the minimum height")
  func ownView() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 60))
    let screen = CellScreen(cell: .default) { cell in
      cell.accessoryType = .checkmark
      cell.accessoryView = view
    }
    let cell = screen.cell()
    // 320 - 16 - 50
    #expect(cell?.contentView.frame.maxX == 254)
    #expect(cell?.frame.height == 60)
    #expect(view.convert(view.bounds, to: cell) == CGRect(x: 254, y: 0, width: 50, height: 60))
  }

  @Test("Changing the accessory of a displayed cell lays it out again")
  func change() {
    let screen = CellScreen(cell: .default)
    #expect(screen.cell()?.contentView.frame.maxX == 320)
    screen.cell()?.accessoryType = .checkmark
    #expect(screen.cell()?.contentView.frame.maxX == 280)
    screen.cell()?.accessoryType = .none
    #expect(screen.cell()?.contentView.frame.maxX == 320)
  }

  @Test("Editing replaces the accessories by those for editing")
  func editing() {
    let screen = CellScreen(cell: .default) { cell in
      cell.accessoryType = .disclosureIndicator
      cell.editingAccessoryType = .checkmark
    }
    #expect(screen.cell()?.contentView.frame.maxX == 290)
    screen.table.setEditing(true, animated: false)
    #expect(screen.cell()?.contentView.frame.maxX == 280)
    screen.cell()?.editingAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    #expect(screen.cell()?.contentView.frame.maxX == 264)
  }

  @Test("A separator begins at the text, or at the insets of the table or of the cell")
  func separators() {
    let screen = CellScreen(count: 2) { row in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Text"
      return cell
    }
    #expect(screen.cell()?.separatorFrames.map(\.minX) == [16])
    #expect(screen.cell()?.separatorInset.left == 16)

    screen.table.separatorInset = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 10)
    #expect(screen.cell()?.separatorFrames.map(\.minX) == [40])
    #expect(screen.cell()?.separatorFrames.map(\.maxX) == [310])

    screen.cell()?.separatorInset = UIEdgeInsets(top: 0, left: 100, bottom: 0, right: 0)
    #expect(screen.cell()?.separatorFrames.map(\.minX) == [100])
    #expect(screen.cell()?.separatorFrames.map(\.maxX) == [320])
    #expect(screen.cell(1)?.separatorFrames.map(\.minX) == [40])

    screen.table.separatorStyle = .none
    #expect(screen.cell()?.separatorFrames == [])
  }
}
