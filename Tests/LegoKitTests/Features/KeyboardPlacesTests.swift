import LegoKit
import LegoTesting
import Testing
import UIKit

/// Fields with rules, more than fit on a screen.
private final class CodeForm: LegoViewController {
  @Validated(.required("Enter the last code.")) var last = ""
  let count: Int
  let lastIndex: Int

  /// Creates a form of `count` fields; that of the last code is the last one, or at an index.
  init(count: Int, lastIndex: Int? = nil) {
    self.count = count
    self.lastIndex = lastIndex ?? count - 1
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override var lego: Lego {
    Lego {
      Section(id: "codes", layout: .list(.insetGrouped)) {
        for index in 0..<count {
          if index == lastIndex {
            TextFieldRow("", text: $last, prompt: "Last code")
          } else {
            TextFieldRow("", text: .constant(""), prompt: "Code \(index)")
          }
        }
      }
    }
  }
}

@MainActor @Suite("The keyboard in sheets, in columns, and below messages")
struct KeyboardPlacesTests {
  // The text of a field begins and ends with the field; 8 points stay free below it.
  private func expectVisible(_ text: String, in screen: Screen) throws {
    let keyboard = try #require(screen.keyboardFrame)
    let frame = try screen.frame(of: text)
    #expect(frame.maxY <= keyboard.minY - 7.5, "\(text) ends at \(frame.maxY), \(keyboard)")
    #expect(frame.minY >= 0)
  }

  @Test("In a sheet, the edited field is above the keyboard") func sheet() throws {
    let presenter = UIViewController()
    let screen = Screen(presenter)
    screen.keyboard = .software
    presenter.present(CodeForm(count: 30), animated: false)
    screen.settle()
    try screen.scrollToEnd()
    try screen.tap("Last code")
    try expectVisible("Last code", in: screen)
    try screen.tap("Code 25")
    try expectVisible("Code 25", in: screen)
  }

  @Test("In a sheet of medium height, too") func mediumSheet() throws {
    let presenter = UIViewController()
    let screen = Screen(presenter)
    screen.keyboard = .software
    let form = CodeForm(count: 8)
    form.sheetPresentationController?.detents = [.medium()]
    presenter.present(form, animated: false)
    screen.settle()
    try screen.scroll("Code 1", by: CGPoint(x: 0, y: 1000))
    try screen.tap("Last code")
    try expectVisible("Last code", in: screen)
  }

  @Test("In both columns of a split view, the edited field is above the keyboard") func columns()
    throws
  {
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(CodeForm(count: 29), for: .primary)
    let detail = CodeForm(count: 31)
    split.setViewController(detail, for: .secondary)
    split.preferredDisplayMode = .oneBesideSecondary
    let screen = Screen(
      split, size: CGSize(width: 1180, height: 820),
      traits: UITraitCollection(horizontalSizeClass: .regular))
    screen.keyboard = .software
    // Rows 44 points high: the eighteenth is the last one or the one before that is displayed.
    for text in ["Code 14", "Code 15"] {
      for (index, column) in [UISplitViewController.Column.primary, .secondary].enumerated() {
        let view = try #require(split.viewController(for: column)?.view)
        try #require(field(text, in: view)).becomeFirstResponder()
        screen.settle()
        let shown = try #require(field(text, in: view))
        let frame = shown.convert(shown.bounds, to: nil)
        let keyboard = try #require(screen.keyboardFrame)
        #expect(
          frame.maxY <= keyboard.minY - 7.5, "column \(index), \(text): \(frame), \(keyboard)")
      }
    }
  }

  private func field(_ prompt: String, in view: UIView) -> UITextField? {
    if let field = view as? UITextField, field.placeholder == prompt { return field }
    return view.subviews.lazy.compactMap { field(prompt, in: $0) }.first
  }

  @Test("A message that appears below the edited field is above the keyboard, too") func message()
    throws
  {
    // At 651 to 695 of 844, where the keyboard covers it.
    let form = CodeForm(count: 40, lastIndex: 14)
    let screen = Screen(form)
    screen.keyboard = .software
    try screen.tap("Last code")
    try expectVisible("Last code", in: screen)
    form.$last.validate()
    screen.settle()
    // The row ends 6 points below its message.
    let row = try screen.frame(of: "Enter the last code.")
    #expect(row.maxY - 6 <= (try #require(screen.keyboardFrame)).minY - 7.5)
  }
}
