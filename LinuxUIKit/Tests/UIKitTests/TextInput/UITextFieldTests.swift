import Testing
import UIKit

@MainActor struct UITextFieldTests {
  private let field = UITextField()

  @Test("A new field has no text, the system font of 17 points and no border")
  func defaults() {
    #expect(field.text == "")
    #expect(field.placeholder == nil)
    #expect(field.font == .systemFont(ofSize: 17))
    #expect(field.textColor == .label)
    #expect(field.textAlignment == .natural)
    #expect(field.borderStyle == .none)
    #expect(field.clearButtonMode == .never)
    #expect(field.leftViewMode == .never)
    #expect(field.rightViewMode == .never)
    #expect(!field.isEditing)
    #expect(!field.hasText)
    #expect(field.isUserInteractionEnabled)
  }

  @Test("A field without text returns an empty string, also after nil was set")
  func empty() {
    field.text = "a"
    field.text = nil

    #expect(field.text == "")
    #expect(!field.hasText)
  }

  @Test("Text input traits are stored, and have Apple's defaults")
  func traits() {
    #expect(field.autocapitalizationType == .sentences)
    #expect(field.keyboardType == .default)
    #expect(field.returnKeyType == .default)
    #expect(!field.isSecureTextEntry)
    field.keyboardType = .emailAddress
    field.returnKeyType = .send
    field.autocapitalizationType = .none
    field.autocorrectionType = .no
    field.textContentType = .emailAddress
    field.isSecureTextEntry = true

    #expect(field.keyboardType == .emailAddress)
    #expect(field.returnKeyType.rawValue == 7)
    #expect(field.autocapitalizationType == .none)
    #expect(field.autocorrectionType == .no)
    #expect(field.textContentType == .emailAddress)
    #expect(field.isSecureTextEntry)
  }

  @Test("Attributed text sets the field's font and color to those of the first character")
  func attributed() {
    let font = UIFont.boldSystemFont(ofSize: 20)
    field.attributedText = NSAttributedString(
      string: "Hi", attributes: [.font: font, .foregroundColor: UIColor.red])

    #expect(field.text == "Hi")
    #expect(field.font == font)
    #expect(field.textColor == .red)
    field.text = "Ho"
    #expect(field.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == font)
  }

  @Test("Text typed into an attributed text has the attributes before it")
  func typedAttributes() {
    let shown = ShownField()
    shown.field.attributedText = NSAttributedString(
      string: "ab", attributes: [.foregroundColor: UIColor.red])
    shown.field.insertText("c")

    let text = shown.field.attributedText
    #expect(text?.string == "abc")
    #expect(text?.attribute(.foregroundColor, at: 2, effectiveRange: nil) as? UIColor == .red)
  }

  @Test("The accessibility value is the text, dots for a secure one, or the placeholder if empty")
  func spoken() {
    field.placeholder = "Name"
    #expect(field.isAccessibilityElement)
    #expect(field.accessibilityValue == "Name")
    field.text = "Ana"
    #expect(field.accessibilityValue == "Ana")
    field.isSecureTextEntry = true
    #expect(field.accessibilityValue == "\u{2022}\u{2022}\u{2022}")
  }

  @Test("A Dynamic Type font changes with the category")
  func dynamicType() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    let controller = UIViewController()
    let host = UIViewController()
    host.addChild(controller)
    host.view.addSubview(controller.view)
    window.rootViewController = host
    window.isHidden = false
    controller.view.addSubview(field)
    field.font = .preferredFont(forTextStyle: .body)
    field.adjustsFontForContentSizeCategory = true
    host.setOverrideTraitCollection(
      UITraitCollection(preferredContentSizeCategory: .extraExtraExtraLarge),
      forChild: controller)
    window.layoutIfNeeded()

    // uikit.md, 2.2: body has 23 points at xxxL.
    #expect(field.font?.pointSize == 23)
  }
}
