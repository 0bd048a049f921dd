import LegoKit
import LegoTesting
import Testing
import UIKit

@MainActor @Suite("Values of a form with rules") struct ValidatedTests {
  private final class SignUpScreen: LegoViewController {
    @Validated(.required("Enter your name.")) var name = ""
    @Validated(.required("Enter an address."), .email("That is no address.")) var mail = ""
    @Validated(.init("At most 5.") { $0.count <= 5 }) var notes = ""
    var signUpCount = 0

    override var lego: Lego {
      Lego {
        Section(id: "account", layout: .list(.plain)) {
          TextFieldRow("Name", text: $name)
          TextFieldRow("Mail", text: $mail)
          TextViewRow("Notes", text: $notes)
          ButtonRow("Sign Up") { [weak self] in self?.signUpCount += 1 }
            .disabled(!$name.isValid || !$mail.isValid)
        }
      }
    }

    func edit(_ accessibilityLabel: String, _ isEditing: Bool) throws {
      func search(_ view: UIView) -> UIView? {
        if view is UITextField || view is UITextView, view.accessibilityLabel == accessibilityLabel
        {
          return view
        }
        return view.subviews.lazy.compactMap(search).first
      }
      let field = try #require(search(view))
      _ = isEditing ? field.becomeFirstResponder() : field.resignFirstResponder()
    }

    func height(ofRow index: Int) throws -> CGFloat {
      let path = IndexPath(item: index, section: 0)
      return try #require(legoRenderer.collectionView?.cellForItem(at: path)).frame.height
    }
  }

  private let controller = SignUpScreen()
  private let screen: Screen

  init() {
    screen = Screen(controller)
  }

  @Test("A message is displayed from the end of the first editing on, until the rule is met")
  func editing() throws {
    #expect(!screen.text.contains("Enter"))
    try controller.edit("Mail", true)
    try screen.type("a")
    screen.settle()
    #expect(!screen.text.contains("address"))
    try controller.edit("Mail", false)
    screen.settle()
    #expect(screen.text.contains("That is no address."))
    #expect(!screen.text.contains("Enter your name."))
    controller.mail = "a@b.org"
    screen.settle()
    #expect(!screen.text.contains("address"))
    controller.mail = ""
    screen.settle()
    #expect(screen.text.contains("Enter an address."))
  }

  @Test("Validation displays the message") func validation() {
    #expect(!controller.$name.validate())
    screen.settle()
    #expect(screen.text.contains("Enter your name."))
    #expect(controller.$name.message == "Enter your name.")
    #expect(!controller.$name.isValid)
    controller.name = "Clara"
    #expect(controller.$name.validate())
  }

  @Test("A text view displays its message, too") func textView() throws {
    try controller.edit("Notes", true)
    try screen.type("123456")
    try controller.edit("Notes", false)
    screen.settle()
    #expect(screen.text.contains("At most 5."))
  }

  @Test("A button follows the validity") func button() throws {
    #expect(throws: (any Error).self) { try screen.tap("Sign Up") }
    (controller.name, controller.mail) = ("Clara", "clara@example.org")
    screen.settle()
    try screen.tap("Sign Up")
    #expect(controller.signUpCount == 1)
  }

  @Test("The row grows by the line of its message, animated, and shrinks again") func height()
    throws
  {
    let before = try controller.height(ofRow: 0)
    try screen.clock.hold {
      controller.$name.validate()
      screen.clock.advance(by: 0.15)
      let cell = try #require(
        controller.legoRenderer.collectionView?.cellForItem(at: IndexPath(item: 1, section: 0)))
      let position = try #require(cell.layer.presentation()).frame.minY
      // The second row is on its way down from the height of one line.
      #expect(position > before && position < cell.frame.minY, "\(position)")
    }
    screen.settle()
    // The title with 5 points above and below it, and the message; 6 points around both.
    let lines = [UIFont.TextStyle.body, .footnote].map {
      UIFont.preferredFont(forTextStyle: $0).lineHeight
    }
    let grown = try controller.height(ofRow: 0)
    // Labels are rounded up to pixels.
    #expect((0...1).contains(grown - (lines[0] + lines[1] + 22)), "\(before), \(grown), \(lines)")
    controller.name = "Clara"
    screen.settle()
    #expect(try controller.height(ofRow: 0) == before)
  }

  @Test(
    "An address has something, an @ and a domain with a dot",
    arguments: [
      ("", true), ("a@b.c", true), ("first.last@mail.example.org", true), ("a@b", false),
      ("@b.c", false), ("a@@b.c", false), ("a@.c", false), ("a@b.", false), ("a b@c.d", false),
    ])
  func address(text: String, isValid: Bool) {
    let validated = Validated(wrappedValue: text, .email("No."))
    #expect(validated.projectedValue.isValid == isValid)
  }

  @Test("White space alone is nothing") func whiteSpace() {
    #expect(!Validated(wrappedValue: " \n\t", .required("No.")).projectedValue.isValid)
  }

  @Test("The message of a server is displayed in place of the rule's") func own() {
    final class Taken: LegoViewController {
      @Validated(.required("Enter a name.")) var name = ""
      @State var error: String?
      override var lego: Lego {
        Lego {
          Section(id: 0, layout: .list(.plain)) { TextFieldRow("Name", text: $name).message(error) }
        }
      }
    }
    let controller = Taken()
    let screen = Screen(controller)
    controller.$name.validate()
    screen.settle()
    #expect(screen.text.contains("Enter a name."))
    controller.error = "The name is taken."
    screen.settle()
    #expect(screen.text.contains("The name is taken.") && !screen.text.contains("Enter"))
  }
}
