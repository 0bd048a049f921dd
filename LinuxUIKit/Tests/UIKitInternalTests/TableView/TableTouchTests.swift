import Testing

@testable import UIKit

/// A table of three rows of 50 points in a window, with a log of the delegate's calls.
@MainActor
private final class TableTouchScreen: NSObject, UITableViewDataSource, UITableViewDelegate {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 300), style: .plain)
  let finger: Finger
  var count = 3
  var log: [String] = []
  var refuses: Set<String> = []
  /// The row that is selected instead of another one.
  var replacement: IndexPath?
  var menuTitles: [String] = []
  var indexTitles: [String]?

  override init() {
    finger = Finger(on: window)
    super.init()
    table.contentInsetAdjustmentBehavior = .never
    table.rowHeight = 50
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = self
    table.delegate = self
    window.addSubview(table)
    window.isHidden = false
    window.layoutIfNeeded()
  }

  /// Taps the center of a row and returns the delegate's calls.
  func tap(_ row: Int) -> [String] {
    finger.tap(at: CGPoint(x: 100, y: CGFloat(row) * 50 + 25))
    return removeLog()
  }

  func removeLog() -> [String] {
    defer { log = [] }
    return log
  }

  private func ask(_ what: String, _ path: IndexPath) -> Bool {
    log.append("\(what) \(path.row)")
    return !refuses.contains(what)
  }

  func numberOfSections(in tableView: UITableView) -> Int { indexTitles?.count ?? 1 }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
  }

  func sectionIndexTitles(for tableView: UITableView) -> [String]? { indexTitles }

  func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int {
    log.append("index \(title) \(index)")
    return index
  }

  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    ask("may highlight", indexPath)
  }

  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    log.append("highlight \(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    log.append("unhighlight \(indexPath.row)")
  }

  func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    ask("will select", indexPath) ? replacement ?? indexPath : nil
  }

  func tableView(
    _ tableView: UITableView, willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    ask("will deselect", indexPath) ? indexPath : nil
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.append("select \(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    log.append("deselect \(indexPath.row)")
  }

  func tableView(
    _ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath
  ) {
    log.append("act \(indexPath.row)")
  }

  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard !menuTitles.isEmpty else { return nil }
    return UIContextMenuConfiguration(actionProvider: { [menuTitles, weak self] _ in
      UIMenu(
        children: menuTitles.map { title in
          UIAction(title: title) { _ in self?.log.append("\(title) \(indexPath.row)") }
        })
    })
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    log.append("scroll \(Int(scrollView.contentOffset.y))")
  }
}

/// Taps, drags and presses of a finger on a table.
@Suite("Touches on tables") @MainActor struct TableTouchTests {
  @Test("A tap highlights while it lasts, then selects, then performs the primary action")
  func tap() {
    FrameClock.shared.pause()
    defer { FrameClock.shared.resume() }
    let screen = TableTouchScreen()
    let cell = screen.table.cellForRow(at: [0, 1])

    screen.finger.press(at: CGPoint(x: 100, y: 75))
    FrameClock.shared.advance(by: 0.2)
    #expect(cell?.isHighlighted == true)
    #expect(screen.removeLog() == ["may highlight 1", "highlight 1"])
    screen.finger.lift()
    #expect(cell?.isHighlighted == false)
    #expect(cell?.isSelected == true)
    #expect(screen.removeLog() == ["unhighlight 1", "will select 1", "select 1", "act 1"])
  }

  @Test("Selecting another row asks for it first, then deselects the selected one")
  func order() {
    let screen = TableTouchScreen()
    _ = screen.tap(0)

    #expect(
      screen.tap(2) == [
        "may highlight 2", "highlight 2", "unhighlight 2", "will select 2", "will deselect 0",
        "deselect 0", "select 2", "act 2",
      ])
    #expect(screen.table.indexPathsForSelectedRows == [[0, 2]])
  }

  @Test("The delegate selects another row than the tapped one, or none")
  func replacement() {
    let screen = TableTouchScreen()
    screen.replacement = [0, 2]
    #expect(screen.tap(0).contains("select 2"))
    #expect(screen.table.indexPathForSelectedRow == [0, 2])

    screen.refuses = ["will select"]
    _ = screen.tap(1)
    #expect(screen.table.indexPathForSelectedRow == [0, 2])
  }

  @Test("Where several rows can be selected, a second tap deselects a row")
  func multiple() {
    let screen = TableTouchScreen()
    screen.table.allowsMultipleSelection = true
    _ = (screen.tap(0), screen.tap(1))
    #expect(screen.table.indexPathsForSelectedRows == [[0, 0], [0, 1]])
    #expect(screen.tap(0).contains("deselect 0"))
    #expect(screen.table.indexPathsForSelectedRows == [[0, 1]])
  }

  @Test("A drag on a cell scrolls the table, and selects nothing")
  func drag() {
    FrameClock.shared.pause()
    defer { FrameClock.shared.resume() }
    let screen = TableTouchScreen()
    screen.count = 100
    screen.table.reloadData()
    screen.window.layoutIfNeeded()
    screen.finger.press(at: CGPoint(x: 100, y: 275))
    for y in stride(from: 265.0, through: 75, by: -10) {
      screen.finger.move(to: CGPoint(x: 100, y: y))
    }
    screen.window.layoutIfNeeded()

    // A drag begins after 10 points.
    #expect(screen.table.contentOffset.y >= 190)
    #expect(screen.table.visibleCells.first?.frame.minY == 150)
    #expect(screen.table.indexPathsForSelectedRows == nil)
    #expect(!screen.log.contains { $0.hasPrefix("select") || $0.hasPrefix("act") })
    #expect(
      screen.log.last { $0.hasPrefix("scroll") } == "scroll \(Int(screen.table.contentOffset.y))")
  }

  @Test("A touch below the rows selects nothing")
  func beside() {
    let screen = TableTouchScreen()
    screen.finger.tap(at: CGPoint(x: 100, y: 200))
    #expect(screen.log == [])
  }

  @Test("A long press opens the context menu of a row, whose actions can be chosen")
  func menu() throws {
    FrameClock.shared.pause()
    defer { FrameClock.shared.resume() }
    let screen = TableTouchScreen()
    screen.menuTitles = ["Share", "Delete"]
    screen.finger.press(at: CGPoint(x: 100, y: 75))
    FrameClock.shared.advance(by: 0.6)
    let menu = try #require(screen.table.presentedContextMenu)
    screen.finger.lift()

    #expect(menu.titles == ["Share", "Delete"])
    #expect(menu.choose("Delete"))
    #expect(screen.log.contains("Delete 1"))
    #expect(!screen.log.contains("select 1"))
    #expect(screen.table.presentedContextMenu == nil)
  }

  @Test("A finger on the section index scrolls to the section of the title")
  func index() {
    FrameClock.shared.pause()
    defer { FrameClock.shared.resume() }
    let screen = TableTouchScreen()
    screen.count = 10
    screen.indexTitles = ["A", "B", "C", "D"]
    screen.table.reloadData()
    screen.window.layoutIfNeeded()
    screen.log = []

    // Four titles of 14 points are centered in 300: the third is from 150 to 164.
    screen.finger.press(at: CGPoint(x: 314, y: 157))
    #expect(screen.table.contentOffset.y == 1_000)
    #expect(screen.log.contains("index C 2"))
    screen.finger.move(to: CGPoint(x: 314, y: 130))
    #expect(screen.table.contentOffset.y == 0)
    screen.finger.lift()
    #expect(!screen.log.contains { $0.hasPrefix("select") })
  }
}
