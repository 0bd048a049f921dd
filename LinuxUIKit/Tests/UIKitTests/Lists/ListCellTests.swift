import Testing
import UIKit

/// Tests list cells at a scale of 3 (uikit.md, 3.4.1 and 3.4.5).
@Suite("List cells") @MainActor struct ListCellTests {
  private func list(
    _ appearance: UICollectionLayoutListConfiguration.Appearance = .plain, count: Int = 3,
    size: CGSize = CGSize(width: 320, height: 300),
    _ change: @escaping (UICollectionViewListCell, Int) -> Void = { _, _ in }
  ) -> ListCellScreen {
    ListCellScreen(appearance, count: count, size: size) { cell, item in
      var content = cell.defaultContentConfiguration()
      content.text = "Row \(item)"
      cell.contentConfiguration = content
      change(cell, item)
    }
  }

  private func textStart(_ cell: UICollectionViewListCell?) -> CGFloat? {
    guard let cell, let label = cell.contentView.subviews.compactMap({ $0 as? UILabel }).first
    else { return nil }
    return label.convert(label.bounds, to: cell).minX
  }

  @Test("A row of one line is 44 points high, its text 16 points from the edge")
  func oneLine() {
    let screen = list()
    #expect(screen.cell(1)?.frame == CGRect(x: 0, y: 44, width: 320, height: 44))
    #expect(textStart(screen.cell(1)) == 16)
  }

  @Test("In views of 414 points or more, the text is 20 points from the edge")
  func wide() {
    #expect(textStart(list(size: CGSize(width: 414, height: 300)).cell(0)) == 20)
  }

  @Test("The disclosure indicator ends at the margin, and the content before it")
  func disclosure() {
    let cell = list { cell, _ in cell.accessories = [.disclosureIndicator()] }.cell(0)
    #expect(cell?.contentView.frame == CGRect(x: 0, y: 0, width: 290, height: 44))
    let arrow = cell?.subviews.first { $0.frame.minX == 290 }
    #expect(arrow?.frame == CGRect(x: 290, y: 0, width: 14, height: 44))
  }

  @Test("A row is measured at the width that accessories leave")
  func measured() {
    let text = "A text that wraps when an accessory needs room"
    func height(_ width: CGFloat) -> CGFloat {
      let cell = list { cell, _ in
        cell.contentConfiguration = {
          var content = UIListContentConfiguration.cell()
          content.text = text
          return content
        }()
        guard width > 0 else { return }
        cell.accessories = [
          .label(text: "x", options: .init(reservedLayoutWidth: .custom(width)))
        ]
      }.cell(0)
      return cell?.frame.height ?? 0
    }
    #expect(height(180) > height(0))
  }

  @Test("A separator of one pixel is at the bottom, from the text to the edge")
  func separator() {
    let screen = list()
    let lines = screen.lines(0)
    #expect(lines.count == 1)
    #expect(lines.first?.minX == 16)
    #expect(lines.first?.width == 304)
    let (end, height) = (lines.first?.maxY ?? 0, lines.first?.height ?? 0)
    let pixel: CGFloat = 1 / 3
    #expect(abs(end - 44) < 0.001)
    #expect(abs(height - pixel) < 0.001)
  }

  @Test("A selected row and the row above it have no separators")
  func marked() {
    let screen = list()
    screen.view.layoutIfNeeded()
    screen.view.selectItem(at: [0, 1], animated: false, scrollPosition: [])
    #expect([0, 1, 2].map { screen.lines($0).count } == [0, 0, 1])
    screen.view.deselectItem(at: [0, 1], animated: false)
    #expect([0, 1, 2].map { screen.lines($0).count } == [1, 1, 1])
  }

  @Test("Rows that are selected together have the line of multiple selection between them")
  func selectedTogether() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.separatorConfiguration.multipleSelectionColor = .red
    let screen = list()
    screen.view.collectionViewLayout = UICollectionViewCompositionalLayout.list(
      using: configuration)
    screen.view.allowsMultipleSelection = true
    screen.view.layoutIfNeeded()
    for item in [0, 1] {
      screen.view.selectItem(at: [0, item], animated: false, scrollPosition: [])
    }
    #expect([0, 1, 2].map { screen.lines($0).count } == [1, 0, 1])
    let line = screen.cell(0)?.subviews.first { $0.frame.height > 0 && $0.frame.height <= 1 }
    #expect(line?.backgroundColor == .red)
  }

  @Test("A row is at least as high as a custom view next to its content")
  func highAccessory() {
    let screen = list { cell, item in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 70))
      cell.accessories =
        item == 1
        ? [.customView(configuration: .init(customView: view, placement: .trailing()))] : []
    }
    #expect([0, 1, 2].map { screen.cell($0)?.frame.height } == [44, 70, 44])
  }

  @Test("The last row of an inset group has no separator, also after insertions and deletions")
  func lastRow() {
    let screen = list(.insetGrouped)
    #expect([0, 1, 2].map { screen.lines($0).count } == [1, 1, 0])
    screen.count = 4
    screen.view.insertItems(at: [[0, 3]])
    #expect([2, 3].map { screen.lines($0).count } == [1, 0])
    screen.count = 3
    screen.view.deleteItems(at: [[0, 3]])
    #expect(screen.lines(2).count == 0)
  }

  @Test("The ends of an inset group are round")
  func corners() {
    let screen = list(.insetGrouped)
    let cells = [0, 1, 2].map { screen.cell($0)?.layer }
    #expect(cells.map { $0?.cornerRadius } == [10, 0, 10])
    #expect(cells[0]?.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    #expect(cells[2]?.maskedCorners == [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
  }

  @Test("A row has its list's background until it is given another")
  func background() {
    #expect(list().cell(0)?.backgroundConfiguration?.backgroundColor == .systemBackground)
    let grouped = list(.insetGrouped)
    #expect(
      grouped.cell(0)?.backgroundConfiguration?.backgroundColor
        == .secondarySystemGroupedBackground)
    grouped.view.selectItem(at: [0, 0], animated: false, scrollPosition: [])
    #expect(grouped.cell(0)?.backgroundConfiguration?.backgroundColor == .systemGray4)
    let none = list { cell, _ in cell.backgroundConfiguration = .clear() }
    #expect(none.cell(0)?.backgroundConfiguration?.backgroundColor == .clear)
  }

  @Test("The first item has no row background if it is the section's header")
  func headerBackground() {
    for appearance in [UICollectionLayoutListConfiguration.Appearance.plain, .insetGrouped] {
      var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
      configuration.headerMode = .firstItemInSection
      let screen = list(appearance)
      screen.view.collectionViewLayout = UICollectionViewCompositionalLayout.list(
        using: configuration)
      let colors = [0, 1].map { screen.cell($0)?.backgroundConfiguration?.backgroundColor }
      let row: UIColor =
        appearance == .plain ? .systemBackground : .secondarySystemGroupedBackground
      #expect(colors == [.clear, row])
    }
  }

  @Test("The default content of a first item that is the header is that of the list's headers")
  func headerContent() {
    var contents: [Int: UIListContentConfiguration] = [:]
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .firstItemInSection
    let screen = list(.insetGrouped) { cell, item in
      contents[item] = cell.defaultContentConfiguration()
    }
    screen.view.collectionViewLayout = UICollectionViewCompositionalLayout.list(
      using: configuration)
    _ = screen.cell(0)
    #expect(contents[0]?.directionalLayoutMargins.top == 17)
    #expect(contents[1]?.directionalLayoutMargins.top == 11)
  }

  @Test(
    "The first item of a plain list is pinned as the header, until its section scrolls off")
  func pinnedHeader() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.headerMode = .firstItemInSection
    configuration.headerTopPadding = 0
    let screen = list(count: 20)
    screen.view.collectionViewLayout = UICollectionViewCompositionalLayout.list(
      using: configuration)
    #expect(screen.cell(0)?.configurationState.isPinned == false)
    screen.view.contentOffset.y = 100
    #expect(screen.cell(0)?.frame.minY == 100)
    #expect(screen.view.subviews.last === screen.cell(0))
    #expect(screen.cell(0)?.configurationState.isPinned == true)
    #expect(screen.cell(0)?.backgroundConfiguration?.backgroundColor == .systemBackground)
    // 19 rows of 44 follow the header: it scrolls off with the last of them.
    screen.view.contentOffset.y = 860
    #expect(abs((screen.cell(0)?.frame.minY ?? 0) - 836) < 1e-6)
    screen.view.contentOffset.y = 0
    #expect(screen.cell(0)?.frame.minY == 0)
    #expect(screen.cell(0)?.backgroundConfiguration?.backgroundColor == .clear)
  }

  @Test("Indentation moves text and separator")
  func indentation() {
    let screen = list { cell, item in cell.indentationLevel = item }
    #expect(textStart(screen.cell(2)) == 36)
    #expect(screen.lines(2).first?.minX == 36)
  }

  @Test("The separator begins at the separator layout guide")
  func guide() {
    let screen = list { cell, _ in
      cell.separatorLayoutGuide.leadingAnchor.constraint(
        equalTo: cell.leadingAnchor, constant: 60
      ).isActive = true
    }
    #expect(screen.lines(0).first?.minX == 60)
  }

  @Test("A hidden accessory keeps its space, and one with an action receives taps")
  func hiddenAndTapped() {
    let taps = TapCounter()
    let cell = list { cell, _ in
      cell.accessories = [
        .checkmark(options: .init(isHidden: true)), .detail(actionHandler: { taps.count += 1 }),
      ]
    }.cell(0)
    // 320 minus 16 + 24 + 8 + 24.
    #expect(cell?.contentView.frame.width == 248)
    let button = cell?.subviews.compactMap { $0 as? UIControl }.first { !$0.isHidden }
    button?.sendActions(for: .touchUpInside)
    #expect(taps.count == 1)
  }
}

@MainActor private final class TapCounter {
  var count = 0
}
