import LegoTesting
import Testing
import UIKit

@MainActor @Suite("The accessibility tree") struct AccessibilityTreeTests {
  private func screen(
    _ views: [UIView], traits: UITraitCollection = UITraitCollection()
  ) -> Screen {
    let controller = UIViewController()
    for view in views { controller.view.addSubview(view) }
    return Screen(controller, size: CGSize(width: 300, height: 400), traits: traits)
  }

  private func label(_ text: String, _ x: CGFloat, _ y: CGFloat, height: CGFloat = 20) -> UILabel {
    let label = UILabel(frame: CGRect(x: x, y: y, width: 80, height: height))
    label.text = text
    return label
  }

  private func labels(_ screen: Screen) -> [String] {
    screen.accessibilityElements.map { $0.label ?? "" }
  }

  @Test("Elements are visited by rows from the top, and in a row in reading direction")
  func order() {
    // B begins above the center of A; C begins below it.
    let views = [label("C", 10, 60), label("B", 150, 15), label("A", 10, 10)]

    #expect(labels(screen(views)) == ["A", "B", "C"])
    let mirrored = UITraitCollection(layoutDirection: .rightToLeft)
    let again = [label("C", 10, 60), label("B", 150, 15), label("A", 10, 10)]
    #expect(labels(screen(again, traits: mirrored)) == ["B", "A", "C"])
  }

  @Test("The children of a grouped view are visited before what is beside it")
  func grouping() {
    func columns(grouped: Bool) -> [UIView] {
      [0, 150].map { x in
        let column = UIView(frame: CGRect(x: x, y: 0, width: 150, height: 100))
        column.addSubview(label("\(x) top", 0, 0))
        column.addSubview(label("\(x) bottom", 0, 50))
        column.shouldGroupAccessibilityChildren = grouped
        return column
      }
    }

    #expect(
      labels(screen(columns(grouped: false))) == ["0 top", "150 top", "0 bottom", "150 bottom"])
    #expect(
      labels(screen(columns(grouped: true))) == ["0 top", "0 bottom", "150 top", "150 bottom"])
  }

  @Test("The elements of a container are in their own order, and replace its subviews")
  func containers() {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let (first, second) = (label("First", 0, 100), label("Second", 0, 0))
    for view in [first, second, label("Hidden", 0, 50)] { container.addSubview(view) }
    container.accessibilityElements = [first, second]

    #expect(labels(screen([container])) == ["First", "Second"])
  }

  @Test("Hidden elements, elements behind a modal view and those off the screen are left out")
  func hidden() {
    let transparent = label("Transparent", 0, 0)
    transparent.alpha = 0
    let box = UIView(frame: CGRect(x: 0, y: 40, width: 300, height: 20))
    box.addSubview(label("In the box", 0, 0))
    box.accessibilityElementsHidden = true
    let views = [transparent, box, label("Below", 0, 500), label("Here", 0, 80)]
    #expect(labels(screen(views)) == ["Here"])

    let modal = UIView(frame: CGRect(x: 0, y: 200, width: 300, height: 100))
    modal.addSubview(label("Modal", 0, 0))
    modal.accessibilityViewIsModal = true
    #expect(labels(screen([label("Behind", 0, 0), modal])) == ["Modal"])
  }

  @Test("The elements in an element are not visited")
  func nesting() {
    let card = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    card.addSubview(label("Inner", 0, 0))
    card.isAccessibilityElement = true
    card.accessibilityLabel = "Card"

    #expect(labels(screen([card])) == ["Card"])
  }

  @Test("The texts of a table cell are one element, followed by the controls in it")
  func cells() {
    let screen = Screen(MailController(), size: CGSize(width: 320, height: 200))

    #expect(
      screen.accessibilityDescription == """
        "Ada, Hello" 0 0 320 44 actions "Archive"
        "Flag Ada" button 240 0 60 44
        "Bob, Hello" 0 44 320 44 actions "Archive"
        "Flag Bob" button 240 44 60 44
        """)
  }

  @Test("The tree as text has labels, traits, values, hints, frames and groups")
  func description() {
    let title = label("Sound", 16, 10)
    title.accessibilityTraits = .header
    let volume = UISlider(frame: CGRect(x: 16, y: 40, width: 200, height: 30))
    volume.value = 0.5
    volume.accessibilityLabel = "Volume"
    volume.accessibilityHint = "Of the alarm"
    let group = UIView(frame: CGRect(x: 0, y: 80, width: 300, height: 60))
    group.accessibilityContainerType = .semanticGroup
    group.accessibilityLabel = "Repeat"
    let days = UISegmentedControl(items: ["Mon", "Tue"])
    days.frame = CGRect(x: 16, y: 10, width: 200, height: 32)
    days.selectedSegmentIndex = 1
    group.addSubview(days)
    let save = UIButton(frame: CGRect(x: 16, y: 160, width: 100, height: 44))
    save.setTitle("Save", for: .normal)
    save.isEnabled = false
    save.accessibilityIdentifier = "save"

    #expect(
      screen([save, group, volume, title]).accessibilityDescription == """
        "Sound" header 16 10 80 20
        "Volume" adjustable value "50%" hint "Of the alarm" 16 40 200 30
        group "Repeat" 0 80 300 60
          "Mon" button value "1 of 2" 16 90 100 32
          "Tue" button selected value "2 of 2" 116 90 100 32
        "Save" button notEnabled identifier save 16 160 100 44
        """)
  }

  @Test("VoiceOver activates, adjusts and performs actions as a user does")
  func actions() throws {
    let volume = UISlider(frame: CGRect(x: 16, y: 40, width: 200, height: 30))
    volume.accessibilityLabel = "Volume"
    volume.value = 0.5
    var taps = 0
    let button = UIButton(frame: CGRect(x: 16, y: 100, width: 100, height: 44))
    button.setTitle("Add", for: .normal)
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    var archived = 0
    button.accessibilityCustomActions = [
      UIAccessibilityCustomAction(name: "Archive") { _ in
        archived += 1
        return true
      }
    ]
    let screen = screen([volume, button])

    #expect(try screen.perform(.increment, on: "Volume"))
    // A tenth of the range.
    #expect(abs(volume.value - 0.6) < 0.001)
    #expect(try screen.perform(.decrement, on: "Volume"))
    #expect(abs(volume.value - 0.5) < 0.001)
    #expect(try screen.perform(.activate, on: "Add"))
    #expect(taps == 1)
    #expect(try screen.perform(.custom("Archive"), on: "Add"))
    #expect(try !screen.perform(.custom("Delete"), on: "Add"))
    #expect(archived == 1)
    #expect(try !screen.perform(.increment, on: "Add"))
    #expect(throws: ScreenError.notFound(text: "Remove", instead: ["Volume", "Add"])) {
      try screen.perform(.activate, on: "Remove")
    }
  }

  @Test("Escape, magic tap and scrolling are offered to the responders around the element")
  func gestures() throws {
    let controller = GestureController()
    let screen = Screen(controller, size: CGSize(width: 300, height: 400))

    #expect(try screen.perform(.escape, on: "Text"))
    #expect(try screen.perform(.magicTap, on: "Text"))
    #expect(try screen.perform(.scroll(.down), on: "Text"))
    #expect(try !screen.perform(.scroll(.up), on: "Text"))
    #expect(controller.events == ["escape", "magic tap", "scroll 4", "scroll 3"])
  }

  @Test("The audit reports an element without a label and a value")
  func audit() {
    let chart = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let bar = UIAccessibilityElement(accessibilityContainer: chart)
    bar.accessibilityFrameInContainerSpace = CGRect(x: 10, y: 10, width: 20, height: 40)
    chart.accessibilityElements = [bar]
    let screen = screen([chart])

    #expect(
      screen.accessibilityAudit() == [
        AccessibilityIssue(
          kind: .missingLabel, view: "UIAccessibilityElement",
          frame: CGRect(x: 10, y: 10, width: 20, height: 40))
      ])
    bar.accessibilityValue = "12 mm"
    #expect(screen.accessibilityAudit() == [])
  }
}

/// Two rows with a title, a subtitle, a button and an action.
private final class MailController: UITableViewController {
  private let names = ["Ada", "Bob"]

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.separatorStyle = .none
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    names.count
  }

  override func tableView(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat { 44 }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    var content = cell.defaultContentConfiguration()
    content.text = names[indexPath.row]
    content.secondaryText = "Hello"
    cell.contentConfiguration = content
    let flag = UIButton(frame: CGRect(x: 240, y: 0, width: 60, height: 44))
    flag.accessibilityLabel = "Flag \(names[indexPath.row])"
    cell.contentView.addSubview(flag)
    cell.accessibilityCustomActions = [
      UIAccessibilityCustomAction(name: "Archive") { _ in true }
    ]
    return cell
  }
}

private final class GestureController: UIViewController {
  private(set) var events: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    label.text = "Text"
    view.addSubview(label)
  }

  override func accessibilityPerformEscape() -> Bool {
    events.append("escape")
    return true
  }

  override func accessibilityPerformMagicTap() -> Bool {
    events.append("magic tap")
    return true
  }

  override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    events.append("scroll \(direction.rawValue)")
    return direction == .down
  }
}
