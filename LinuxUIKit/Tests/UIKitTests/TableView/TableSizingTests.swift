import Testing
import UIKit

/// A cell whose content view has a height constraint.
private final class ConstrainedCell: UITableViewCell {
  private(set) var height: NSLayoutConstraint?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(view)
    let height = view.heightAnchor.constraint(equalToConstant: 30)
    self.height = height
    NSLayoutConstraint.activate([
      height, view.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 5),
      view.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -5),
      view.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

/// A table of self-sizing rows, with titles as headers.
@MainActor private final class TableSizingScreen: NSObject, UITableViewDataSource {
  let table: UITableView
  var heights: [[CGFloat]]
  var titles: [String?] = []

  init(_ heights: [[CGFloat]], _ style: UITableView.Style = .plain) {
    self.heights = heights
    table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: style)
    super.init()
    table.register(ConstrainedCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = self
  }

  func numberOfSections(in tableView: UITableView) -> Int { heights.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    heights[section].count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    (cell as? ConstrainedCell)?.height?.constant = heights[indexPath.section][indexPath.row]
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    titles.indices.contains(section) ? titles[section] : nil
  }

  /// The heights of the displayed cells.
  var cellHeights: [CGFloat] {
    table.layoutIfNeeded()
    return table.visibleCells.map(\.frame.height)
  }
}

/// Rows whose constraints determine their heights, and sections with some headers.
@Suite("Self-sizing rows and headers of tables") @MainActor struct TableSizingTests {
  @Test("Rows are as high as the constraints of their content views require")
  func constraints() {
    let screen = TableSizingScreen([[20, 50, 90]])
    // 5 points above and below the view of the cell.
    #expect(screen.cellHeights == [30, 60, 100])
    #expect(screen.table.contentSize.height == 190)
  }

  @Test("A changed constraint is measured again, if the table observes constraints")
  func changedConstraint() {
    let screen = TableSizingScreen([[20, 50]])
    #expect(screen.cellHeights == [30, 60])
    let cell = screen.table.cellForRow(at: [0, 0]) as? ConstrainedCell
    screen.table.selfSizingInvalidation = .enabledIncludingConstraints
    cell?.height?.constant = 70
    #expect(screen.cellHeights == [80, 60])
    #expect(screen.table.selfSizingInvalidation == .enabledIncludingConstraints)
  }

  @Test("Only sections with a title have a header")
  func someTitles() {
    let screen = TableSizingScreen([[30], [30], [30]])
    screen.titles = ["A", nil, "C"]
    screen.table.sectionHeaderTopPadding = 0
    screen.table.layoutIfNeeded()

    let header = screen.table.rectForHeader(inSection: 0).height
    #expect(header > 20)
    #expect(screen.table.rectForHeader(inSection: 1) == .zero)
    #expect(screen.table.headerView(forSection: 1) == nil)
    // Positions are rounded to pixels, and heights differ by rounding errors.
    #expect(abs(screen.table.rectForRow(at: [1, 0]).minY - (header + 40)) < 1e-9)
    #expect(abs(screen.table.rectForHeader(inSection: 2).minY - (header + 80)) < 1e-9)
    #expect(screen.table.headerView(forSection: 2)?.textLabel?.text == "C")
  }

  @Test("A delegate that returns no view for some sections leaves no space for their headers")
  func someViews() {
    final class Delegate: NSObject, UITableViewDelegate {
      func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        guard section == 1 else { return nil }
        let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
        view.textLabel?.text = "B"
        return view
      }
    }
    let delegate = Delegate()
    let screen = TableSizingScreen([[30], [30]])
    screen.table.delegate = delegate
    screen.table.layoutIfNeeded()

    #expect(screen.table.rectForRow(at: [0, 0]).minY == 0)
    #expect(screen.table.headerView(forSection: 1)?.textLabel?.text == "B")
    // The padding of 22 points belongs to the header of the second section only.
    #expect(screen.table.headerView(forSection: 1)?.frame.minY == 62)
  }

  @Test("Headers of a reuse identifier are reused for other sections")
  func reusedHeaders() {
    final class Delegate: NSObject, UITableViewDelegate {
      var created: Set<ObjectIdentifier> = []
      func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
        view.map { _ = created.insert(ObjectIdentifier($0)) }
        return view
      }
    }
    let delegate = Delegate()
    let screen = TableSizingScreen(Array(repeating: [90, 90], count: 100))
    screen.table.register(
      UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
    screen.table.delegate = delegate
    for step in 0..<100 {
      screen.table.contentOffset.y = CGFloat(step) * 100
      screen.table.layoutIfNeeded()
    }
    // Sections are more than 200 points high, so at most four of them are visible.
    #expect(delegate.created.count <= 6)
  }

  #if !os(tvOS)  // Tables of tvOS have no separators.
    @Test("Separators have the color and the insets of the table, or are hidden")
    func separators() {
      let screen = TableSizingScreen([[30, 30, 30]])
      screen.table.separatorColor = .systemRed
      screen.table.separatorInset = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 20)
      func lines() -> [UIView] {
        screen.table.layoutIfNeeded()
        return screen.table.cellForRow(at: [0, 0])?.subviews.filter {
          $0.backgroundColor == .systemRed
        } ?? []
      }
      #expect(lines().map(\.frame.minX) == [40])
      #expect(lines().map(\.frame.width) == [260])

      screen.table.separatorStyle = .none
      #expect(lines().isEmpty)
    }
  #endif

  @Test("Margins of cells follow the readable width in a wide table")
  func readableWidth() {
    let screen = TableSizingScreen([[30]])
    screen.table.frame.size.width = 1_000
    screen.table.layoutIfNeeded()
    #expect(screen.table.visibleCells.first?.directionalLayoutMargins.leading == 20)

    screen.table.cellLayoutMarginsFollowReadableWidth = true
    screen.table.layoutIfNeeded()
    // (1,000 - 672) / 2 (uikit.md, 3.3).
    #expect(screen.table.visibleCells.first?.directionalLayoutMargins.leading == 164)
  }
}
