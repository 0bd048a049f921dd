import LegoTesting
import LegoViews
import TestSupport
import Testing
import UIKit
import ViewSupport

@MainActor @Suite("Lists of views") struct ListBoxTests {
  /// The frames of visible rows, in order.
  private func rows(_ table: ListBox) -> [CGRect] {
    (table.collectionView?.visibleCells ?? []).map(\.frame).sorted { $0.minY < $1.minY }
  }

  private func animalsTable(_ controller: ViewsScreen) -> ListBox {
    ListBox(style: .plain) {
      ViewSection(binding: controller.$animals) { [weak controller] animal in
        let _ = controller?.log.append("create \(animal)")
        label("dynamic row: \(animal)").alignment(.leading, value: 20).alignment(.centerY)
      } action: { [weak controller] animal in
        controller?.log.append("select \(animal)")
      }
      ViewSection(["Tom", "Jerry"]) { name in
        label("static row: \(name)").alignment(.leading, value: 20).alignment(.centerY)
      }
    }
  }

  @Test("Rows follow the elements of a binding, at their alignments in rows of 44 points")
  func binding() throws {
    let controller = ViewsScreen { animalsTable($0) }
    let screen = Screen(controller)
    #expect(screen.text.contains("dynamic row: Fish"))
    #expect(screen.text.contains("static row: Jerry"))
    // Three rows and two, each 44 points high.
    #expect(try controller.frame(of: "dynamic row: Cat").minX == 20)
    #expect(try isCentered(controller.frame(of: "dynamic row: Cat"), at: 44 + 22))
    #expect(try isCentered(controller.frame(of: "static row: Jerry"), at: 4 * 44 + 22))
    controller.animals = ["Horse", "Dog", "Fish"]
    #expect(!screen.text.contains("Cat"))
    #expect(try isCentered(controller.frame(of: "dynamic row: Horse"), at: 22))
  }

  @Test("Only rows that are new create views") func counts() {
    let controller = ViewsScreen { animalsTable($0) }
    let screen = Screen(controller)
    #expect(controller.log.sorted() == ["create Cat", "create Dog", "create Fish"])
    controller.log = []
    controller.animals = ["Fish", "Dog", "Cow", "Cat"]
    screen.settle()
    #expect(controller.log == ["create Cow"])
  }

  @Test("A tap on a row calls the action with its element, and rows without one can't be selected")
  func action() throws {
    let controller = ViewsScreen { animalsTable($0) }
    let screen = Screen(controller)
    controller.animals.insert("Cow", at: 0)
    controller.log = []
    try screen.tap("dynamic row: Cat")
    try screen.tap(at: CGPoint(x: 200, y: 5 * 44 + 22))
    #expect(controller.log == ["create Cow", "select Cat"])
  }

  // UIKit may prepare rows ahead.
  @Test("Ten thousand rows create the views of a screen") func many() {
    withOwnChoices { checkTenThousandRows() }
  }

  private func checkTenThousandRows() {
    let controller = ViewsScreen { animalsTable($0) }
    controller.animals = (0..<10_000).map { "\($0)" }
    let screen = Screen(controller)
    // 844 points are 20 rows of 44 points, of which the last is cut off.
    #expect(controller.log.count >= 20 && controller.log.count <= 30)
    controller.log = []
    controller.animals[3] = "other"
    controller.animals[9_000] = "far away"
    screen.settle()
    #expect(controller.log == ["create other"])
  }

  @Test("Equal elements are rows of their own") func duplicates() {
    let controller = ViewsScreen { animalsTable($0) }
    controller.animals = ["Dog", "Dog", "Cat", "Dog"]
    let screen = Screen(controller)
    #expect(screen.text.components(separatedBy: "dynamic row: Dog").count == 4)
    controller.log = []
    controller.animals = ["Dog", "Cat", "Dog"]
    screen.settle()
    #expect(screen.text.components(separatedBy: "dynamic row: Dog").count == 3)
    #expect(controller.log == [])
  }

  @Test("A row is as high as the box of its block, in the width of the table") func boxes() {
    var table: ListBox?
    let controller = ViewsScreen { _ in
      let box = ListBox {
        ViewSection([10, 100]) { count in
          HBox { Pieces(count).size(.fill, .wrap) }.padding(15)
        }
      }
      table = box
      return box
    }
    let screen = Screen(controller, size: CGSize(width: 330, height: 600))
    // 300 points: 30 pieces in a line, so 10 are 1 line of 20 points and 100 are 4, and 30 of padding.
    #expect(table.map { rows($0).map(\.height) } == [50, 110])
    screen.resize(to: CGSize(width: 230, height: 600))
    // 200 points: 20 pieces in a line; 5 lines.
    #expect(table.map { rows($0).map(\.height) } == [50, 130])
  }

  @Test("A row whose views change their size changes its height") func heightChange() {
    var (table, pieces): (ListBox?, Pieces?)
    let controller = ViewsScreen { _ in
      let box = ListBox {
        ViewSection([10]) { count in
          let view = Pieces(count)
          let _ = pieces = view
          VBox { view.size(.fill, .wrap) }.padding(15)
        }
      }
      table = box
      return box
    }
    let screen = Screen(controller, size: CGSize(width: 330, height: 600))
    #expect(table.map { rows($0).map(\.height) } == [50])
    pieces?.count = 90
    pieces?.setNeedsBoxLayout()
    screen.settle()
    // 3 lines of 20 points and the padding.
    #expect(table.map { rows($0).map(\.height) } == [90])
  }

  // UIKit may create a view although another one waits for reuse.
  @Test("Views that are bound to their element are reused for other rows") func reuse() throws {
    try withOwnChoices { try checkReuse() }
  }

  private func checkReuse() throws {
    var created = 0
    var bindings: [Binding<Chore>] = []
    let controller = ViewsScreen { controller in
      ListBox {
        ViewSection(binding: controller.$tasks) { (task: Binding<Chore>) in
          let _ = created += 1
          let _ = bindings.append(task)
          label(task.title).alignment([.leading, .centerY])
        }
      }
    }
    controller.tasks = (0..<1_000).map { Chore(id: $0, title: "chore \($0)") }
    let screen = Screen(controller)
    let first = created
    #expect(first >= 20 && first <= 30)
    try screen.scroll(by: 22_000)
    #expect(screen.text.contains("chore 510"))
    #expect(!screen.text.contains("chore 9\n"))
    #expect(created <= first + 5)
    // A write to the binding of reused views changes the element that they display.
    bindings.first { $0.wrappedValue.id == 510 }?.wrappedValue.isDone = true
    #expect(controller.tasks.filter(\.isDone).map(\.id) == [510])
    controller.tasks[510].title = "changed"
    #expect(screen.text.contains("changed"))
    #expect(!screen.text.contains("chore 510"))
    #expect(created <= first + 5)
  }

  @Test("A write to the binding of a row changes the element of the table's binding")
  func write() {
    var bindings: [Binding<Chore>] = []
    let controller = ViewsScreen { controller in
      ListBox {
        ViewSection(binding: controller.$tasks) { (task: Binding<Chore>) in
          let _ = bindings.append(task)
          label(task.title).alignment([.leading, .centerY])
        }
      }
    }
    controller.tasks = [Chore(id: 7, title: "seven"), Chore(id: 8, title: "eight")]
    let screen = Screen(controller)
    bindings.first { $0.wrappedValue.id == 8 }?.wrappedValue.title = "ocho"
    #expect(controller.tasks.map(\.title) == ["seven", "ocho"])
    #expect(screen.text.contains("ocho"))
  }

  @Test("A row without a binding of the table has an element of its own") func writeOfConstant() {
    var bindings: [Binding<Chore>] = []
    let controller = ViewsScreen { _ in
      ListBox {
        ViewSection([Chore(id: 7, title: "seven")]) { (task: Binding<Chore>) in
          let _ = bindings.append(task)
          label(task.title).alignment([.leading, .centerY])
        }
      }
    }
    let screen = Screen(controller)
    bindings.first?.wrappedValue.title = "siete"
    #expect(bindings.first?.wrappedValue.title == "siete")
    #expect(screen.text.contains("siete"))
  }

  @Test("An element that is changed and changed back is displayed again") func changedBack() {
    let controller = ViewsScreen { controller in
      ListBox {
        ViewSection(binding: controller.$tasks) { (task: Binding<Chore>) in
          label(task.title).alignment([.leading, .centerY])
        }
      }
    }
    controller.tasks = [Chore(id: 7, title: "seven")]
    let screen = Screen(controller)
    for title in ["siete", "seven"] {
      controller.tasks[0].title = title
      #expect(screen.text.contains(title))
    }
  }

  @Test("Rows follow a stream of elements, and none are displayed without one") func streams() {
    let stream = SimpleIO<[String]>()
    let controller = ViewsScreen { controller in
      let none: SimpleIO<[String]>? = nil
      return ListBox {
        ViewSection(binding: stream) { label($0) }
        ViewSection(binding: controller.$animals.map { $0.map { $0.uppercased() } }) {
          label($0)
        }
        ViewSection(binding: none) { label($0) }
      }
    }
    let screen = Screen(controller)
    #expect(screen.text.contains("CAT"))
    stream.input(value: ["streamed"])
    controller.animals = ["Cow"]
    #expect(screen.text.contains("streamed"))
    #expect(screen.text.contains("COW"))
    #expect(!screen.text.contains("CAT"))
  }

  @Test("Sections have titles and views above and below their rows") func headers() throws {
    let controller = ViewsScreen { _ in
      ListBox(style: .grouped) {
        ViewSection(["a"]) { label($0) }.header("Title").footer("Explanation")
        ViewSection {
          label("static 1"); label("static 2")
        }
        .header { HBox { label("views") }.padding(10) }
      }
    }
    let screen = Screen(controller)
    let texts = ["Title", "a", "Explanation", "views", "static 1", "static 2"]
    let positions = try texts.map { try screen.frame(of: $0).minY }
    #expect(positions == positions.sorted())
    #expect(try controller.frame(of: "views").minX == 10)
  }

  @Test("Rows of a block of views keep the views, also when they were out of sight")
  func staticRows() throws {
    let views = (0..<100).map { label("row \($0)") }
    let controller = ViewsScreen { _ in ListBox { ViewSection { views } } }
    let screen = Screen(controller)
    #expect(views[0].window != nil && views[99].window == nil)
    try screen.scrollToEnd()
    #expect(views[0].window == nil && views[99].window != nil)
    try screen.scrollToTop()
    #expect(views[0].window != nil)
  }

  @Test("A table fills its box, and with a wrapped height is as high as its rows") func sizes() {
    var table: ListBox?
    let controller = ViewsScreen { controller in
      VBox {
        label("above").height(30)
        let box = ListBox { ViewSection(binding: controller.$animals) { label($0) } }
        let _ = table = box
        box
        label("below").height(50)
      }
      .size(.fill, .fill)
    }
    let screen = Screen(controller, size: CGSize(width: 300, height: 600))
    #expect(table?.frame == CGRect(x: 0, y: 30, width: 300, height: 520))
    table?.height(.wrap)
    screen.settle()
    #expect(table?.frame == CGRect(x: 0, y: 30, width: 300, height: 3 * 44))
    controller.animals.append("Cow")
    screen.settle()
    #expect(table?.frame == CGRect(x: 0, y: 30, width: 300, height: 4 * 44))
  }

  @Test("In a plain view a table with a wrapped height is as high as its rows") func plain() {
    var table: ListBox?
    let controller = ViewsScreen { controller in
      UIView {
        let box = ListBox { ViewSection(binding: controller.$animals) { label($0) } }
          .height(.wrap).alignment([.top, .leading], value: 0)
        let _ = table = box
        box
      }
      .size(.fill, .fill)
    }
    let screen = Screen(controller, size: CGSize(width: 300, height: 600))
    #expect(table?.frame == CGRect(x: 0, y: 0, width: 300, height: 3 * 44))
    controller.animals.append("Cow")
    screen.settle()
    #expect(table?.frame == CGRect(x: 0, y: 0, width: 300, height: 4 * 44))
  }

  @Test("The controller, the table and its state are released") func memory() {
    weak var controller: ViewsScreen?
    weak var table: ListBox?
    do {
      let strong = ViewsScreen { controller in
        let box = self.animalsTable(controller)
        table = box
        return box
      }
      controller = strong
      let screen = Screen(strong)
      screen.settle()
      #expect(table != nil)
    }
    #expect(controller == nil)
    #expect(table == nil)
  }
}
