import LegoKit
import LegoTesting
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Pictures of badges, backgrounds and swipe actions")
struct DecorationPictureTests {
  private static let cases: [(name: String, traits: UITraitCollection)] = [
    ("light", UITraitCollection(userInterfaceStyle: .light)),
    (
      "dark_rtl",
      UITraitCollection(traitsFrom: [
        UITraitCollection(userInterfaceStyle: .dark),
        UITraitCollection(layoutDirection: .rightToLeft),
      ])
    ),
  ]

  private func screen(_ index: Int) -> Screen {
    Screen(
      DecorationScreen(), size: CGSize(width: 320, height: 400),
      traits: UITraitCollection(traitsFrom: [
        Self.cases[index].traits, UITraitCollection(displayScale: 1),
      ]))
  }

  @Test("Badges and backgrounds match their golden picture", arguments: 0..<2)
  func decorations(index: Int) {
    expectImage(screen(index).image(), named: "decorations_\(Self.cases[index].name)")
  }

  @Test("Open swipe actions match their golden picture", arguments: 0..<2)
  func swipes(index: Int) {
    for (section, name) in ["grid", "list"].enumerated() {
      let screen = screen(index)
      let controller = screen.viewController as? DecorationScreen
      #expect(
        controller?.legoRenderer.openSwipeActions(at: IndexPath(item: 1, section: section)) == true)
      expectImage(screen.image(), named: "swipe_\(name)_\(Self.cases[index].name)")
    }
  }
}

/// A grid and a list of cards with badges, backgrounds and swipe actions.
private final class DecorationScreen: UIViewController, LegoContainer {
  lazy var legoRenderer = LegoRenderer(lego: lego)

  var lego: Lego {
    Lego {
      Section(
        id: "grid",
        layout: GridLayout(
          columns: 2, spacing: 12, rowHeight: .exactly(70),
          insets: NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)),
        header: TextHeader("Albums")
      ) {
        Card(id: 1, text: "One").badge(3)
        Card(id: 2, text: "Two").badge(BadgeItem(), at: [.bottom, .leading])
        Card(id: 3, text: "Three").badge("New").badge(BadgeItem("7", color: .systemBlue), at: [])
      }
      .background(Panel(id: 1, color: .systemTeal), insets: Self.panelInsets)
      .swipeActions { (card: Card) in
        SwipeAction("Delete", style: .destructive) {}
      }
      Section(id: "list", layout: RowsLayout(rowHeight: .exactly(50))) {
        Card(id: 4, text: "Four").badge(12)
        Card(id: 5, text: "Five").badge(BadgeItem("on the edge"), at: [.top, .leading])
      }
      .background(Panel(id: 2, color: .systemYellow), insets: Self.panelInsets)
      .swipeActions { (card: Card) in
        SwipeAction("Delete", style: .destructive) {}
        SwipeAction("Flag", backgroundColor: .systemOrange) {}
      }
    }
  }

  private static let panelInsets = NSDirectionalEdgeInsets(
    top: 4, leading: 4, bottom: 4, trailing: 4)

  override func viewDidLoad() {
    super.viewDidLoad()
    legoRenderer.render(in: view) { $0.backgroundColor = .systemBackground }
  }
}

private struct Card: TypedItemType, Equatable {
  typealias CellType = CardCell
  var id: Int
  var text: String
}

private final class CardCell: UICollectionViewCell, TypedCellType {
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = .secondarySystemBackground
    label.frame = contentView.bounds.insetBy(dx: 12, dy: 0)
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  func update(with item: Card) { label.text = item.text }
}

private struct Panel: TypedItemType, Equatable {
  typealias CellType = PanelCell
  var id: Int
  var color: UIColor
}

private final class PanelCell: UICollectionViewCell, TypedCellType {
  func update(with item: Panel) {
    contentView.backgroundColor = item.color
    contentView.layer.cornerRadius = 12
  }
}
