import Testing
import UIKit

@MainActor @Suite("Attributed text of labels")
struct UILabelAttributedTextTests {
  private func attributed(
    _ parts: (String, [NSAttributedString.Key: Any])...
  ) -> NSAttributedString {
    let text = NSMutableAttributedString(string: "")
    for (string, attributes) in parts {
      text.append(NSAttributedString(string: string, attributes: attributes))
    }
    return text
  }

  @Test("A label returns the attributes of the first character")
  func firstCharacter() {
    let label = UILabel()
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    style.lineBreakMode = .byClipping
    label.attributedText = attributed(
      (
        "a",
        [
          .font: UIFont.systemFont(ofSize: 30), .foregroundColor: UIColor.systemRed,
          .paragraphStyle: style,
        ]
      ), ("b", [.font: UIFont.systemFont(ofSize: 10)]))
    #expect(label.font == .systemFont(ofSize: 30))
    #expect(label.textColor == .systemRed)
    #expect(label.textAlignment == .center)
    #expect(label.lineBreakMode == .byClipping)
    #expect(label.text == "ab")
  }

  @Test("Setting the text removes attributes and keeps the first font and color")
  func plainAfterAttributed() {
    let label = UILabel()
    label.attributedText = attributed(
      ("a", [.font: UIFont.systemFont(ofSize: 30), .foregroundColor: UIColor.systemRed]))
    label.text = "plain"
    #expect(label.font == .systemFont(ofSize: 30))
    #expect(label.textColor == .systemRed)
    #expect(label.attributedText?.string == "plain")
  }

  @Test("A plain text reads as attributed with the label's font")
  func plainAsAttributed() {
    let label = makeLabel("plain", size: 20)
    let font = label.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
    #expect(font == .systemFont(ofSize: 20))
    #expect(UILabel().attributedText == nil)
  }

  @Test("A line is as high as its largest run")
  func mixedHeights() {
    let label = makeLabel(nil, lines: 0)
    label.attributedText = attributed(
      ("a", [.font: UIFont.systemFont(ofSize: 10)]), ("b", [.font: UIFont.systemFont(ofSize: 34)]),
      ("\nc", [.font: UIFont.systemFont(ofSize: 10)]))
    // uikit.md, 2.5: 40.574 + 11.934 = 52.508, at 3x 52.667.
    #expect(abs(label.naturalSize.height - 52.667) < 0.0005)
  }

  @Test("Missing attributes are taken from the label")
  func labelFont() {
    let label = makeLabel(nil, size: 34)
    label.attributedText = attributed(("abc", [:]))
    #expect(label.naturalSize == makeLabel("abc", size: 34).naturalSize)
  }

  @Test("Setting the font changes all of the text")
  func fontForAll() {
    let label = makeLabel(nil)
    label.attributedText = attributed(
      ("a", [.font: UIFont.systemFont(ofSize: 10)]), ("b", [.font: UIFont.systemFont(ofSize: 34)]))
    label.font = .systemFont(ofSize: 17)
    #expect(label.naturalSize == makeLabel("ab").naturalSize)
  }

  @Test("Kerning widens text")
  func kerning() {
    let label = makeLabel(nil)
    label.attributedText = attributed(("abcde", [.kern: 6]))
    let added = label.naturalSize.width - makeLabel("abcde").naturalSize.width
    // Six points after each of five glyphs, both widths rounded up to a third of a point.
    #expect(abs(added - 30) <= 0.34)
  }

  @Test("Changing an attributed string later does not change the label")
  func copies() {
    let label = makeLabel(nil)
    let text = NSMutableAttributedString(string: "abc")
    label.attributedText = text
    text.append(NSAttributedString(string: "def"))
    #expect(label.text == "abc")
  }
}
