import TestSupport
import Testing
import UIKit

@MainActor struct TextFieldPictureTests {
  @Test(
    "Fields match their golden pictures in light and dark appearance",
    arguments: [
      (UIUserInterfaceStyle.light, "light"), (.dark, "dark"),
    ])
  func appearances(style: UIUserInterfaceStyle, name: String) {
    expectImage(picture(style), named: "fields_\(name)")
  }

  private func picture(_ style: UIUserInterfaceStyle) -> UIImage {
    let fields = self.fields
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 240, height: 8 + 42 * fields.count))
    window.overrideUserInterfaceStyle = style
    window.backgroundColor = .secondarySystemBackground
    for (index, field) in fields.enumerated() {
      field.frame = CGRect(x: 10, y: 8 + 42 * index, width: 220, height: 34)
      window.addSubview(field)
    }
    window.isHidden = false
    // The selection is drawn only in the first responder; it has no caret that could blink.
    fields.last?.becomeFirstResponder()
    fields.last?.selectAll(nil)
    window.layoutIfNeeded()
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    return UIGraphicsImageRenderer(size: window.bounds.size, format: format).image { context in
      window.layer.render(in: context.cgContext)
    }
  }

  private var fields: [UITextField] {
    [
      made("No border", .none), made("Line", .line), made("Bezel", .bezel),
      made("Rounded", .roundedRect), made("", .roundedRect) { $0.placeholder = "Placeholder" },
      made("With a clear button that shortens it", .roundedRect) { $0.clearButtonMode = .always },
      made("Search", .roundedRect) {
        $0.leftView = UIImageView(image: UIImage(systemName: "magnifyingglass"))
        $0.leftViewMode = .always
      },
      made("secret", .roundedRect) { $0.isSecureTextEntry = true },
      made("Switched off", .roundedRect) { $0.isEnabled = false },
      made("من اليمين إلى اليسار", .roundedRect) {
        $0.semanticContentAttribute = .forceRightToLeft
        $0.clearButtonMode = .always
      },
      made("Centered 👍🏽", .roundedRect) { $0.textAlignment = .center },
      made("Selected שלום text", .roundedRect),
    ]
  }

  private func made(
    _ text: String, _ style: UITextField.BorderStyle, _ change: (UITextField) -> Void = { _ in }
  ) -> UITextField {
    let field = UITextField()
    field.text = text
    field.borderStyle = style
    change(field)
    return field
  }
}
