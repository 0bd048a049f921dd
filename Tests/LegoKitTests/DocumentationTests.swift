import Foundation
import LegoKit
import LegoSupport
import LegoTesting
import TestSupport
import Testing
import UIKit

/// Screens as `README.md` describes them, some of which it quotes.
@MainActor @Suite("The code of the README") struct DocumentationTests {
  @Test("The contacts of the first screen are grouped by team") func contacts() throws {
    let screen = Screen(ContactsScreen(), traits: UITraitCollection(userInterfaceStyle: .dark))
    try screen.tap("Clara Ahrens")
    try screen.scroll(by: 400)
    print(screen.layoutDescription)
    let picture = screen.image()

    #expect(screen.layoutDescription.contains("Design"))
    #expect(screen.layoutDescription.contains("Clara Ahrens"))
    #expect(picture.size == CGSize(width: 390, height: 844))
  }

  @Test("A tap on a network chooses it, and the switch hides all of them") func wiFi() throws {
    let controller = WiFiScreen()
    let screen = Screen(controller)
    try screen.tap("Guests")
    #expect(controller.chosen == "Guests")
    controller.isOn = false
    #expect(!screen.tappableTexts.contains("Guests"))
  }

  @Test("The boxes lay out one wide item beside two small ones") func boxes() {
    let group = GroupLayoutBox(width: .w(1.0), height: .absolute(180)) {
      ItemLayoutBox(width: .w(0.6), height: .h(1.0)).insets(space: 4)
      GroupLayoutBox(direction: .vertical, width: .w(0.4), height: .h(1.0)) {
        ItemLayoutBox(columns: 2, width: .w(1.0), height: .h(0.5)).insets(space: 4)
      }
    }
    let section = NSCollectionLayoutSection(group: group.toBuild())

    let layout = UICollectionViewCompositionalLayout(section: section)
    let collectionView = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 390, height: 844), collectionViewLayout: layout)
    let source = Tiles(count: 4)
    collectionView.dataSource = source
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collectionView.layoutIfNeeded()
    let frames = (0..<4).compactMap {
      collectionView.cellForItem(at: IndexPath(item: $0, section: 0))?.frame
    }
    // 0.6 · 390 = 234 and 0.4 · 390 = 156 points wide; 180 and 90 high; 4 off each edge.
    let expected = [
      CGRect(x: 4, y: 4, width: 226, height: 172), CGRect(x: 238, y: 4, width: 148, height: 82),
      CGRect(x: 238, y: 94, width: 148, height: 82), CGRect(x: 4, y: 184, width: 226, height: 172),
    ]
    #expect(areClose(frames, expected), "\(frames)")
  }

  @Test("The colors are updated when the state that their description reads changes") func colors()
  {
    let colors = Colors()
    colors.viewModel.items = [
      ColorItem(id: 0, color: .systemRed, height: 60),
      ColorItem(id: 1, color: .systemBlue, height: 100),
    ]
    colors.legoRenderer.render(in: colors.view)
    let screen = Screen(colors)
    // Two columns with 8 points between them: (390 - 8) / 2 = 191.
    let before = [
      CGRect(x: 0, y: 0, width: 191, height: 60), CGRect(x: 199, y: 0, width: 191, height: 100),
    ]
    #expect(areClose(frames(of: colors), before), "\(frames(of: colors))")

    colors.showsMore = true
    screen.settle()
    // The new item comes first; the third goes below the shorter column, at 80 + 8 or 60 + 8 from
    // the top.
    let after = [
      CGRect(x: 0, y: 0, width: 191, height: 80), CGRect(x: 199, y: 0, width: 191, height: 60),
      CGRect(x: 199, y: 68, width: 191, height: 100),
    ]
    #expect(areClose(frames(of: colors), after), "\(frames(of: colors))")
  }

  private func frames(of colors: Colors) -> [CGRect] {
    guard let collectionView = colors.legoRenderer.collectionView else { return [] }
    collectionView.layoutIfNeeded()
    return collectionView.indexPathsForVisibleItems.sorted()
      .compactMap { collectionView.cellForItem(at: $0)?.frame }
  }
}

// MARK: The README's types

extension DocumentationTests {
  class ContactsScreen: UIViewController, LegoContainer {
    @StateObject var model = ContactsModel()
    lazy var legoRenderer = LegoRenderer(lego: lego)
    var lego: Lego {
      Lego {
        for team in model.teams {
          Section(id: team.id, layout: RowsLayout(), header: TeamItem(team)) {
            for person in team.members { ContactItem(person: person) }
          }
        }
      }
    }
    override func viewDidLoad() {
      super.viewDidLoad()
      legoRenderer.render(in: view)
    }
  }

  class WiFiScreen: UIViewController, LegoContainer {
    @State var isOn = true
    @State var networks = [Network(name: "Office"), Network(name: "Guests")]
    @State var chosen: String?
    lazy var legoRenderer = LegoRenderer(lego: lego)
    var lego: Lego {
      Lego {
        Section(id: "switch", layout: .list(.insetGrouped)) {
          SwitchRow("Wi-Fi", isOn: $isOn)
        }
        if isOn {
          Section(id: "networks", layout: .list(.insetGrouped), header: TextHeader("Networks")) {
            ForEach(networks, id: \.name) { network in
              TextRow(network.name)
                .accessories(network.name == self.chosen ? [.checkmark] : [])
                .onSelect(on: self) { screen in screen.chosen = network.name }
            }
          }
          .onReorder($networks, id: \.name)
        }
      }
    }
    override func viewDidLoad() {
      super.viewDidLoad()
      legoRenderer.render(in: view)
    }
  }

  struct ColorItem: TypedItemType, Equatable {
    typealias CellType = ColorCell
    var id: Int
    var color: UIColor
    var height: CGFloat
  }

  class ColorCell: UICollectionViewCell, TypedCellType {
    func update(with item: ColorItem) {
      contentView.backgroundColor = item.color
    }

    static func layout(constraintsTo size: CGSize, with item: ColorItem) -> CGSize {
      CGSize(width: size.width, height: item.height)
    }
  }

  class ViewModel: LegoObservableObject {
    @LegoPublished var items: [ColorItem] = []
  }

  class Colors: UIViewController, LegoContainer {
    @StateObject var viewModel = ViewModel()
    @State var showsMore = false
    lazy var legoRenderer: LegoRenderer = .init(lego: lego)
    var lego: Lego {
      Lego {
        Section(id: 0, layout: WaterfallLayout()) {
          if showsMore { ColorItem(id: -1, color: .systemMint, height: 80) }
          viewModel.items
        }
      }
    }
  }
}
