import LegoKit
import LegoTesting
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Accessibility audit") struct AccessibilityAuditTests {
  private let controller = UIViewController()

  private func screen() -> Screen {
    controller.view.backgroundColor = .white
    return Screen(controller, size: CGSize(width: 300, height: 400))
  }

  private func add(_ view: UIView, _ frame: CGRect) {
    view.frame = frame
    controller.view.addSubview(view)
  }

  private func label(_ text: String, gray: CGFloat = 0, size: CGFloat = 17) -> UILabel {
    let label = UILabel()
    label.text = text
    label.textColor = UIColor(white: gray, alpha: 1)
    label.font = .systemFont(ofSize: size)
    return label
  }

  // MARK: Labels

  @Test("Controls and rows without text are reported with their place and the solution")
  func missingLabels() {
    let button = UIButton(type: .custom)
    add(button, CGRect(x: 10, y: 20, width: 44, height: 44))
    let toggle = UISwitch()
    add(toggle, CGRect(x: 10, y: 100, width: 51, height: 31))
    let rows = NamesController(names: ["", "Anna"])
    controller.addChild(rows)
    add(rows.view, CGRect(x: 0, y: 200, width: 300, height: 200))
    let issues = screen().accessibilityAudit()

    #expect(issues.map(\.kind) == [.missingLabel, .missingLabel, .missingLabel])
    #expect(issues.map(\.view) == ["UIButton", "UISwitch", "NameCell [0, 0]"])
    #expect(
      issues.first?.description == """
        UIButton at 10 20 44 44 has no accessibility label: set accessibilityLabel to its purpose.
        """)
  }

  @Test("Labeled, disabled and self-describing controls are not reported")
  func labeled() {
    let button = UIButton(type: .custom)
    button.accessibilityLabel = "Add"
    add(button, CGRect(x: 10, y: 20, width: 44, height: 44))
    let disabled = UIButton(type: .custom)
    disabled.isEnabled = false
    add(disabled, CGRect(x: 60, y: 20, width: 44, height: 44))
    let pages = UIPageControl()
    pages.numberOfPages = 3
    add(pages, CGRect(x: 10, y: 100, width: 100, height: 26))
    let segments = UISegmentedControl(items: ["Day", "Week"])
    add(segments, CGRect(x: 10, y: 200, width: 200, height: 32))
    let toggle = UISwitch()
    toggle.accessibilityLabel = "Loud"
    add(toggle, CGRect(x: 10, y: 300, width: 51, height: 31))

    #expect(screen().accessibilityAudit().map(\.description) == [])
  }

  @Test("The chevron of a row that expands needs no label: the row receives its touches")
  func chevron() {
    final class Expandable: LegoViewController {
      @State var isExpanded = true
      override var lego: Lego {
        Lego {
          Section(id: 0, layout: .list(.insetGrouped)) {
            DisclosureRow("Advanced", isExpanded: $isExpanded)
          }
        }
      }
    }
    let issues = Screen(Expandable()).accessibilityAudit()
    #expect(!issues.contains { $0.kind == .missingLabel }, "\(issues)")
  }

  // MARK: Order

  private func group(_ label: String) -> UIView {
    let group = UIView()
    group.isAccessibilityElement = true
    group.accessibilityLabel = label
    for (text, x, y) in [("Anna", 0, 0), ("12:30", 100, 2), ("See you", 0, 30)] {
      let part = self.label(text)
      part.frame = CGRect(x: x, y: y, width: 90, height: 22)
      group.addSubview(part)
    }
    return group
  }

  @Test("A group that is spoken in another order than it is displayed is reported with both")
  func order() {
    add(group("See you, Anna, 12:30"), CGRect(x: 10, y: 20, width: 200, height: 60))
    let issues = screen().accessibilityAudit()
    #expect(
      issues.map(\.kind) == [
        .readingOrder(
          spoken: ["See you", "Anna", "12:30"], displayed: ["Anna", "12:30", "See you"])
      ])
    #expect(
      issues.first?.description == """
        “See you, Anna, 12:30” (UIView at 10 20 200 60) is spoken as “See you”, “Anna”, “12:30”, \
        and displays “Anna”, “12:30”, “See you”: name the texts in its accessibilityLabel from top \
        to bottom, and in reading direction.
        """)
  }

  @Test(
    "A group in the displayed order, with other words or with some of its texts is not reported",
    arguments: [
      "Anna, 12:30, See you", "Message of Anna at 12:30: See you", "Unread", "Anna, See you",
      "Anna, 12:30, See you, from Anna",
    ])
  func sameOrder(label: String) {
    add(group(label), CGRect(x: 10, y: 20, width: 200, height: 60))
    #expect(screen().accessibilityAudit() == [])
  }

  @Test("Texts side by side are read from the right in a right-to-left layout") func mirrored() {
    controller.view.backgroundColor = .white
    add(group("Anna, 12:30, See you"), CGRect(x: 10, y: 20, width: 200, height: 60))
    let screen = Screen(
      controller, size: CGSize(width: 300, height: 400),
      traits: UITraitCollection(layoutDirection: .rightToLeft))
    #expect(
      screen.accessibilityAudit().map(\.kind) == [
        .readingOrder(
          spoken: ["Anna", "12:30", "See you"], displayed: ["12:30", "Anna", "See you"])
      ])
  }

  // MARK: Pages

  private final class Pages: LegoViewController {
    @State var page = 0
    var announcesPages = false
    var itemWidth = CarouselItemWidth.fraction(1)

    override var lego: Lego {
      Lego {
        let pages = Section(
          id: "pages",
          layout: CarouselLayout(
            itemWidth: itemWidth, spacing: 0, rowHeight: .exactly(100), scrolling: .groupPaging)
        ) {
          for id in 0..<4 { TextRow("Page \(id)", id: id) }
        }
        if announcesPages { pages.page($page) } else { pages }
      }
    }
  }

  @Test("A section that scrolls page by page without announcing its pages is reported")
  func silentPages() {
    let pages = Pages()
    let screen = Screen(pages, size: CGSize(width: 300, height: 400))
    let issues = screen.accessibilityAudit()
    #expect(issues.map(\.kind) == [.missingPageAnnouncement])
    #expect(issues.first?.frame == CGRect(x: 0, y: 0, width: 300, height: 100))
    #expect(issues.first?.description.contains("scrolls page by page") == true)
  }

  @Test("Announced pages, and items that are narrower than a page, are not reported")
  func announcedPages() {
    let pages = Pages()
    pages.announcesPages = true
    #expect(Screen(pages, size: CGSize(width: 300, height: 400)).accessibilityAudit() == [])
    let narrow = Pages()
    narrow.itemWidth = .fixed(120)
    #expect(Screen(narrow, size: CGSize(width: 300, height: 400)).accessibilityAudit() == [])
  }

  // MARK: Contrast

  // The relative luminance of gray 0.6 is ((0.6 + 0.055) / 1.055) ^ 2.4 = 0.3185, and the contrast
  // with white (1 + 0.05) / (0.3185 + 0.05) = 2.849.
  @Test("A text with little contrast is reported with the ratio that it needs")
  func contrast() {
    add(label("Hello", gray: 0.6), CGRect(x: 10, y: 20, width: 100, height: 30))
    let issues = screen().accessibilityAudit()

    #expect(
      issues.map(\.description) == [
        """
        “Hello” (UILabel at 10 20 100 30) has a contrast of 2.85:1 with its background, and needs \
        4.5:1: choose a text color that differs more from it.
        """
      ])
  }

  // The contrast of gray 0.55 with white is 1.05 / (((0.55 + 0.055) / 1.055) ^ 2.4 + 0.05) = 3.35.
  @Test("Large and bold texts need less contrast")
  func largeText() {
    let bold = label("Bold", gray: 0.55)
    bold.font = .boldSystemFont(ofSize: 17)
    add(bold, CGRect(x: 10, y: 20, width: 100, height: 30))
    add(label("Large", gray: 0.55, size: 18), CGRect(x: 10, y: 60, width: 100, height: 30))
    add(label("Small", gray: 0.55), CGRect(x: 10, y: 100, width: 100, height: 30))

    #expect(screen().accessibilityAudit().map(\.text) == ["Small"])
  }

  @Test(
    "The contrast is that with what is behind the text: views, its own background and its alpha")
  func background() {
    let black = UIView()
    black.backgroundColor = .black
    add(black, CGRect(x: 0, y: 0, width: 300, height: 100))
    add(label("On black"), CGRect(x: 10, y: 20, width: 100, height: 30))
    let own = label("Own background")
    own.backgroundColor = .white
    add(own, CGRect(x: 10, y: 60, width: 200, height: 30))
    let faint = label("Faint")
    faint.alpha = 0.3
    add(faint, CGRect(x: 10, y: 150, width: 100, height: 30))

    let issues = screen().accessibilityAudit()
    #expect(issues.map(\.text) == ["On black", "Faint"])
    #expect(issues.first?.kind == .lowContrast(ratio: 1, required: 4.5))
  }

  @Test("Disabled and covered texts need no contrast, and the audit leaves the screen as it was")
  func exempt() {
    let disabled = label("Disabled", gray: 0.9)
    disabled.isEnabled = false
    add(disabled, CGRect(x: 10, y: 20, width: 100, height: 30))
    add(label("Covered", gray: 0.9), CGRect(x: 10, y: 100, width: 100, height: 30))
    let cover = UIView()
    cover.backgroundColor = .white
    add(cover, CGRect(x: 0, y: 90, width: 300, height: 50))
    let screen = screen()
    let image = screen.image().pngData()

    #expect(screen.accessibilityAudit() == [])
    #expect(screen.image().pngData() == image)
    #expect(disabled.alpha == 1)
  }

  // MARK: Clipping

  private func scalingLabel(_ text: String, lines: Int) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = lines
    return label
  }

  @Test("A text that a larger text size clips is reported, and one that has space isn't")
  func clipped() {
    add(scalingLabel("Settings", lines: 1), CGRect(x: 0, y: 0, width: 200, height: 22))
    add(scalingLabel("Spacious", lines: 1), CGRect(x: 0, y: 100, width: 200, height: 60))
    add(
      scalingLabel("A text of several words that has no space in one line", lines: 1),
      CGRect(x: 0, y: 200, width: 200, height: 60))
    let screen = screen()
    let issues = screen.accessibilityAudit()

    #expect(issues.map(\.text).map { $0.prefix(6) } == ["Settin", "A text"])
    #expect(controller.traitCollection.preferredContentSizeCategory == .large)
  }

  @Test("At the standard size, the texts of the same screen are not clipped")
  func standardSize() {
    add(scalingLabel("Settings", lines: 1), CGRect(x: 0, y: 0, width: 200, height: 22))

    #expect(screen().accessibilityAudit(textSize: .large) == [])
  }

  // The audit reloads the list: the row has to be displayed by the same cell again.
  @Test("A text that reaches beyond its cell is reported")
  func beyondCell() throws {
    try withOwnChoices { try checkTextBeyondCell() }
  }

  private func checkTextBeyondCell() throws {
    let rows = NamesController(names: ["Anna"])
    let screen = Screen(rows, size: CGSize(width: 300, height: 400))
    rows.collectionView.backgroundColor = .white
    let cell = try #require(rows.collectionView.cellForItem(at: [0, 0]) as? NameCell)
    cell.label.autoresizingMask = []
    cell.label.frame.size.height = 70

    #expect(
      screen.accessibilityAudit().map(\.kind)
        == [.textOutsideCell(.extraExtraExtraLarge)])
  }

  @Test("Cells that measure themselves have space for larger text, and their old size afterwards")
  func selfSizing() {
    let rows = NotesScreen()
    let screen = Screen(rows, size: CGSize(width: 300, height: 400))
    screen.settle()
    let before = screen.layoutDescription
    rows.legoRenderer.collectionView?.selectItem(at: [0, 1], animated: false, scrollPosition: [])

    #expect(screen.accessibilityAudit().map(\.description) == [])
    #expect(screen.layoutDescription == before)
    #expect(rows.legoRenderer.collectionView?.indexPathsForSelectedItems == [[0, 1]])
  }

  @Test("The messages about clipping have the text size, the heights and the solution")
  func messages() {
    let frame = CGRect(x: 0, y: 0, width: 200, height: 22)
    let clipped = AccessibilityIssue(
      kind: .clippedText(.extraExtraExtraLarge, neededHeight: 27.5, availableHeight: 22),
      view: "UILabel", text: "Settings", frame: frame)
    #expect(
      clipped.description == """
        “Settings” (UILabel at 0 0 200 22) is clipped at the text size XXXL: it needs a height of \
        27.5 and has 22. Set numberOfLines to 0, and let the constraints of the view set the height.
        """)
    let outside = AccessibilityIssue(
      kind: .textOutsideCell(.accessibilityExtraExtraExtraLarge), view: "UILabel",
      text: "Settings", frame: frame)
    #expect(
      outside.description == """
        “Settings” (UILabel at 0 0 200 22) reaches beyond its cell at the text size \
        AccessibilityXXXL: let the constraints of the cell set its height.
        """)
  }

  @Test("Only the frontmost presented controller is checked")
  func presented() {
    add(label("Behind", gray: 0.9), CGRect(x: 0, y: 300, width: 100, height: 30))
    let screen = screen()
    controller.present(
      UIAlertController(title: "Saved", message: nil, preferredStyle: .alert), animated: false)

    #expect(!screen.accessibilityAudit().map(\.text).contains("Behind"))
  }
}

/// A list of notes whose rows are as high as their texts.
private final class NotesScreen: UIViewController, LegoContainer {
  private(set) lazy var legoRenderer = LegoRenderer(lego: lego)

  var lego: Lego {
    Lego {
      Section(id: 0, layout: RowsLayout()) {
        NoteItem(id: 0, text: "Bread")
        NoteItem(id: 1, text: "Oranges, lemons, and everything else that is on the long list")
      }
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    legoRenderer.render(in: view) { $0.backgroundColor = .white }
  }
}

private struct NoteItem: TypedItemType, Equatable {
  typealias CellType = NoteCell
  let id: Int
  let text: String
}

private final class NoteCell: UICollectionViewCell, TypedCellType {
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func update(with item: NoteItem) { label.text = item.text }
}
