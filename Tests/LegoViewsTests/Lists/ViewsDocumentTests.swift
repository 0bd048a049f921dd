import Foundation
import LegoTesting
import LegoViews
import Testing
import UIKit
import ViewSupport

/// The code of the article `ScreensOfViews`, with identical text apart from line breaks.
@MainActor @Suite("The code of the page on views") struct ViewsDocumentTests {
  @Test("Every block of Swift is compiled here") func blocks() throws {
    let file = URL(fileURLWithPath: #filePath)
    var folder = file.deletingLastPathComponent()
    while folder.path != "/", folder.lastPathComponent != "Tests" {
      folder.deleteLastPathComponent()
    }
    let page = try String(
      contentsOf: folder.deletingLastPathComponent().appendingPathComponent(
        "Sources/LegoViews/LegoViews.docc/Articles/ScreensOfViews.md"),
      encoding: .utf8)
    let cells = folder.appendingPathComponent("Support/ContactCells/ContactCells.swift")
    let source =
      words(try String(contentsOf: file, encoding: .utf8))
      + words(
        try String(contentsOf: cells, encoding: .utf8).replacingOccurrences(
          of: "package ", with: ""))
    let blocks = page.components(separatedBy: "```swift\n").dropFirst()
      .compactMap { $0.components(separatedBy: "```").first }
    #expect(blocks.count == 9)
    for block in blocks {
      #expect(source.contains(words(block)), "neither here nor in ContactCells.swift:\n\(block)")
    }
  }

  private func words(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  @Test("A name that is typed is added to the list, and a tapped row is removed") func screen()
    throws
  {
    let controller = AnimalsScreen()
    let screen = Screen(controller, size: CGSize(width: 320, height: 480))
    try screen.tap("Name")
    try screen.type("Cow")
    try screen.tap("Add")
    #expect(controller.animals == ["Dog", "Cat", "Fish", "Cow"])
    #expect(controller.name == "")
    for animal in ["Dog", "Cat", "Fish", "Cow"] { try screen.tap(animal) }
    #expect(screen.text.contains("No animals"))
  }

  @Test("Labels follow state, also converted") func bindings() {
    let title = State("Draft")
    let label = UILabel().text(title).font(.preferredFont(forTextStyle: .headline))
    let count = UILabel().text(title.map { "\($0.count) letters" })
    title.value = "Final"
    #expect(label.text == "Final")
    #expect(count.text == "5 letters")
  }

  @Test("A modifier of one's own sets a property and follows a stream") func ownModifier() {
    let color = State(UIColor.red)
    let slider = UISlider().tint(color)
    color.value = .blue
    #expect(slider.minimumTrackTintColor == .blue)
  }

  @Test("A table displays sections that follow state, and others") func table() throws {
    let pets = State(["Dog", "Cat"])
    var chosen = ""
    let table = ListBox(style: .grouped) {
      ViewSection(binding: pets) { pet in
        UILabel().text(pet).alignment(.leading, value: 20).alignment(.centerY)
      } action: { pet in
        chosen = pet
      }
      .header("Pets")
      ViewSection(["Tom", "Jerry"]) { name in
        UILabel().text(name).alignment(.leading, value: 20).alignment(.centerY)
      }
      ViewSection {
        UILabel().text("Version 1.0").padding(12)
      }
      .footer("Made of boxes.")
    }
    let screen = Screen(ViewsScreen { _ in table })
    pets.value.append("Cow")
    try screen.tap("Cow")
    #expect(chosen == "Cow")
    #expect(screen.text.contains("Version 1.0"))
  }

  @Test("A switch of a row changes the element in the array") func list() throws {
    let chores = State([Chore(id: 1, title: "Dishes"), Chore(id: 2, title: "Laundry")])
    let list = ListBox {
      ViewSection(binding: chores.binding) { (chore: Binding<Chore>) in
        HBox {
          UILabel().text(chore.title).size(.fill, .wrap)
          UISwitch().isOn(chore.isDone)
        }
        .justifyContent(.centerY).padding(12)
      }
    }
    let screen = Screen(ViewsScreen { _ in list }, size: CGSize(width: 320, height: 400))
    // The switches are at the trailing edge: 320 − 12 points.
    let row = try screen.frame(of: "Laundry")
    try screen.tap(at: CGPoint(x: 290, y: row.midY))
    #expect(chores.value.map(\.isDone) == [false, true])
    #expect(screen.text.contains("Laundry"))
  }

  @Test("A collection displays squares in columns") func collection() throws {
    let photos = ListBox(layout: GridLayout(columns: 3, spacing: 4)) {
      ViewSection(Array(1...6)) { number in
        UILabel().text("\(number)").textAlignment(.center).height(100)
      }
      .header { UILabel().text("Photos").padding(8) }
    }
    let controller = ViewsScreen { _ in photos }
    let screen = Screen(controller, size: CGSize(width: 308, height: 500))
    screen.settle()
    // (308 − 2 x 4) / 3 = 100 points.
    let first = try controller.frame(of: "1")
    #expect(first.size == CGSize(width: 100, height: 100))
    #expect(try controller.frame(of: "5").origin == CGPoint(x: 104, y: first.minY + 104))
    #expect(try controller.frame(of: "Photos").minX == 8)
  }
}

final class AnimalsScreen: UIViewController {
  @State var animals = ["Dog", "Cat", "Fish"]
  @State var name = ""

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.arrangeViews {
      NavigationBox("Animals") {
        HBox {
          UITextField().text($name).placeholder("Name").borderStyle(.roundedRect).size(.fill, .wrap)
          UIButton(type: .system).text("Add").action { [weak self] in self?.add() }
        }
        .space(8).padding(16).size(.fill, .wrap)
        IfBlock($animals, map: { $0.isEmpty }) {
          UILabel().text("No animals").textAlignment(.center).size(.fill, 44)
        }
        ListBox(style: .insetGrouped) {
          ViewSection(binding: $animals) { animal in
            UILabel().text(animal).alignment(.leading, value: 20).alignment(.centerY)
          } action: { [weak self] animal in
            self?.animals.removeAll { $0 == animal }
          }
        }
      }
    }
  }

  private func add() {
    animals.append(name)
    name = ""
  }
}

extension ViewModifiable where Self: UISlider {
  @discardableResult func tint(_ color: UIColor) -> Self { set(\.minimumTrackTintColor, to: color) }
  @discardableResult func tint(_ color: some Outputing<UIColor>) -> Self {
    bind(color) { $0.tint($1) }
  }
}
