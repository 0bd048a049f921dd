import Testing
import UIKit

@MainActor struct UITextFieldGeometryTests {
  private let bounds = CGRect(x: 0, y: 0, width: 200, height: 34)

  @Test("A field is 22 points high, with rounded corners 34 and 28 wider than its text")
  func naturalSizes() {
    let field = UITextField()
    field.text = "Hello"
    let text = NSString(string: "Hello").size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)]
    )

    // uikit.md, 3.5, classic column, at 17 points.
    #expect(field.intrinsicContentSize.height == 22)
    field.borderStyle = .roundedRect
    #expect(field.intrinsicContentSize.height == 34)
    let added = field.intrinsicContentSize.width - text.width
    #expect(added >= 28)
    #expect(added < 29)
    #expect(field.sizeThatFits(.zero) == field.intrinsicContentSize)
  }

  @Test("A field is as wide as its placeholder when that is wider")
  func placeholderWidth() {
    let field = UITextField()
    field.borderStyle = .roundedRect
    field.placeholder = "A long placeholder"
    let empty = field.intrinsicContentSize.width
    field.text = "A"

    #expect(field.intrinsicContentSize.width == empty)
    #expect(empty > 100)
  }

  @Test("The text of a rounded field is 7 points from the sides and 2 from top and bottom")
  func insets() {
    let field = UITextField()
    #expect(field.textRect(forBounds: bounds) == bounds)
    field.borderStyle = .roundedRect

    // uikit.md, 3.5: text rect inset (7, 2).
    #expect(field.textRect(forBounds: bounds) == CGRect(x: 7, y: 2, width: 186, height: 30))
    #expect(field.editingRect(forBounds: bounds) == field.textRect(forBounds: bounds))
    #expect(field.placeholderRect(forBounds: bounds) == field.textRect(forBounds: bounds))
  }

  @Test("A visible clear button reduces the text rectangle, and requires text")
  func clearButton() {
    let field = UITextField()
    field.clearButtonMode = .always
    #expect(field.textRect(forBounds: bounds).width == 200)
    field.text = "a"

    // uikit.md, 3.5: 19 to 20 points wide. (34 - 19) / 2 = 7.5, rounded to a third of a point.
    let button = field.clearButtonRect(forBounds: bounds)
    #expect(button.size == CGSize(width: 19, height: 19))
    #expect(button.minX == 181)
    #expect(abs(button.minY - 7.5) < 0.2)
    // They are five points apart.
    #expect(field.textRect(forBounds: bounds).maxX == 176)
    field.clearButtonMode = .whileEditing
    #expect(field.textRect(forBounds: bounds).maxX == 200)
    #expect(field.editingRect(forBounds: bounds).maxX == 176)
  }

  @Test("Left and right views reduce the text rectangle, and are mirrored in right-to-left layouts")
  func sideViews() {
    let field = UITextField(frame: bounds)
    field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    field.rightView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    #expect(field.textRect(forBounds: bounds) == bounds)
    field.leftViewMode = .always
    field.rightViewMode = .unlessEditing

    #expect(field.leftViewRect(forBounds: bounds) == CGRect(x: 0, y: 7, width: 30, height: 20))
    #expect(field.textRect(forBounds: bounds) == CGRect(x: 30, y: 0, width: 160, height: 34))
    #expect(field.editingRect(forBounds: bounds).maxX == 200)
    field.semanticContentAttribute = .forceRightToLeft
    #expect(field.leftViewRect(forBounds: bounds).minX == 170)
    #expect(field.textRect(forBounds: bounds) == CGRect(x: 10, y: 0, width: 160, height: 34))
    field.layoutIfNeeded()
    #expect(field.leftView?.frame == CGRect(x: 170, y: 7, width: 30, height: 20))
    #expect(field.rightView?.isHidden == false)
  }

  @Test("A minimum font size larger than the font doesn't enlarge it")
  func largeLeastSize() throws {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 60, height: 34))
    field.text = "Hillside Hillside"
    let end = try #require(field.position(from: field.beginningOfDocument, offset: 1))
    let first = try #require(field.textRange(from: field.beginningOfDocument, to: end))
    field.adjustsFontSizeToFitWidth = true
    field.minimumFontSize = 17
    let usual = field.firstRect(for: first)
    field.minimumFontSize = 40
    #expect(field.firstRect(for: first) == usual)
  }

  @Test("The clear button replaces the right view")
  func clearButtonInPlaceOfView() {
    let field = UITextField(frame: bounds)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    field.rightView = view
    field.rightViewMode = .always
    field.clearButtonMode = .always
    field.layoutIfNeeded()
    #expect(!view.isHidden)
    field.text = "Hello"
    field.layoutIfNeeded()
    #expect(view.isHidden)
    // uikit.md, 3.5: a button of 19 points, and 5 before it.
    #expect(abs(field.textRect(forBounds: bounds).maxX - (200 - 19 - 5)) < 1e-6)
  }

  @Test("A left or right view that is replaced is removed from the field")
  func exchange() {
    let field = UITextField(frame: bounds)
    let (one, two) = (UIView(), UIView())
    field.leftView = one
    field.leftView = two

    #expect(one.superview == nil)
    #expect(two.superview === field)
  }

  @Test("A subclass overrides the text rectangle")
  func subclass() {
    let shown = ShownField("Hi", field: InsetField())
    shown.field.becomeFirstResponder()

    #expect(shown.field.caretRect(for: shown.field.beginningOfDocument).minX == 40)
  }

  @Test("Constraints align the field's baseline with that of a label")
  func baselines() {
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    let (field, label) = (UITextField(), UILabel())
    field.text = "Text"
    label.text = "Text"
    for view in [field, label] as [UIView] {
      view.translatesAutoresizingMaskIntoConstraints = false
      host.addSubview(view)
    }
    NSLayoutConstraint.activate([
      field.topAnchor.constraint(equalTo: host.topAnchor, constant: 20),
      field.leadingAnchor.constraint(equalTo: host.leadingAnchor),
      label.leadingAnchor.constraint(equalTo: field.trailingAnchor),
      label.firstBaselineAnchor.constraint(equalTo: field.firstBaselineAnchor),
    ])
    host.layoutIfNeeded()

    // The line of 20.287 points is centered in the 22, so it begins 0.5 to 1 points lower
    // than the label's, which fills its own height.
    #expect(field.frame.height == 22)
    #expect(label.frame.minY - field.frame.minY >= 0.5)
    #expect(label.frame.minY - field.frame.minY <= 1)
  }

  @Test("Text that is too wide gets smaller, down to the minimum font size")
  func shrinking() {
    let shown = ShownField(String(repeating: "word ", count: 10))
    let field = shown.field
    field.adjustsFontSizeToFitWidth = true
    field.becomeFirstResponder()
    let full = field.caretRect(for: field.endOfDocument)
    #expect(full.maxX <= 200)
    #expect(field.caretRect(for: field.beginningOfDocument).minX == 0)
    field.minimumFontSize = 16

    // Now the end is visible and the beginning isn't.
    #expect(field.caretRect(for: field.endOfDocument).maxX <= 200)
    let start = field.textRange(from: field.beginningOfDocument, to: field.endOfDocument)
    #expect(start.map { field.firstRect(for: $0).minX < 0 } == true)
  }
}

private final class InsetField: UITextField {
  override func editingRect(forBounds bounds: CGRect) -> CGRect {
    bounds.insetBy(dx: 40, dy: 0)
  }
}
