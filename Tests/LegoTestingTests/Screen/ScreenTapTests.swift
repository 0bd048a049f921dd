import LegoTesting
import Testing
import UIKit

@MainActor struct ScreenTapTests {
  @Test("A tap on a bar button performs its action")
  func barButton() throws {
    let log = TapLog()
    let controller = UIViewController()
    controller.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Add", primaryAction: UIAction { _ in log.taps.append("Add") })
    let screen = Screen(UINavigationController(rootViewController: controller))
    try screen.tap("Add")

    #expect(log.taps == ["Add"])
  }

  @Test("A tap on a button or a switch sends its events")
  func controls() throws {
    let log = TapLog()
    let controller = UIViewController()
    let button = UIButton(
      type: .system, primaryAction: UIAction(title: "Add") { _ in log.taps.append("Add") })
    button.addAction(UIAction { _ in log.taps.append("up") }, for: .touchUpInside)
    button.frame = CGRect(x: 0, y: 100, width: 100, height: 40)
    let toggle = UISwitch(frame: CGRect(x: 0, y: 200, width: 0, height: 0))
    toggle.accessibilityLabel = "Loud"
    for view in [button, toggle] { controller.view.addSubview(view) }
    let screen = Screen(controller)
    try screen.tap("Add")
    try screen.tap("Loud")

    #expect(Set(log.taps) == ["Add", "up"])
    #expect(toggle.isOn)
  }

  @Test("A tap on a text in a cell selects the cell")
  func cell() throws {
    let controller = NamesController(names: ["Anna", "Ben"])
    let screen = Screen(controller)
    try screen.tap("Ben")

    #expect(controller.selected == [IndexPath(item: 1, section: 0)])
  }

  @Test("A tap on a cell sends it touches: the cell is highlighted before it is selected")
  func highlight() throws {
    let controller = NamesController(names: ["Anna", "Ben"])
    let screen = Screen(controller)
    try screen.tap("Ben")
    #expect(
      controller.calls == ["highlight [0, 1]", "unhighlight [0, 1]", "select [0, 1]"])

    controller.allowsHighlighting = false
    try screen.tap("Anna")
    #expect(controller.selected == [IndexPath(item: 1, section: 0)])
  }

  @Test("With multiple selection, a second tap on a cell deselects it")
  func deselect() throws {
    let controller = NamesController(names: ["Anna", "Ben"])
    let screen = Screen(controller)
    controller.collectionView.allowsMultipleSelection = true
    try screen.tap("Ben")
    try screen.tap("Ben")

    #expect(controller.selected.isEmpty)
    #expect(controller.collectionView.indexPathsForSelectedItems == [])
  }

  @Test("A tap on a missing text throws an error that lists the tappable texts")
  func notFound() {
    let screen = Screen(NamesController(names: ["Anna", "Ben"]))
    let error = #expect(throws: ScreenError.self) { try screen.tap("Cleo") }

    #expect(error == .notFound(text: "Cleo", instead: ["Anna", "Ben"]))
    #expect(
      error?.description
        == "No visible view has the text “Cleo”. Texts that can be tapped: “Anna”, “Ben”.")
  }

  @Test("A view outside the visible bounds cannot be tapped")
  func outOfSight() {
    let names = (0..<100).map { "Name \($0)" }
    let controller = NamesController(names: names)
    let below = UIButton(
      type: .system, primaryAction: UIAction(title: "Below") { _ in })
    below.frame = CGRect(x: 0, y: 1_000, width: 100, height: 40)
    controller.view.addSubview(below)
    let screen = Screen(controller, size: CGSize(width: 320, height: 480))

    for text in ["Name 99", "Below"] {
      let error = #expect(throws: ScreenError.self) { try screen.tap(text) }
      #expect(error == .notFound(text: text, instead: screen.tappableTexts))
    }
    #expect(!screen.tappableTexts.contains("Below"))
  }

  @Test("A covered view cannot be tapped")
  func covered() {
    let controller = NamesController(names: ["Anna"])
    let screen = Screen(controller)
    let cover = UIControl(frame: controller.view.bounds)
    controller.view.addSubview(cover)
    let error = #expect(throws: ScreenError.self) { try screen.tap("Anna") }

    #expect(error?.description == "“Anna” cannot be tapped: a UIControl covers it.")
  }

  @Test("A text outside controls and cells does not respond")
  func inert() {
    let controller = UIViewController()
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    label.text = "Hello"
    controller.view.addSubview(label)
    let screen = Screen(controller)
    let error = #expect(throws: ScreenError.self) { try screen.tap("Hello") }

    #expect(
      error?.description
        == "“Hello” does not respond to taps: it is not in an enabled control or in a cell.")
  }
}

/// The performed actions, in order.
@MainActor private final class TapLog {
  var taps: [String] = []
}
