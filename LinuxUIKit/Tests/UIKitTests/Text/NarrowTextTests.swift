import Testing
import UIKit

@Suite("Texts in lines narrower than a character") @MainActor struct NarrowTextTests {
  // Pango 1.50 ends the process when it breaks these texts between words.
  private nonisolated static let texts = [
    "\u{2066}\u{5DD} \u{200D}\u{130}", "\u{D55C}\u{5DD} \u{301}\u{DF}W\u{FB01}",
    "\u{130}\u{1F3FB}\u{1F3FB}--", "\u{1F3FB}\u{1F3FB}\u{200D}\u{1F1E9}\u{1F1EA}",
    "1\u{5DD} \u{301}\u{301}\u{301}b", "\u{DF}\u{2066}\u{5E9}\u{5DC} \u{200D}\u{130}",
  ]

  @Test(
    "A space with a combining mark is laid out at every width",
    arguments: texts, [0.001, 0.5, 1, 1.5, 3, 5, 9, 17, 40] as [CGFloat])
  func markedSpace(text: String, width: CGFloat) {
    let label = UILabel()
    label.numberOfLines = 0
    label.attributedText = NSAttributedString(
      string: text, attributes: [.font: UIFont.systemFont(ofSize: 12)])

    let size = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))

    #expect(size.height >= UIFont.systemFont(ofSize: 12).lineHeight.rounded(.down))
    #expect(size.width.isFinite)
  }

  @Test(
    "Attributes that begin inside a character are laid out at every width",
    arguments: [0.001, 1, 3, 5.9, 9, 17, 40] as [CGFloat])
  func splitCharacter(width: CGFloat) {
    // The first character has the scalars 915 94D 937 93F.
    let text = NSMutableAttributedString(
      string: "\u{915}\u{94D}\u{937}\u{93F}\u{130}\u{1F3FB}\u{1F3FB}",
      attributes: [.font: UIFont.systemFont(ofSize: 12)])
    text.addAttribute(
      .foregroundColor, value: UIColor.red, range: NSRange(location: 2, length: 5))

    let bounds = text.boundingRect(
      with: CGSize(width: width, height: 1_000), options: .usesLineFragmentOrigin, context: nil)

    #expect(bounds.height > 0)
  }

  @Test("A kerning that widens the space makes no difference")
  func kerning() {
    let text = NSAttributedString(
      string: Self.texts[1], attributes: [.font: UIFont.systemFont(ofSize: 12), .kern: 40])

    for width in stride(from: 1.0, to: 60, by: 3) {
      let bounds = text.boundingRect(
        with: CGSize(width: width, height: 1_000), options: .usesLineFragmentOrigin, context: nil)
      #expect(bounds.height > 0)
    }
  }
}
