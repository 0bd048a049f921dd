import LegoKit
import LegoTesting
import Testing
import UIKit

@MainActor @Suite("Items by id") struct ScreenItemTests {
  fileprivate final class PeopleScreen: UIViewController, LegoContainer {
    @LegoState var names: [String]
    fileprivate(set) var taps: [String] = []
    private(set) lazy var legoRenderer = LegoRenderer(lego: lego)

    init(names: [String]) {
      _names = LegoState(wrappedValue: names)
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    var lego: Lego {
      Lego {
        Section(id: 0, layout: RowsLayout()) { names.map(PersonItem.init) }
      }
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      legoRenderer.render(in: view) { $0.delegate = self }
    }
  }

  private struct PersonItem: TypedItemType, Equatable {
    typealias CellType = PersonCell
    let name: String
    var id: String { name.lowercased() }
  }

  /// A row of 50 points with a switch at its center.
  private final class PersonCell: UICollectionViewCell, TypedCellType {
    private let toggle = UISwitch(frame: CGRect(x: 120, y: 10, width: 51, height: 31))

    override init(frame: CGRect) {
      super.init(frame: frame)
      contentView.addSubview(toggle)
    }

    required init?(coder: NSCoder) { nil }

    func update(with item: PersonItem) { accessibilityLabel = item.name }

    static func layout(constraintsTo size: CGSize, with item: PersonItem) -> CGSize {
      CGSize(width: size.width, height: 50)
    }
  }

  private func screen(_ names: [String]) -> (Screen, PeopleScreen) {
    let controller = PeopleScreen(names: names)
    return (Screen(controller, size: CGSize(width: 300, height: 400)), controller)
  }

  @Test("An item of a view in a controller without content of its own has a frame")
  func itemOfView() throws {
    let controller = UIViewController()
    let view = LegoView {
      Lego { Section(id: 0, layout: RowsLayout()) { ["Anna", "Ben"].map(PersonItem.init) } }
    }
    view.frame = CGRect(x: 0, y: 100, width: 300, height: 300)
    controller.view.addSubview(view)
    let screen = Screen(controller, size: CGSize(width: 300, height: 400))

    // Rows are 50 points high.
    #expect(try screen.frame(ofID: "ben") == CGRect(x: 0, y: 150, width: 300, height: 50))
  }

  @Test("A tap on an item selects its cell, not a control in the cell")
  func tap() throws {
    let (screen, controller) = screen(["Anna", "Ben"])
    try screen.tap(id: "ben")

    #expect(controller.taps == ["ben"])
  }

  @Test("Items are found in a presented controller and after changes of state")
  func presented() throws {
    let (screen, controller) = screen(["Anna"])
    let presented = PeopleScreen(names: ["Cleo"])
    controller.present(presented, animated: false)
    presented.names = ["Cleo", "Dan"]
    try screen.tap(id: "dan")

    #expect(presented.taps == ["dan"])
  }

  @Test("A missing id throws an error that lists the visible ones")
  func missing() {
    let (screen, _) = screen(["Anna", "Ben"])
    let error = #expect(throws: ScreenError.self) { try screen.tap(id: "cleo") }

    #expect(error == .itemNotFound(id: "cleo", instead: ["anna", "ben"]))
    #expect(
      error?.description == "No item has the id cleo. Ids of visible items: anna, ben.")
  }

  @Test("An item outside the visible bounds throws an error, and can be scrolled to")
  func scroll() throws {
    let (screen, controller) = screen((0..<100).map { "Name \($0)" })
    let error = #expect(throws: ScreenError.self) { try screen.tap(id: "name 99") }
    #expect(error == .itemNotVisible(id: "name 99", indexPath: [0, 99]))
    #expect(
      error?.description == """
        The item with the id name 99, at [0, 99], is not visible: scroll(toID:) scrolls to it.
        """)

    try screen.scroll(toID: "name 99")
    // The last of 100 rows of 50 points ends at the bottom of the screen.
    #expect(
      try screen.frame(ofID: "name 99") == CGRect(x: 0, y: 350, width: 300, height: 50))
    try screen.tap(id: "name 99")
    #expect(controller.taps == ["name 99"])
    #expect(throws: ScreenError.self) { try screen.scroll(toID: "name 100") }
  }

  @Test("Items of several lists with the same id are told apart by a number")
  func ambiguous() throws {
    let outer = UIViewController()
    let lists = [PeopleScreen(names: ["Anna"]), PeopleScreen(names: ["Anna"])]
    for (index, list) in lists.enumerated() {
      outer.addChild(list)
      list.view.frame = CGRect(x: 0, y: index * 200, width: 300, height: 200)
      outer.view.addSubview(list.view)
      list.didMove(toParent: outer)
    }
    let screen = Screen(outer, size: CGSize(width: 300, height: 400))
    let error = #expect(throws: ScreenError.self) { try screen.tap(id: "anna") }
    #expect(
      error?.description == """
        “anna” has 2 matches. Pass match: 1 to 2 for one of them:
        1: PersonCell [0, 0] at 0 0 300 50
        2: PersonCell [0, 0] at 0 200 300 50
        """)
    try screen.tap(id: "anna", match: 2)
    #expect(lists.map(\.taps) == [[], ["anna"]])
  }

  @Test("A long press on an item opens its menu")
  func longPress() throws {
    let (screen, _) = screen(["Anna"])
    try screen.longPress(id: "anna")

    #expect(screen.menuTexts == ["Call Anna"])
  }

  @Test("A covered item throws an error")
  func covered() {
    let (screen, controller) = screen(["Anna"])
    controller.view.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400)))
    let error = #expect(throws: ScreenError.self) { try screen.tap(id: "anna") }

    #expect(error?.description == "“anna” cannot be tapped: a UIView covers it.")
  }
}

extension ScreenItemTests.PeopleScreen: UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    taps.append(names[indexPath.item].lowercased())
  }

  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let item = indexPaths.first?.item else { return nil }
    let name = names[item]
    return UIContextMenuConfiguration(actionProvider: { _ in
      UIMenu(children: [UIAction(title: "Call \(name)") { _ in }])
    })
  }
}
