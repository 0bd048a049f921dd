import Testing
import UIKit

@MainActor @Suite("Paragraph styles")
struct NSParagraphStyleTests {
  /// The height at 3x of three lines of 17 points, of which the first two are one paragraph.
  private func height(_ change: (NSMutableParagraphStyle) -> Void) -> CGFloat {
    let style = NSMutableParagraphStyle()
    change(style)
    let label = makeLabel(nil, lines: 0)
    label.attributedText = NSAttributedString(
      string: "aaaa bbbb\nc",
      attributes: [.font: UIFont.systemFont(ofSize: 17), .paragraphStyle: style])
    return label.sizeThatFits(CGSize(width: 60, height: 0)).height
  }

  @Test("Lines without a paragraph style have no spacing")
  func plain() {
    // 3 x 20.287 = 60.861.
    #expect(abs(height { _ in } - 61) < 0.0005)
  }

  @Test("Line spacing is below each line except the last")
  func lineSpacing() {
    // 60.861 + 2 x 4 = 68.861.
    #expect(abs(height { $0.lineSpacing = 4 } - 69) < 0.0005)
  }

  @Test("Paragraph spacing is between paragraphs")
  func paragraphSpacing() {
    // 60.861 + 10 = 70.861.
    #expect(abs(height { $0.paragraphSpacing = 10 } - 71) < 0.0005)
  }

  @Test("Lines have at least the minimum and at most the maximum line height")
  func limits() {
    #expect(abs(height { $0.minimumLineHeight = 30 } - 90) < 0.0005)
    #expect(abs(height { $0.maximumLineHeight = 10 } - 30) < 0.0005)
  }

  @Test("A line height multiple multiplies the height of lines")
  func multiple() {
    // 1.5 x 60.861 = 91.292, at 3x 91.333.
    #expect(abs(height { $0.lineHeightMultiple = 1.5 } - 91.333) < 0.0005)
  }

  @Test("A style has Apple's defaults")
  func defaults() {
    let style = NSParagraphStyle.default
    #expect(style.alignment == .natural)
    #expect(style.lineBreakMode == .byWordWrapping)
    #expect(style.lineSpacing == 0)
    #expect(style.lineHeightMultiple == 0)
  }

  @Test("A copy is equal and does not follow")
  func copies() throws {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 3
    let copy = try #require(style.copy() as? NSParagraphStyle)
    #expect(copy == style)
    style.lineSpacing = 4
    #expect(copy.lineSpacing == 3)
    #expect(copy != style)
    let mutable = try #require(copy.mutableCopy() as? NSMutableParagraphStyle)
    mutable.alignment = .right
    #expect(mutable.lineSpacing == 3)
    #expect(copy.alignment == .natural)
  }
}
