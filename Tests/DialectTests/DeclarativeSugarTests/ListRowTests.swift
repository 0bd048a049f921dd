import DeclarativeSugar
import LegoTesting
import Testing
import UIKit
import ViewSupport

@MainActor @Suite("List views") struct ListRowTests {
  @Test("A list displays the views of its cells in sections, without a data source")
  func sections() throws {
    var taps = 0
    let controller = ViewsScreen { _ in
      DZListView(
        tableView: UITableView(),
        sections: [
          DZSection(cells: [
            DZCell(widget: label("one")), DZCell(widget: label("two")) { taps += 1 },
          ]),
          DZSection(cells: [DZCell(widget: label("three"))]),
        ])
    }
    let screen = Screen(controller, size: CGSize(width: 320, height: 400))
    let list = try #require(controller.view.subviews.first as? DZListView)
    #expect(list.frame == CGRect(x: 0, y: 0, width: 320, height: 400))
    #expect(list.tableView.frame == list.bounds)
    #expect(list.tableView.numberOfSections == 2)
    // Each row is 44 points high, and its view fills it.
    #expect(try controller.frame(of: "one") == CGRect(x: 0, y: 0, width: 320, height: 44))
    #expect(try controller.frame(of: "two") == CGRect(x: 0, y: 44, width: 320, height: 44))
    try screen.tap("two")
    #expect(taps == 1)
  }

  @Test("A list of cells from a mapped array has one section") func cells() throws {
    let controller = ViewsScreen { _ in
      DZListView(
        tableView: UITableView(),
        cells: ["a", "b", "c", "d", "e"].map { model in
          DZCell(widget: label(model))
        }
      )
    }
    let screen = Screen(controller, size: CGSize(width: 320, height: 400))
    screen.settle()
    #expect(try controller.frame(of: "e") == CGRect(x: 0, y: 4 * 44, width: 320, height: 44))
  }

  @Test("A list of widgets is static, or made of a mapped array") func widgets() throws {
    let list = DZListView(
      tableView: UITableView(),
      sections: [
        DZSection(
          cells: [
            DZCell(widget: UILabel().then { $0.text = "hello" }),
            DZCell(
              widget: DZRow(children: [
                UILabel().then { $0.text = "left" }, DZSpacer(20),
                UILabel().then { $0.text = "right" },
              ])),
          ]),
        DZSection(cells: [DZCell(widget: UILabel().then { $0.text = "world" })]),
      ])
    let mapped = DZListView(
      tableView: UITableView(),
      cells: ["a", "b", "c", "d", "e"].map { model in
        DZCell(widget: UILabel().then { $0.text = model })
      }
    )
    let controller = ViewsScreen { _ in
      UIStackView(axis: .vertical) {
        list.height(200)
        mapped.height(300)
      }
      .size(.fill, .fill)
    }
    let screen = Screen(controller, size: CGSize(width: 320, height: 500))
    screen.settle()
    #expect(try controller.frame(of: "hello") == CGRect(x: 0, y: 0, width: 320, height: 44))
    #expect(
      try controller.frame(of: "right").minX == controller.frame(of: "left").maxX + 20)
    #expect(try controller.frame(of: "e") == CGRect(x: 0, y: 200 + 4 * 44, width: 320, height: 44))
  }
}
