import LegoTesting
import TestSupport
import Testing
import UIKit
import ViewSupport
import ZKit

@MainActor @Suite("Tables with sections of views") struct TableViewSectionTests {
  private func table(_ controller: ViewsScreen) -> UITableView {
    UITableView(style: .grouped) {
      TableViewSection(binding: controller.$animals) { [weak controller] animal in
        let _ = controller?.log.append("create \(animal)")
        label("dynamic row: \(animal)").alignment(.leading, value: 20).alignment(.centerY)
      } action: { [weak controller] animal in
        controller?.log.append("select \(animal)")
      }
      TableViewSection(["Tom", "Jerry", "Butch"]) { name in
        label("static row: \(name)").alignment(.leading, value: 20).alignment(.centerY)
      }
    }
  }

  private func rowFrame(_ text: String, in controller: ViewsScreen) throws -> CGRect {
    let label = try #require(controller.view.labels.first { $0.text == text && $0.window != nil })
    let cell = try #require(
      sequence(first: label as UIView, next: \.superview).first { $0 is UITableViewCell })
    return cell.convert(cell.bounds, to: controller.view)
  }

  @Test("Rows follow a binding, at their alignments in rows of 44 points") func binding() throws {
    let controller = ViewsScreen { table($0) }
    let screen = Screen(controller)
    #expect(try controller.frame(of: "dynamic row: Cat").minX == 20)
    let (dog, cat) = (
      try rowFrame("dynamic row: Dog", in: controller),
      try rowFrame("dynamic row: Cat", in: controller)
    )
    #expect(dog.height == 44 && cat.minY == dog.maxY)
    #expect(try isCentered(controller.frame(of: "dynamic row: Cat"), at: cat.midY))
    controller.log = []
    controller.animals = ["Horse", "Dog", "Fish"]
    screen.settle()
    #expect(!screen.text.contains("Cat"))
    #expect(try rowFrame("dynamic row: Horse", in: controller).minY == dog.minY)
    #expect(try rowFrame("dynamic row: Dog", in: controller).minY == cat.minY)
    #expect(controller.log == ["create Horse"])
  }

  @Test("A tap calls the action of the section, and rows without one can't be selected")
  func action() throws {
    let controller = ViewsScreen { table($0) }
    let screen = Screen(controller)
    controller.animals.insert("Cow", at: 0)
    screen.settle()
    controller.log = []
    try screen.tap("dynamic row: Cat")
    #expect(controller.log == ["select Cat"])
    let tableView = try #require(controller.view.subviews.first as? UITableView)
    #expect(tableView.indexPathForSelectedRow == nil)
    let jerry = try rowFrame("static row: Jerry", in: controller)
    try screen.tap(at: CGPoint(x: 200, y: jerry.midY))
    #expect(tableView.indexPathForSelectedRow == nil)
    #expect(controller.log == ["select Cat"])
  }

  @Test("Ten thousand rows create the views of a screen, and a change creates those of its row")
  func many() {
    let controller = ViewsScreen { table($0) }
    controller.animals = (0..<10_000).map { "\($0)" }
    let screen = Screen(controller)
    // 844 points are 20 rows of 44 points.
    #expect(controller.log.count >= 18 && controller.log.count <= 30)
    controller.log = []
    controller.animals[3] = "other"
    controller.animals[9_000] = "far away"
    screen.settle()
    #expect(controller.log == ["create other"])
  }

  @Test("A table of one section can be written without the section") func shorthand() throws {
    var tapped: [Int] = []
    let chores = [Chore(id: 4, title: "four"), Chore(id: 5, title: "five")]
    let controller = ViewsScreen { _ in
      UITableView(style: .plain, array: chores) { item in
        let title = item.title
        label(title).alignment(.leading, value: 20).alignment(.centerY)
      } action: { item in
        tapped.append(item.id)
      }
    }
    let screen = Screen(controller, size: CGSize(width: 320, height: 400))
    let table = try #require(controller.view.subviews.first as? UITableView)
    #expect(table.frame == CGRect(x: 0, y: 0, width: 320, height: 400))
    #expect(try rowFrame("four", in: controller) == CGRect(x: 0, y: 0, width: 320, height: 44))
    #expect(try rowFrame("five", in: controller) == CGRect(x: 0, y: 44, width: 320, height: 44))
    try screen.tap("five")
    #expect(tapped == [5])
  }

  // UIKit may create a view although another one waits for reuse.
  @Test("Views that are bound to their element are reused for other rows") func reuse() throws {
    try withOwnChoices { try checkReuse() }
  }

  private func checkReuse() throws {
    var created = 0
    let controller = ViewsScreen { controller in
      UITableView(style: .plain) {
        TableViewSection(binding: controller.$tasks) { (task: Binding<Chore>) in
          let _ = created += 1
          label(task.title).alignment([.leading, .centerY])
        }
      }
    }
    controller.tasks = (0..<1_000).map { Chore(id: $0, title: "chore \($0)") }
    let screen = Screen(controller)
    let first = created
    try screen.scroll(by: 22_000)
    #expect(screen.text.contains("chore 510"))
    #expect(created <= first + 5)
    controller.tasks[510].title = "changed"
    #expect(screen.text.contains("changed"))
    #expect(created <= first + 5)
  }

  @Test("A row is as high as the box of its block, in the width of the table") func boxes() throws {
    let controller = ViewsScreen { _ in
      UITableView(style: .plain, array: [10, 100]) { count in
        HBox {
          label("\(count)").size(0, 0); Pieces(count).size(.fill, .wrap)
        }.padding(15)
      }
    }
    let screen = Screen(controller, size: CGSize(width: 330, height: 600))
    screen.settle()
    // 300 points: 30 pieces in a line, so 10 are 1 line of 20 points and 100 are 4, and 30 of padding.
    #expect(try rowFrame("10", in: controller).height == 50)
    #expect(try rowFrame("100", in: controller).height == 110)
  }

  @Test("Sections have titles and views above and below their rows") func headers() throws {
    let controller = ViewsScreen { _ in
      UITableView(style: .grouped) {
        TableViewSection(["a"]) { label($0) }.header("Title").footer("Explanation")
        TableViewSection {
          label("static 1"); label("static 2")
        }
        .header { HBox { label("views") }.padding(10) }
      }
    }
    let screen = Screen(controller)
    // Titles of grouped tables are displayed in capitals.
    let texts = ["TITLE", "a", "Explanation", "views", "static 1", "static 2"]
    let positions = try texts.map { try screen.frame(of: $0).minY }
    #expect(positions == positions.sorted())
    #expect(try controller.frame(of: "views").minX == 10)
  }

  @Test("The table, its controller and its rows are released") func memory() {
    weak var controller: ViewsScreen?
    weak var table: UITableView?
    weak var view: UILabel?
    do {
      let strong = ViewsScreen { controller in
        let box = self.table(controller)
        table = box
        return box
      }
      controller = strong
      let screen = Screen(strong)
      screen.settle()
      view = strong.view.labels.first
      #expect(table != nil && view != nil)
    }
    #expect(controller == nil)
    #expect(table == nil)
    #expect(view == nil)
  }
}
