import Testing
import UIKit

@MainActor @Suite("Buttons without a configuration") struct UIButtonTests {
  private let button = UIButton(type: .system)

  @Test("A new button has no title, no image and no action")
  func defaults() {
    let button = UIButton()

    #expect(button.buttonType == .custom)
    #expect(button.currentTitle == nil)
    #expect(button.currentImage == nil)
    #expect(button.titleLabel?.text == nil)
    // uikit.md, 3.5 and 9.2.
    #expect(button.titleLabel?.font == .systemFont(ofSize: 15))
    #expect(button.titleLabel?.lineBreakMode == .byTruncatingMiddle)
    #expect(button.contentHorizontalAlignment == .center)
    #expect(button.contentVerticalAlignment == .center)
  }

  @Test("States without a title have that of the normal state")
  func titles() {
    button.setTitle("Follow", for: .normal)
    button.setTitle("Following", for: .selected)

    #expect(button.currentTitle == "Follow")
    button.isSelected = true
    #expect(button.currentTitle == "Following")
    #expect(button.titleLabel?.text == "Following")
    // A combination of two states is a separate state.
    button.isHighlighted = true
    #expect(button.currentTitle == "Follow")
    #expect(button.title(for: .disabled) == "Follow")
    button.isHighlighted = false
    button.setTitle(nil, for: .selected)
    #expect(button.currentTitle == "Follow")
  }

  @Test("An attributed title takes precedence over a plain one")
  func attributedTitle() {
    button.setTitle("Plain", for: .normal)
    let rich = NSAttributedString(string: "Rich", attributes: [.foregroundColor: UIColor.red])
    button.setAttributedTitle(rich, for: .normal)

    #expect(button.currentTitle == "Plain")
    #expect(button.currentAttributedTitle == rich)
    #expect(button.titleLabel?.text == "Rich")
    button.setAttributedTitle(nil, for: .normal)
    #expect(button.titleLabel?.text == "Plain")
  }

  @Test("The title of a system button has its tint color, and is gray when disabled")
  func systemColors() {
    button.setTitle("Save", for: .normal)
    button.tintColor = .systemRed
    #expect(button.currentTitleColor == .systemRed)
    #expect(button.titleLabel?.textColor == .systemRed)
    button.isEnabled = false
    // uikit.md, 3.5: 133 of 255 at 0.45.
    #expect(button.titleLabel?.textColor == UIColor(white: 133 / 255, alpha: 0.45))
    button.setTitleColor(.systemGreen, for: .normal)

    #expect(button.titleLabel?.textColor == .systemGreen)
    #expect(button.titleColor(for: .highlighted) == .systemGreen)
  }

  @Test("The title of a custom button is white")
  func customColor() {
    let button = UIButton()
    button.setTitle("Save", for: .normal)

    #expect(button.currentTitleColor == .white)
    #expect(button.titleLabel?.textColor == .white)
  }

  @Test("Images follow the state, too")
  func images() {
    let (star, heart) = (UIImage(systemName: "star"), UIImage(systemName: "heart"))
    let large = UIImage.SymbolConfiguration(pointSize: 30)
    button.setImage(star, for: .normal)
    button.setImage(heart, for: .disabled)
    button.setBackgroundImage(star, for: .selected)
    button.setPreferredSymbolConfiguration(large, forImageIn: .normal)

    #expect(button.currentImage == star)
    #expect(button.currentBackgroundImage == nil)
    #expect(button.currentPreferredSymbolConfiguration == large)
    #expect(button.imageView?.image?.renderingMode == .alwaysTemplate)
    button.isEnabled = false
    #expect(button.image(for: .disabled) == heart)
    #expect(button.currentImage == heart)
    button.isSelected = true
    #expect(button.currentImage == star)
    #expect(button.backgroundImage(for: .selected) == star)
  }

  @Test("The primary action of a button is called and provides its title and image")
  func primaryAction() {
    var calls = 0
    let action = UIAction(title: "Add", image: UIImage(systemName: "plus")) { _ in calls += 1 }
    let button = UIButton(primaryAction: action)

    #expect(button.buttonType == .system)
    #expect(button.currentTitle == "Add")
    #expect(button.currentImage == UIImage(systemName: "plus"))
    button.sendActions(for: .primaryActionTriggered)
    #expect(calls == 1)
    let framed = UIButton(
      frame: CGRect(x: 1, y: 2, width: 3, height: 4), primaryAction: action)
    #expect(framed.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test("A button is one accessibility element, labeled by its title")
  func accessibility() {
    button.setTitle("Save", for: .normal)
    #expect(button.isAccessibilityElement)
    #expect(button.accessibilityLabel == "Save")
    #expect(button.accessibilityTraits == .button)
    button.isSelected = true
    button.isEnabled = false
    #expect(button.accessibilityTraits == [.button, .selected, .notEnabled])
    button.accessibilityLabel = "Keep"

    #expect(button.accessibilityLabel == "Keep")
  }

  @Test("A button whose action captures it weakly is released")
  func release() {
    weak var released: UIButton?
    do {
      let button = UIButton(type: .system)
      button.addAction(
        UIAction { [weak button] _ in button?.isSelected = true }, for: .touchUpInside)
      button.setTitle("Save", for: .normal)
      button.layoutIfNeeded()
      button.sendActions(for: .touchUpInside)
      #expect(button.isSelected)
      released = button
    }

    #expect(released == nil)
  }
}
