import LegoKit
import LegoTesting
import Testing
import UIKit

@MainActor @Suite("Chips, aspect ratios and colors of rows") struct ChipRowTests {
  /// Filters above videos, with a header that stays visible.
  final class Videos: LegoViewController {
    @State var filter: String? = "New"
    @State var isWide = true

    override var lego: Lego {
      Lego {
        Section(
          id: "filters",
          layout: .chips(insets: .init(top: 8, leading: 12, bottom: 8, trailing: 12))
        ) {
          ForEach(["All", "New", "Watched", "Saved for later", "Music"], id: \.self) {
            ChipRow($0)
          }
        }
        .selection($filter)
        Section(
          id: "videos",
          layout: RowsLayout(
            spacing: 8, insets: .init(top: 0, leading: 12, bottom: 0, trailing: 12)
          ).headerPinned(coversInsets: true),
          header: TextHeader("Videos", style: .plain)
        ) {
          for number in 0..<8 {
            ViewItem(id: number, insets: .init(top: 4, leading: 10, bottom: 6, trailing: 10)) {
              let view = UIView()
              view.backgroundColor = number.isMultiple(of: 2) ? .systemTeal : .systemIndigo
              return view
            }
            .aspectRatio(isWide ? 16 / 9 : 1)
          }
        }
        Section(id: "actions", layout: .rows()) {
          TextRow("Delete all").textColor(.systemRed)
          TextRow("Keep all")
        }
      }
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      legoRenderer.collectionView?.backgroundColor = .systemYellow
    }

    func cell<Cell: UICollectionViewCell>(_ item: Int, _ section: Int, as: Cell.Type) -> Cell? {
      legoRenderer.collectionView?.cellForItem(at: IndexPath(item: item, section: section)) as? Cell
    }
  }

  private let videos = Videos()
  private let screen: LegoTesting.Screen

  init() {
    screen = Screen(
      videos, size: CGSize(width: 320, height: 480), traits: UITraitCollection(displayScale: 1))
  }

  private func selected() -> [Bool?] {
    (0..<5).map {
      videos.cell($0, 0, as: ChipRowCell.self)?.accessibilityTraits.contains(.selected)
    }
  }

  @Test("A tap on a chip selects its filter, and the chip is read as a selected button")
  func chips() throws {
    #expect(selected() == [false, true, false, false, false])
    try screen.tap("Music")
    #expect(videos.filter == "Music")
    #expect(selected() == [false, false, false, false, true])
    let chip = try #require(videos.cell(4, 0, as: ChipRowCell.self))
    #expect(chip.accessibilityLabel == "Music")
    #expect(chip.accessibilityTraits.contains(.button))
    #expect(chip.contentView.subviews.first?.backgroundColor == .tintColor)
  }

  @Test("A chip is as wide as its text and the space beside it") func width() throws {
    let font = UIFont.preferredFont(forTextStyle: .subheadline)
    for (index, title) in ["All", "New", "Watched"].enumerated() {
      let chip = try #require(videos.cell(index, 0, as: ChipRowCell.self))
      let label = UILabel()
      (label.font, label.text) = (font, title)
      #expect(chip.bounds.width == (label.intrinsicContentSize.width + 24).rounded(.up))
      #expect(chip.bounds.height == (label.intrinsicContentSize.height + 12).rounded(.up))
    }
  }

  @Test("A chip without a selection of its section is tinted if it says so") func tinted() {
    let chip = ChipRow("A", isSelected: true)
    #expect(chip != ChipRow("A"))
    #expect(chip == ChipRow("A", isSelected: true))
    #expect(ChipRow("A", id: 7).id == AnyHashable(7))
    let cell = ChipRowCell(frame: CGRect(x: 0, y: 0, width: 50, height: 30))
    cell.update(with: chip)
    cell.layoutIfNeeded()
    #expect(cell.accessibilityTraits.contains(.selected))
  }

  @Test("The height of a view follows from its width by the aspect ratio") func aspectRatio() throws
  {
    let view = try #require(videos.legoRenderer.collectionView)
    func size() -> CGSize? {
      view.layoutAttributesForItem(at: IndexPath(item: 0, section: 1))?.size
    }
    // The cell is 320 - 24 wide, and the view 20 less: (276 * 9 / 16) + 4 + 6, rounded to pixels.
    #expect(size() == CGSize(width: 296, height: 165))
    videos.isWide = false
    screen.settle()
    #expect(size() == CGSize(width: 296, height: 286))
    let item = ViewItem(id: 0, height: 7) { UIView() }
    #expect(item.aspectRatio(0) == item)
    #expect(item.aspectRatio(.nan) == item)
    #expect(item.aspectRatio(2) != item)
  }

  @Test("A header that stays visible has the background of its collection view")
  func pinnedHeader() throws {
    let view = try #require(videos.legoRenderer.collectionView)
    let header = try #require(
      view.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader,
        at: IndexPath(item: 0, section: 1)) as? ListRowCell<TextHeader>)
    #expect(header.backgroundConfiguration?.backgroundColor == .systemYellow)
    #expect(header.frame.width == 320)
  }

  @Test("The color of a row's title is that of its option") func textColor() throws {
    let view = try #require(videos.legoRenderer.collectionView)
    view.scrollToItem(at: IndexPath(item: 1, section: 2), at: .bottom, animated: false)
    screen.settle()
    func color(_ item: Int) -> UIColor? {
      let content =
        videos.cell(item, 2, as: ListRowCell<TextRow>.self)?.contentConfiguration
        as? UIListContentConfiguration
      return content?.textProperties.color
    }
    #expect(color(0) == .systemRed)
    #expect(color(1) == UIListContentConfiguration.cell().textProperties.color)
    #expect(TextRow("A") != TextRow("A").textColor(.systemRed))
  }
}
