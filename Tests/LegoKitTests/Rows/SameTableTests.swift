import LegoKit
import LegoTesting
import TestSupport
import Testing
import UIKit

/// The same list by LegoKit, by a collection view and by a table.
@MainActor @Suite("Lists of LegoKit and tables of the same content") struct SameTableTests {
  nonisolated private static let names = [
    "Elbe", "Harbor", "A name that is longer than the line is",
  ]
  private static let size = CGSize(width: 320, height: 480)

  /// The list by LegoKit.
  private final class LegoList: UIViewController, LegoContainer {
    let appearance: UICollectionLayoutListConfiguration.Appearance
    lazy var legoRenderer = LegoRenderer(lego: lego)

    init(_ appearance: UICollectionLayoutListConfiguration.Appearance) {
      self.appearance = appearance
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    var lego: Lego {
      Lego {
        for section in 0..<2 {
          Section(id: section, layout: ListLayout(appearance)) {
            ForEach(names, id: \.self) { name in
              TextRow(name, id: "\(section) \(name)").accessories(.disclosure)
            }
          }
        }
      }
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      legoRenderer.render(in: view)
    }
  }

  /// The list as a table.
  private final class TableList: UIViewController, UITableViewDataSource {
    let table: UITableView

    init(_ style: UITableView.Style) {
      table = UITableView(frame: .zero, style: style)
      super.init(nibName: nil, bundle: nil)
      table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      table.dataSource = self
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() { view = table }

    func numberOfSections(in tableView: UITableView) -> Int { 2 }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      names.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      var content = UIListContentConfiguration.cell()
      content.text = names[indexPath.row]
      cell.contentConfiguration = content
      cell.accessoryType = .disclosureIndicator
      return cell
    }
  }

  private static let traits = UITraitCollection(displayScale: 1)

  @Test(
    "Frames and pixels are equal",
    arguments: [
      (UITableView.Style.plain, UICollectionLayoutListConfiguration.Appearance.plain),
      (.grouped, .grouped), (.insetGrouped, .insetGrouped),
    ])
  func same(
    _ style: UITableView.Style, _ appearance: UICollectionLayoutListConfiguration.Appearance
  ) throws {
    let (lego, list) = (LegoList(appearance), TableList(style))
    let legoScreen = Screen(lego, size: Self.size, traits: Self.traits)
    let tableScreen = Screen(list, size: Self.size, traits: Self.traits)
    legoScreen.settle()
    tableScreen.settle()
    let collectionView = try #require(lego.legoRenderer.collectionView)

    #expect(list.table.visibleCells.count == 6)
    for path in list.table.indexPathsForVisibleRows ?? [] {
      let (row, item) = (list.table.cellForRow(at: path), collectionView.cellForItem(at: path))
      #expect(
        row?.convert(row?.bounds ?? .zero, to: nil)
          == item?.convert(item?.bounds ?? .zero, to: nil),
        "\(path)")
    }
    let (actual, expected) = (
      PictureReader(tableScreen.image()), PictureReader(legoScreen.image())
    )
    let different = (0..<actual.height).filter { y in
      (0..<actual.width).contains { actual[$0, y] != expected[$0, y] }
    }
    #expect(different.isEmpty, "rows \(different.first ?? 0) to \(different.last ?? 0) differ")
  }
}
