import Testing
import UIKit

@MainActor struct ParagraphIndentTests {
  private let font = UIFont.systemFont(ofSize: 17)

  private func label(
    _ text: String, width: CGFloat = 200, _ change: (NSMutableParagraphStyle) -> Void = { _ in }
  ) -> UILabel {
    let style = NSMutableParagraphStyle()
    change(style)
    let label = makeLabel(nil, lines: 0)
    label.attributedText = NSAttributedString(
      string: text, attributes: [.font: font, .paragraphStyle: style])
    label.frame = CGRect(x: 0, y: 0, width: width, height: 100)
    label.sizeToFit()
    label.frame.size.width = width
    return label
  }

  /// The rectangle of the letters; white fills whole points.
  private func ink(_ label: UILabel) throws -> CGRect {
    label.frame.size.height.round(.up)
    return try Ink(label.picture()).bounds
  }

  @Test("A first-line indent moves that line, and a head indent the others")
  func heads() throws {
    let plain = try ink(label("Hill"))
    let first = try ink(label("Hill") { $0.firstLineHeadIndent = 30 })
    let other = try ink(label("Hill") { $0.headIndent = 30 })

    #expect(first.minX - plain.minX == 30)
    #expect(other.minX == plain.minX)
    // The second line alone: the first one is white.
    let style = NSMutableParagraphStyle()
    style.headIndent = 30
    let two = label("")
    let text = NSMutableAttributedString(
      string: "Hillside Hill",
      attributes: [.font: font, .paragraphStyle: style, .foregroundColor: UIColor.white])
    text.addAttribute(
      .foregroundColor, value: UIColor.black, range: NSRange(location: 9, length: 4))
    two.attributedText = text
    two.frame = CGRect(x: 0, y: 0, width: 70, height: 50)
    #expect(try ink(two).minX - plain.minX == 30)
  }

  @Test("In right-to-left text, the indent is at the right")
  func rightToLeft() throws {
    let plain = label("Hill")
    plain.semanticContentAttribute = .forceRightToLeft
    let indented = label("Hill") { $0.firstLineHeadIndent = 30 }
    indented.semanticContentAttribute = .forceRightToLeft

    #expect(try ink(plain).maxX - ink(indented).maxX == 30)
  }

  @Test("Lines end at a tail indent: from the start if it is positive, else from the end")
  func tails() {
    // The words are about 4 x 31 points wide: all of them fit in 200, two in 80.
    let text = "Hill Hill Hill Hill"
    let lines = { (label: UILabel) in (label.bounds.height / font.lineHeight).rounded() }

    #expect(lines(label(text)) == 1)
    #expect(lines(label(text) { $0.tailIndent = 80 }) == 2)
    #expect(lines(label(text) { $0.tailIndent = -120 }) == 2)
  }

  @Test("Indents are part of the intrinsic width")
  func naturalWidth() {
    let plain = label("Hill").naturalSize.width
    let indented = label("Hill") {
      $0.firstLineHeadIndent = 30
      $0.tailIndent = -10
    }

    #expect(abs(indented.naturalSize.width - plain - 40) < 0.0005)
  }

  @Test("Space before a paragraph is above all but the first")
  func spaceBefore() {
    let plain = label("a\nb").bounds.height

    #expect(label("a") { $0.paragraphSpacingBefore = 9 }.bounds.height == label("a").bounds.height)
    #expect(label("a\nb") { $0.paragraphSpacingBefore = 9 }.bounds.height - plain == 9)
  }

  @Test("A paragraph with its own writing direction is indented at its leading edge")
  func direction() throws {
    let right = try ink(label("Hill!") { $0.baseWritingDirection = .rightToLeft })
    let forced = label("Hill!") { $0.baseWritingDirection = .leftToRight }
    forced.semanticContentAttribute = .forceRightToLeft

    #expect(right.maxX > 190)
    #expect(try ink(forced).minX < 10)
  }

  @Test("The punctuation at the end of a right-to-left sentence is at the left")
  func marks() throws {
    // "Hill" is wider than the dot: to the left of the first letter is only the dot.
    let natural = try ink(label("Hill.") { $0.alignment = .left })
    let mirrored = try ink(
      label("Hill.") {
        $0.alignment = .left
        $0.baseWritingDirection = .rightToLeft
      })

    #expect(mirrored != natural)
    #expect(abs(mirrored.width - natural.width) < 1)
  }

  @Test("A truncated line keeps its indent")
  func truncation() throws {
    let style = NSMutableParagraphStyle()
    style.firstLineHeadIndent = 30
    style.lineBreakMode = .byTruncatingTail
    let one = makeLabel(nil)
    one.attributedText = NSAttributedString(
      string: "Hill Hill Hill Hill Hill", attributes: [.font: font, .paragraphStyle: style])
    one.frame = CGRect(x: 0, y: 0, width: 120, height: 22)

    let bounds = try ink(one)
    #expect(bounds.minX >= 30)
    #expect(bounds.maxX > 100)
    #expect(bounds.maxX <= 120)
  }

  @Test("Indents that leave no space lay out one character a line")
  func noAvailableSpace() {
    let narrow = label("Hill", width: 20) { $0.headIndent = 90 }

    #expect(narrow.bounds.height > 0)
    #expect(narrow.bounds.height < 1000)
  }
}
