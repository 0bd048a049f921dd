import LegoKit
import LegoSupport
import LegoTesting
import SeededNumbers
import Testing
import UIKit

/// A form whose fields are bound to a focus; a row without a field follows each of them.
private final class FocusForm: LegoViewController {
  @State var ids: [Int]
  @State var texts: [Int: String] = [:]
  @State var showsArrows = false
  @Focus var field: Int?
  private(set) var submitted: [Int] = []
  private(set) var madeItems = 0

  init(_ count: Int, field: Int? = nil) {
    _ids = State(wrappedValue: Array(0..<count))
    _field = Focus(wrappedValue: field)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override var lego: Lego {
    Lego {
      for id in ids {
        Section(id: id, layout: RowsLayout()) {
          TextFieldRow("Field \(id)", text: $texts[id].replacingNil(with: ""), id: id)
            .onSubmit { [weak self] in self?.submitted.append(id) }
            .focused($field, equals: id)
          TextRow("Below \(id)")
        }
      }
    }
    .focusArrows(showsArrows)
  }

  /// The field of a row, or `nil` if it is not displayed.
  func textField(_ id: Int) -> UITextField? {
    legoRenderer.collectionView?.descendants(UITextField.self)
      .first { $0.accessibilityLabel == "Field \(id)" }
  }

  /// The ids of the fields that are first responder.
  var edited: [Int] { ids.filter { textField($0)?.isFirstResponder == true } }
}

/// A long text above the only field.
private final class LongForm: LegoViewController {
  @Focus var field: Int?

  override var lego: Lego {
    Lego {
      Section(id: 0, layout: RowsLayout()) {
        for line in 0..<100 { TextRow("Line \(line)") }
        TextFieldRow("Field", text: .constant("")).focused($field, equals: 1)
      }
    }
  }
}

/// A form of views that are no rows.
private final class ViewForm: LegoViewController {
  @Focus var field: String?

  override var lego: Lego {
    Lego {
      Section(id: 0, layout: RowsLayout()) {
        ViewItem(id: "search") {
          let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
          field.returnKeyType = .search
          return field
        }
        .focused($field, equals: "search")
        ViewItem(id: "text") { UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 44)) }
          .focused($field, equals: "text")
      }
    }
  }
}

@MainActor @Suite("The focus of a form") struct FocusTests {
  @Test("The focus moves to a field that was never displayed") func neverDisplayed() {
    let form = LongForm()
    let screen = Screen(form)
    let edited = {
      form.legoRenderer.collectionView?.descendants(UITextField.self)
        .filter(\.isFirstResponder).count
    }
    #expect(edited() == 0)
    form.field = 1
    screen.settle()
    #expect(edited() == 1)
    form.field = nil
    screen.settle()
    #expect(edited() == 0)
  }

  @Test("Setting the focus begins editing in its field, and nil ends it") func state() {
    let form = FocusForm(3)
    let screen = Screen(form)
    #expect(form.edited.isEmpty)
    form.field = 1
    screen.settle()
    #expect(form.edited == [1])
    form.field = 2
    screen.settle()
    #expect(form.edited == [2])
    form.field = nil
    screen.settle()
    #expect(form.edited.isEmpty)
  }

  @Test("The focus follows the taps of the user, without a value in between") func taps() throws {
    let form = FocusForm(3)
    let screen = Screen(form)
    var values: [Int?] = []
    let observation = form.$field.observe { values.append($0) }
    try screen.tap("Field 2")
    #expect(form.field == 2)
    try screen.tap("Field 0")
    #expect(form.field == 0)
    form.view.endEditing(true)
    screen.settle()
    #expect(form.field == nil)
    #expect(values == [2, 0, nil])
    observation.unbind()
  }

  @Test("A layout pass while the user moves to another field doesn't end its editing")
  func layoutWhileMoving() throws {
    let form = FocusForm(3)
    let screen = Screen(form)
    try screen.tap("Field 0")
    let field = try #require(form.textField(1))
    // The action is called before the notification of the field arrives.
    field.addAction(
      UIAction { _ in
        form.texts[0] = "Checked"
        form.legoRenderer.collectionView?.layoutIfNeeded()
      }, for: .editingDidBegin)
    try screen.tap("Field 1")

    #expect(form.edited == [1])
    #expect(form.field == 1)
  }

  @Test("The return key moves to the next field, and ends the editing in the last one")
  func returnKey() throws {
    let form = FocusForm(3)
    let screen = Screen(form)
    #expect((0..<3).map { form.textField($0)?.returnKeyType } == [.next, .next, .done])
    try screen.tap("Field 0")
    try screen.type("Ada\n")
    #expect(form.edited == [1])
    try screen.type("Berlin\n")
    try screen.type("1815\n")
    #expect(form.texts == [0: "Ada", 1: "Berlin", 2: "1815"])
    #expect(form.field == nil)
    #expect(form.edited.isEmpty)
    #expect(form.submitted == [0, 1, 2])
    form.ids.append(3)
    screen.settle()
    #expect((0..<4).map { form.textField($0)?.returnKeyType } == [.next, .next, .next, .done])
  }

  @Test("A focus with a default value begins editing when the screen appears") func appearance() {
    let form = FocusForm(3, field: 2)
    let screen = Screen(form)
    #expect(form.edited == [2])
    screen.settle()
  }

  @Test("A row that is inserted with the focus is edited") func insertion() {
    let form = FocusForm(2)
    let screen = Screen(form)
    form.field = 7
    form.ids.append(7)
    screen.settle()
    #expect(form.edited == [7])
    form.ids.insert(8, at: 0)
    screen.settle()
    form.field = 8
    screen.settle()
    #expect(form.edited == [8])
  }

  @Test("A row out of sight is scrolled into the visible area above the keyboard, once")
  func scrolling() throws {
    let form = FocusForm(60)
    let screen = Screen(form)
    screen.keyboard = .software
    form.field = 50
    screen.settle()
    #expect(form.edited == [50])
    let frame = try screen.frame(of: "Field 50")
    #expect(frame.minY >= 0)
    let keyboard = try #require(screen.keyboardFrame)
    #expect(frame.maxY <= keyboard.minY)
    // The user scrolls away: the field stays first responder, and the screen where it is.
    try screen.scrollToTop()
    form.texts[1] = "new"
    screen.settle()
    #expect(form.legoRenderer.collectionView?.contentOffset.y == 0)
    #expect(form.field == 50)
  }

  @Test("A row that an update moves out of sight stays edited") func movedRow() throws {
    let form = FocusForm(60)
    let screen = Screen(form)
    try screen.tap("Field 1")
    form.ids.reverse()
    screen.settle()
    #expect(form.field == 1)
    try screen.type("a")
    #expect(form.texts == [1: "a"])
  }

  @Test("A row that is removed loses the focus") func removal() throws {
    let form = FocusForm(3)
    let screen = Screen(form)
    try screen.tap("Field 1")
    form.ids.remove(at: 1)
    screen.settle()
    #expect(form.field == nil)
    #expect(form.edited.isEmpty)
  }

  @Test("A field of a view item takes part, and keeps a return key of its own") func viewItem()
    throws
  {
    let form = ViewForm()
    let screen = Screen(form)
    let view = try #require(form.legoRenderer.collectionView)
    let field = try #require(view.descendants(UITextField.self).first)
    let text = try #require(view.descendants(UITextView.self).first)
    form.field = "text"
    screen.settle()
    #expect(text.isFirstResponder)
    form.field = "search"
    screen.settle()
    #expect(field.isFirstResponder)
    #expect(field.returnKeyType == .search)
  }

  @Test("The bar moves to the previous and the next field, and ends the editing") func bar() throws
  {
    let form = FocusForm(3)
    let screen = Screen(form)
    #expect(form.textField(0)?.inputAccessoryView == nil)
    form.showsArrows = true
    form.ids.append(3)
    screen.settle()
    try screen.tap("Field 1")
    let bar = try #require(form.textField(1)?.inputAccessoryView as? UIToolbar)
    let items = try #require(bar.items)
    #expect(items.compactMap(\.accessibilityLabel) == ["Previous", "Next"])
    #expect(items[0].isEnabled && items[1].isEnabled)
    items[0].primaryAction?.performWithSender(nil, target: nil)
    screen.settle()
    #expect(form.field == 0)
    #expect(!items[0].isEnabled)
    for _ in 0..<3 {
      items[1].primaryAction?.performWithSender(nil, target: nil)
      screen.settle()
    }
    #expect(form.edited == [3])
    #expect(!items[1].isEnabled)
    items[3].primaryAction?.performWithSender(nil, target: nil)
    screen.settle()
    #expect(form.field == nil)
    #expect(form.edited.isEmpty)
  }

  @Test("After random changes, the edited field is that of the focus", arguments: 0..<150)
  func random(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let form = FocusForm(4)
    let screen = Screen(form)
    for step in 0..<12 {
      switch Int.random(in: 0..<6, using: &random) {
      case 0: form.field = form.ids.randomElement(using: &random)
      case 1: form.field = nil
      case 2:
        if let id = form.ids.randomElement(using: &random) { try screen.tap("Field \(id)") }
      case 3: if !form.edited.isEmpty { try screen.type("a\n") }
      case 4:
        let id = 10 + step
        form.ids.insert(id, at: Int.random(in: 0...form.ids.count, using: &random))
        if Bool.random(using: &random) { form.field = id }
      default:
        if form.ids.count > 1 {
          form.ids.remove(at: Int.random(in: 0..<form.ids.count, using: &random))
        }
      }
      screen.settle()
      let expected = form.field.map { [$0] } ?? []
      #expect(form.edited == expected, "seed \(seed), step \(step)")
    }
  }
}
