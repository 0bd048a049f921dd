import LegoTesting
import TestSupport
import Testing
import UIKit

@testable import LegoKit

@MainActor @Suite("Ready-made rows") struct ListRowTests {
  private let controller = FormController()
  private let screen: Screen

  init() {
    screen = Screen(controller, size: CGSize(width: 390, height: 1_000))
  }

  private func view<View: UIView>(_ type: View.Type, _ label: String? = nil) throws -> View {
    screen.settle()
    return try #require(
      controller.view.visibleRows(type).first { label == nil || $0.accessibilityLabel == label })
  }

  private func cell<Row: ListRow>(_ row: Row.Type, _ label: String) throws -> ListRowCell<Row> {
    try view(ListRowCell<Row>.self, label)
  }

  private func text(_ text: String) -> Bool {
    screen.settle()
    return controller.view.visibleRows(UILabel.self).contains { $0.text == text }
  }

  // MARK: Controls

  @Test("A tapped switch writes its binding, and disables the row that depends on it")
  func tapSwitch() throws {
    try screen.tap("Wi-Fi")
    #expect(!controller.isOn)
    #expect(try !view(UISwitch.self, "Quiet").isEnabled)
    try screen.tap("Wi-Fi")
    #expect(controller.isOn)
    #expect(try view(UISwitch.self, "Quiet").isEnabled)
  }

  @Test("A changed value updates its row and no other one")
  func oneRow() throws {
    let quiet = try view(UISwitch.self, "Quiet")
    let stepper = try view(UIStepper.self)
    // A row that is updated displays the value of its binding again.
    quiet.isOn = true
    stepper.value = 1
    controller.guests = 3
    screen.settle()
    #expect(stepper.value == 3)
    #expect(quiet.isOn)
    controller.isOn = false
    screen.settle()
    #expect(!quiet.isOn)
  }

  @Test("A switch whose binding ignores the write returns to its value")
  func rejectedWrite() throws {
    let fixed = RowController { SwitchRow("Fixed", isOn: .constant(true)) }
    let screen = Screen(fixed)
    try screen.tap("Fixed")
    #expect(fixed.view.visibleRows(UISwitch.self).map(\.isOn) == [true])
  }

  @Test("A stepper counts within its range, and its text follows")
  func stepper() throws {
    let stepper = try view(UIStepper.self)
    for _ in 0..<2 { try screen.tap(at: stepper.point(x: 80)) }
    #expect(controller.guests == 3)
    #expect(text("3"))
    try screen.tap(at: stepper.point(x: 20))
    #expect(controller.guests == 2)
    #expect(stepper.accessibilityValue == "2")
  }

  @Test("A slider follows the touch and so does its text")
  func slider() throws {
    let slider = try view(UISlider.self)
    let start = slider.point(x: slider.bounds.midX)
    screen.drag(from: start, to: CGPoint(x: start.x + 300, y: start.y))
    #expect(controller.volume == 1)
    #expect(text("100 %"))
  }

  @Test("A slider with steps stops at whole steps")
  func steps() throws {
    let fixed = RowController { SliderRow("Size", value: $0.$number, in: 0...10, step: 5) }
    let screen = Screen(fixed)
    let slider = try #require(fixed.view.visibleRows(UISlider.self).first)
    let start = slider.point(x: 2)
    screen.drag(from: start, to: CGPoint(x: start.x + slider.bounds.width * 0.45, y: start.y))
    #expect(fixed.number == 5)
  }

  @Test("A tapped segment writes the value at its position")
  func segments() throws {
    try screen.tap("Dark")
    #expect(controller.theme == "Dark")
    controller.theme = "Automatic"
    #expect(try view(UISegmentedControl.self).selectedSegmentIndex == 0)
    controller.theme = "Unknown"
    #expect(
      try view(UISegmentedControl.self).selectedSegmentIndex == UISegmentedControl.noSegment)
  }

  @Test("The title of a segmented control is displayed if the row says so")
  func segmentTitles() throws {
    for showsTitle in [false, true] {
      let row = SegmentRow(
        "Theme", showsTitle: showsTitle, selection: .constant("Dark"), options: ["Light", "Dark"])
      let content = row.content.makeContentView()
      let titles = content.visibleRows(UILabel.self).filter {
        $0.text == "Theme" && $0.superview?.isHidden == false && !$0.isHidden
      }
      #expect(titles.count == (showsTitle ? 1 : 0))
    }
  }

  @Test("A tapped button runs its action")
  func button() throws {
    try screen.tap("Delete")
    #expect(controller.deletedCount == 1)
  }

  // MARK: Texts

  @Test("Typed characters are written one by one, and the field keeps its focus and its caret")
  func typing() throws {
    try screen.tap("Mail")
    try screen.type("ad")
    #expect(controller.mail == "ad")
    let field = try view(UITextField.self, "Mail")
    field.selectedTextRange = field.textRange(
      from: field.beginningOfDocument, to: field.beginningOfDocument)
    try screen.type("b")
    #expect(controller.mail == "bad")
    #expect(field.isFirstResponder)
    #expect(field.caret == 1)
    // Another row changes while the field is edited.
    controller.guests = 1
    screen.settle()
    try screen.type("e")
    #expect(controller.mail == "bead")
  }

  @Test("A text that the binding changes is displayed, and the caret keeps its position")
  func changedText() throws {
    let names = RowController { controller in
      TextFieldRow(
        "Code", text: controller.$text.map(get: { $0 }, set: { $0.uppercased() }))
    }
    let screen = Screen(names)
    try screen.tap("Code")
    try screen.type("abd")
    let field = try #require(names.view.visibleRows(UITextField.self).first)
    #expect(field.text == "ABD")
    let position = try #require(field.position(from: field.beginningOfDocument, offset: 2))
    field.selectedTextRange = field.textRange(from: position, to: position)
    try screen.type("c")
    #expect(names.text == "ABCD")
    #expect(field.text == "ABCD")
    #expect(field.caret == 3)
  }

  @Test("The return key runs the action of the row")
  func submit() throws {
    var texts: [String] = []
    let names = RowController { controller in
      TextFieldRow("Name", text: controller.$text).onSubmit { texts.append(controller.text) }
    }
    let screen = Screen(names)
    try screen.tap("Name")
    try screen.type("Ada\n")
    #expect(texts == ["Ada"])
  }

  @Test("A text view grows with its text and writes it")
  func textView() throws {
    let notes = RowController { TextViewRow("Notes", text: $0.$text) }
    let screen = Screen(notes)
    let textView = try #require(notes.view.visibleRows(UITextView.self).first)
    let height = textView.bounds.height
    try screen.tap("Notes")
    try screen.type("One\nTwo\nThree")
    #expect(notes.text == "One\nTwo\nThree")
    #expect(textView.isFirstResponder)
    // Two more lines of the body's 22 points.
    #expect(abs(textView.bounds.height - height - 2 * 22) < 4)
  }

  // MARK: Identity and equality

  @Test("The id is the title unless one is given")
  func ids() {
    #expect(TextRow("A").id == AnyHashable("A"))
    #expect(TextRow("A", id: 3).id == AnyHashable(3))
    #expect(TextFieldRow("", text: .constant(""), prompt: "Name").id == AnyHashable("Name"))
  }

  @Test("Rows are equal by their texts and options, and not by their actions")
  func equality() {
    #expect(ValueRow("A", "1") == ValueRow("A", "1"))
    #expect(ValueRow("A", "1") != ValueRow("A", "2"))
    #expect(TextRow("A") != TextRow("A").disabled())
    #expect(TextRow("A").accessories(.checkmark) != TextRow("A"))
    #expect(TextRow("A").accessories(.detail {}) == TextRow("A").accessories(.detail {}))
    #expect(ButtonRow("A") {} == ButtonRow("A") {})
    #expect(TextRow("A").image(.symbol("star")) == TextRow("A").image(.symbol("star")))
  }

  @Test("A row of an app's own type displays its configuration")
  func ownRow() throws {
    struct StationRow: ListRow {
      var id: Int
      var name: String
      var options = RowOptions()

      @MainActor var content: any UIContentConfiguration {
        var content = UIListContentConfiguration.cell()
        content.text = name
        return content
      }
    }
    let controller = RowController { _ in StationRow(id: 1, name: "Hauptwache") }
    let screen = Screen(controller)
    #expect(screen.layoutDescription.contains("Hauptwache"))
  }

  // MARK: Accessories

  @Test("A detail button runs its newest action")
  func detail() throws {
    var calls: [String] = []
    let controller = RowController<TextRow> { controller in
      let text = controller.text
      return TextRow("Station").accessories(.detail { calls.append(text) })
    }
    let screen = Screen(controller)
    controller.text = "new"
    screen.settle()
    let button = try #require(controller.view.visibleRows(UIControl.self).last)
    try screen.tap(at: button.point(x: button.bounds.midX))
    #expect(calls == ["new"])
  }

  @Test("The view of a custom accessory is created once in a cell")
  func customAccessory() throws {
    var createdCount = 0
    let controller = RowController { controller in
      TextRow(controller.text, id: 1).accessories(
        .custom(id: "swatch") {
          createdCount += 1
          return UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        })
    }
    let screen = Screen(controller)
    controller.text = "other"
    screen.settle()
    #expect(createdCount == 1)
    #expect(screen.layoutDescription.contains("other"))
  }

  @Test("A second accessory of one system type is left out")
  func repeatedAccessory() throws {
    let controller = RowController {
      TextRow("A").accessories(.disclosure, .disclosure, .badge("1"), .badge("2"))
    }
    _ = Screen(controller)
    let cell = try #require(controller.view.visibleRows(UICollectionViewListCell.self).first)
    #expect(cell.accessories.count == 3)
  }

  @Test("A row has a background color until it is removed")
  func background() throws {
    let controller = RowController { controller in
      TextRow("A").background(controller.number == 0 ? .systemRed : nil)
    }
    let screen = Screen(controller)
    let cell = try #require(controller.view.visibleRows(UICollectionViewListCell.self).first)
    #expect(cell.backgroundConfiguration?.backgroundColor == .systemRed)
    controller.number = 1
    screen.settle()
    #expect(cell.backgroundConfiguration?.backgroundColor != .systemRed)
  }

  // MARK: Accessibility

  @Test("A row is one element with a label, a value and traits")
  func accessibility() throws {
    let version = try cell(ValueRow.self, "Version")
    #expect(version.isAccessibilityElement)
    #expect(version.accessibilityValue == "1.2, 3")
    #expect(version.accessibilityTraits == .button)
    let person = try cell(SubtitleRow.self, "Clara Ahrens, Design")
    #expect(person.accessibilityTraits == .selected)
    let unavailable = try cell(TextRow.self, "Not available")
    #expect(unavailable.accessibilityTraits == .notEnabled)
    #expect(try cell(TextHeader.self, "Texts").accessibilityTraits == .header)
  }

  @Test("The elements of a row with a control are the control and its value, not the title")
  func controlAccessibility() throws {
    let control = try view(UISwitch.self, "Wi-Fi")
    let cell = try #require(
      sequence(first: control as UIView, next: \.superview).first { $0 is UICollectionViewCell })
    #expect(!cell.isAccessibilityElement)
    let labels = cell.visibleRows(UILabel.self).filter(\.isAccessibilityElement)
    #expect(labels.isEmpty)
    #expect(try view(UISlider.self).accessibilityValue == "50 %")
  }

  @Test("A row with a detail button leaves the button to assistive technologies")
  func interactiveAccessory() throws {
    screen.settle()
    let cells = controller.view.visibleRows(ListRowCell<ImageRow>.self)
    #expect(cells.map(\.isAccessibilityElement) == [false])
  }
}

/// A screen with one row, which is described from the controller's state.
final class RowController<Row: ListRow>: UIViewController, LegoContainer {
  @State var text = ""
  @State var number = 0.0
  lazy var legoRenderer = LegoRenderer(lego: lego)
  private let row: @MainActor (RowController) -> Row

  init(_ row: @escaping @MainActor (RowController) -> Row) {
    self.row = row
    super.init(nibName: nil, bundle: nil)
  }

  convenience init(_ row: @escaping @MainActor () -> Row) {
    self.init { _ in row() }
  }

  required init?(coder: NSCoder) { nil }

  var lego: Lego { Lego { Section(id: 0, layout: RowsLayout()) { row(self) } } }

  override func viewDidLoad() {
    super.viewDidLoad()
    legoRenderer.render(in: view)
  }
}

extension UIView {
  /// The views of a class in the view and below, from back to front.
  func visibleRows<View: UIView>(_ type: View.Type) -> [View] {
    (self as? View).map { [$0] } ?? subviews.flatMap { $0.visibleRows(type) }
  }

  /// A point at the vertical center, in the coordinate system of the window.
  func point(x: CGFloat) -> CGPoint {
    convert(CGPoint(x: x, y: bounds.midY), to: nil)
  }
}

extension UITextField {
  /// The characters before the caret.
  var caret: Int? {
    selectedTextRange.map { offset(from: beginningOfDocument, to: $0.start) }
  }
}
