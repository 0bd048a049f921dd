import Testing
import UIKit

/// The content of cells: labels of the styles, configurations and constraints.
///
/// The margins are those of uikit.md, 3.4.3: 16 points at the leading edge, 11 above and below.
@Suite("Content of table cells") @MainActor struct TableCellTests {
  private static let styles: [(UITableViewCell.CellStyle, UIListContentConfiguration)] = [
    (.default, .cell()), (.subtitle, .subtitleCell()), (.value1, .valueCell()),
  ]

  @Test(
    "Each style has the frames of a list cell with the same content",
    arguments: [false, true], [UITableView.Style.plain, .insetGrouped])
  func sameFrames(hasImage: Bool, tableStyle: UITableView.Style) {
    for (style, configuration) in Self.styles {
      let image = hasImage ? UIImage(systemName: "star") : nil
      let screen = CellScreen(tableStyle, cell: style) { cell in
        cell.textLabel?.text = "Text"
        cell.detailTextLabel?.text = "Detail"
        if let image { cell.imageView?.image = image }
        cell.accessoryType = .disclosureIndicator
      }
      let list = ListCellReference(tableStyle == .plain ? .plain : .insetGrouped) { cell in
        var content = configuration
        content.text = "Text"
        content.secondaryText = style == .default ? nil : "Detail"
        content.image = image
        cell.contentConfiguration = content
        cell.accessories = [.disclosureIndicator()]
      }

      #expect(screen.cell()?.frame.size == list.cell?.frame.size)
      #expect(screen.cell()?.frame.minX == list.cell?.frame.minX)
      #expect(screen.cell()?.contentFrames == list.cell?.contentFrames)
      #expect(screen.cell()?.separatorFrames == list.cell?.separatorFrames)
    }
  }

  @Test("A content configuration has the frames of a list cell with the same configuration")
  func sameConfiguration() {
    var content = UIListContentConfiguration.subtitleCell()
    content.text = String(repeating: "A long text. ", count: 10)
    content.secondaryText = "Detail"
    let screen = CellScreen(cell: .default) { $0.contentConfiguration = content }
    let list = ListCellReference { $0.contentConfiguration = content }

    #expect(screen.cell()?.frame.rounded == list.cell?.frame.rounded)
    #expect(screen.cell()?.contentFrames == list.cell?.contentFrames)
  }

  @Test("The style with two columns has a text of 91 points before the secondary text")
  func twoColumns() {
    let screen = CellScreen(cell: .value2) { cell in
      cell.textLabel?.text = "phone"
      cell.detailTextLabel?.text = "555 0100"
    }
    let frames = screen.cell()?.contentFrames
    // 16 + 91 + 6 = 113, and 320 - 113 - 16 = 191.
    #expect(frames?["phone"]?.minX == 16)
    #expect(frames?["phone"]?.width == 91)
    #expect(frames?["555 0100"]?.minX == 113)
    #expect(frames?["555 0100"]?.width == 191)
    #expect(screen.cell()?.textLabel?.textAlignment == .right)
    #expect(screen.cell()?.frame.height == 44)
  }

  @Test("Styles without a part have no view for it")
  func missingParts() {
    #expect(UITableViewCell(style: .default, reuseIdentifier: nil).detailTextLabel == nil)
    #expect(UITableViewCell(style: .value2, reuseIdentifier: nil).imageView == nil)
    #expect(UITableViewCell(style: .subtitle, reuseIdentifier: nil).imageView != nil)
  }

  @Test("A content configuration replaces the labels of the style")
  func configurationReplacesLabels() {
    let screen = CellScreen(cell: .default) { cell in
      cell.textLabel?.text = "Label"
      var content = cell.defaultContentConfiguration()
      content.text = "Configuration"
      cell.contentConfiguration = content
    }
    #expect(screen.cell()?.contentFrames.keys.sorted() == ["Configuration"])
    #expect(screen.cell()?.textLabel == nil)
    #expect(screen.cell()?.contentView is UIListContentView)

    screen.cell()?.contentConfiguration = nil
    screen.cell()?.textLabel?.text = "Again"
    #expect(screen.cell()?.contentFrames.keys.sorted() == ["Again"])
  }

  @Test("Constraints in the content view determine the height of a row")
  func constraints() {
    let screen = CellScreen(cell: .default) { cell in
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(view)
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 10),
        view.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
        view.heightAnchor.constraint(equalToConstant: 70),
        cell.contentView.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: 20),
      ])
    }
    // 10 + 70 + 20
    #expect(screen.cell()?.frame == CGRect(x: 0, y: 0, width: 320, height: 100))
  }

  @Test("A row grows with the text of its label")
  func growth() throws {
    let screen = CellScreen(cell: .default) { cell in
      cell.textLabel?.numberOfLines = 0
      cell.textLabel?.text = "Short"
    }
    let cell = try #require(screen.cell())
    #expect(cell.frame.height == 44)

    let label = try #require(cell.textLabel)
    label.text = "One\nTwo\nThree"
    screen.table.layoutIfNeeded()
    // Three lines between the margins of 11 points.
    let text = label.sizeThatFits(CGSize(width: 288, height: CGFloat.greatestFiniteMagnitude))
    #expect(abs(cell.frame.height - (text.height + 22)) < 0.5)
    #expect(screen.table.contentSize.height == cell.frame.height)
  }

  @Test("An empty cell has a height of 44 points")
  func empty() {
    #expect(CellScreen(cell: .subtitle).cell()?.frame.height == 44)
  }

  @Test("Fonts and colors that the app sets stay when the traits change")
  func ownFont() {
    let screen = CellScreen(cell: .subtitle) { cell in
      cell.textLabel?.text = "Text"
      cell.detailTextLabel?.text = "Detail"
      cell.textLabel?.font = .systemFont(ofSize: 30)
      cell.detailTextLabel?.textColor = .systemRed
    }
    screen.table.layoutIfNeeded()
    screen.table.overrideUserInterfaceStyle = .dark
    #expect(screen.cell()?.textLabel?.font.pointSize == 30)
    #expect(screen.cell()?.textLabel?.textColor == .label)
    #expect(screen.cell()?.detailTextLabel?.textColor == .systemRed)
    #expect(screen.cell()?.detailTextLabel?.font == .preferredFont(forTextStyle: .subheadline))
  }

  @Test("The indentation moves the content, not the cell")
  func indentation() {
    let screen = CellScreen(cell: .default) { cell in
      cell.indentationLevel = 2
      cell.indentationWidth = 15
    }
    #expect(screen.cell()?.contentView.frame.minX == 30)
    #expect(screen.cell()?.frame.minX == 0)
  }

  @Test("A subclass that overrides both initializers is created by its registered class")
  func registeredClass() {
    let screen = TableScreen(counts: [1])
    #expect(screen.texts == ["0"])
    #expect(TableTestCell.made == 1)
    #expect(screen.table.cellForRow(at: [0, 0])?.reuseIdentifier == "cell")
  }
}
