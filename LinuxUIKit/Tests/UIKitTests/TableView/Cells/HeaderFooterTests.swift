import Testing
import UIKit

/// Headers and footers as titles and views (uikit.md, 3.4.2).
@Suite("Headers and footers of tables") @MainActor struct HeaderFooterTests {
  private func screen(_ style: UITableView.Style) -> CellScreen {
    let screen = CellScreen(style, cell: .default)
    screen.titles = ("Title", "A footer")
    screen.table.layoutIfNeeded()
    return screen
  }

  @Test("Titles of groups are uppercase, titles of plain tables are as typed")
  func titles() {
    #expect(screen(.plain).table.headerView(forSection: 0)?.textLabel?.text == "Title")
    #expect(screen(.grouped).table.headerView(forSection: 0)?.textLabel?.text == "TITLE")
    #expect(screen(.insetGrouped).table.headerView(forSection: 0)?.textLabel?.text == "TITLE")
    #expect(screen(.grouped).table.footerView(forSection: 0)?.textLabel?.text == "A footer")
  }

  @Test(
    "A title has the frames of a list header with the same text",
    arguments: [
      (UITableView.Style.plain, UICollectionLayoutListConfiguration.Appearance.plain),
      (.grouped, .grouped), (.insetGrouped, .insetGrouped),
    ])
  func sameFrames(
    style: UITableView.Style, appearance: UICollectionLayoutListConfiguration.Appearance
  ) throws {
    var content: UIListContentConfiguration =
      style == .plain ? .plainHeader() : .groupedHeader()
    content.text = "Title"
    let list = ListCellReference(appearance, header: content) { _ in }
    let header = try #require(screen(style).table.headerView(forSection: 0))
    #expect(header.frame.rounded == list.header?.frame.rounded)
    #expect(header.contentFrames == list.header?.contentFrames)
  }

  @Test("Fonts and colors of titles are those of list headers and footers")
  func fonts() {
    let plain = screen(.plain).table.headerView(forSection: 0)?.textLabel
    #expect(plain?.font == .preferredFont(forTextStyle: .headline))
    let grouped = screen(.grouped).table.headerView(forSection: 0)?.textLabel
    #expect(grouped?.font == .preferredFont(forTextStyle: .footnote))
    #expect(grouped?.textColor == .secondaryLabel)
  }

  @Test("A registered header displays its content configuration at the height of its content")
  func configuration() {
    let screen = CellScreen(cell: .default)
    screen.table.register(
      UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
    let header = screen.table.dequeueReusableHeaderFooterView(withIdentifier: "header")
    var content = header?.defaultContentConfiguration()
    content?.text = "First\nSecond"
    header?.contentConfiguration = content
    screen.header = header
    screen.table.reloadData()
    screen.table.layoutIfNeeded()

    #expect(header?.reuseIdentifier == "header")
    #expect(screen.table.headerView(forSection: 0) === header)
    #expect(header?.contentFrames.keys.sorted() == ["First\nSecond"])
    let text = header?.contentFrames.values.first?.height ?? 0
    // Two lines of 17 points need more than 40; the margins are 8 above and below.
    #expect(text > 40)
    #expect(abs((header?.frame.height ?? 0) - (text + 16)) < 0.5)
  }

  @Test("A header of a plain table has an opaque background only while it is pinned")
  func pinned() {
    let screen = CellScreen(count: 40) { _ in
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    screen.table.rowHeight = 44
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    header.textLabel?.text = "Pinned"
    screen.header = header
    screen.table.layoutIfNeeded()
    header.layoutIfNeeded()
    #expect(header.backgroundConfiguration?.backgroundColor == .clear)
    screen.table.contentOffset.y = 200
    screen.table.layoutIfNeeded()
    header.layoutIfNeeded()
    #expect(header.configurationState.isPinned)
    #expect(header.backgroundConfiguration?.backgroundColor == .systemBackground)
  }

  @Test("A background view fills the header and replaces the default background")
  func backgroundView() {
    let view = UIView()
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    header.backgroundView = view
    let screen = CellScreen(cell: .default)
    screen.header = header
    screen.table.sectionHeaderHeight = 50
    screen.table.layoutIfNeeded()
    header.layoutIfNeeded()
    #expect(view.frame == header.bounds)
    #expect(header.bounds.height == 50)
    #expect(header.backgroundConfiguration == nil)
  }
}
