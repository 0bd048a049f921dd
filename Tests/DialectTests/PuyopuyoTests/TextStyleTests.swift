import Puyopuyo
import Testing
import UIKit

@MainActor @Suite("Styles of texts") struct TextStyleTests {
  private let styles: [any Style] = [
    TextColorStyle(value: .red, state: .normal), TextAlignmentStyle(value: .right, state: .normal),
  ]

  @Test("They set the title of a button, and the text of labels, fields and text views")
  func views() {
    let label = UILabel().styles(styles)
    #expect(label.textColor == .red && label.textAlignment == .right)
    let button = UIButton().styles(styles).style(TextColorStyle(value: .blue, state: .selected))
    #expect(button.titleColor(for: .normal) == .red)
    #expect(button.titleColor(for: .selected) == .blue)
    #expect(button.contentHorizontalAlignment == .right)
    let field = UITextField().styles(styles)
    #expect(field.textColor == .red && field.textAlignment == .right)
    let text = UITextView().styles(styles)
    #expect(text.textColor == .red && text.textAlignment == .right)
  }

  @Test("A key path makes a style of its property") func keyPath() {
    #expect(
      UIView().style((\UIView.layer.cornerRadius).getStyle(with: 12)).layer.cornerRadius == 12)
  }

  @Test("Removing them restores what was there before the first of them") func removal() {
    let label = UILabel()
    label.textColor = .blue
    let alignment = label.textAlignment
    label.styles(styles).style(TextColorStyle(value: .green))
    #expect(label.textColor == .green)
    label.removeStyles()
    #expect(label.textColor == .blue && label.textAlignment == alignment)
  }
}
