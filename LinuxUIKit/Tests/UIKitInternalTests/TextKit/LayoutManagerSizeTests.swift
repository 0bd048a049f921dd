import SeededNumbers
import Testing
import UIKit

@Suite("Sizes of a layout manager") @MainActor struct LayoutManagerSizeTests {
  private let font: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17)]

  /// The height of a line of 17 points: 2444 of 2048 units (uikit.md, 2.5).
  private let lineHeight: CGFloat = 17 * 2444 / 2048

  @Test("The used rectangle has the size of the string, and of a label in whole pixels")
  func equalSizes() {
    for seed in PropertyRuns.seeds(full: 4_000) {
      var generator = SeededGenerator(seed: seed)
      let text = RandomText.make(using: &generator)
      let width = CGFloat.random(in: 20...300, using: &generator)
      let used = TextStack(text, width: width).usedRect
      let bounds = text.boundingRect(
        with: CGSize(width: width, height: 0), options: .usesLineFragmentOrigin, context: nil)
      #expect(abs(used.width - bounds.width) < 1e-6, "seed \(seed)")
      #expect(abs(used.height - bounds.height) < 1e-6, "seed \(seed)")
      guard text.length > 0 else { continue }

      let label = UILabel()
      label.numberOfLines = 0
      label.attributedText = text
      let size = label.sizeThatFits(CGSize(width: width, height: 0))
      let pixel = 1 / label.traitCollection.displayScale
      #expect(size.width - used.width > -1e-6 && size.width - used.width < pixel, "seed \(seed)")
      #expect(
        size.height - used.height > -1e-6 && size.height - used.height < pixel, "seed \(seed)")
    }
  }

  @Test("The padding is at both ends of the lines")
  func padding() {
    let text = NSAttributedString(string: "Hillside", attributes: font)
    let stack = TextStack(text, width: 200, padding: 12)
    #expect(abs(stack.usedRect.width - text.size().width - 24) < 1e-9)
    #expect(stack.manager.location(forGlyphAt: 0).x == 12)
    let line = stack.manager.lineFragmentRect(forGlyphAt: 0, effectiveRange: nil)
    #expect(line.width == 200)
  }

  @Test("Lines touch, and add up to the used rectangle and to the whole text")
  func lines() {
    for seed in PropertyRuns.seeds(full: 2_000) {
      var generator = SeededGenerator(seed: seed)
      let text = NSMutableAttributedString(attributedString: RandomText.make(using: &generator))
      let style = NSMutableParagraphStyle()
      style.lineSpacing = .random(in: 0...9, using: &generator)
      style.paragraphSpacing = .random(in: 0...9, using: &generator)
      style.paragraphSpacingBefore = .random(in: 0...9, using: &generator)
      text.addAttribute(
        .paragraphStyle, value: style, range: NSRange(location: 0, length: text.length))
      let stack = TextStack(text, width: .random(in: 20...300, using: &generator), padding: 5)
      let manager = stack.manager

      var (bottom, end, used): (CGFloat, Int, CGRect?) = (0, 0, nil)
      manager.enumerateLineFragments(forGlyphRange: stack.range) {
        rect, usedRect, container, range, _ in
        #expect(abs(rect.minY - bottom) < 1e-6, "seed \(seed)")
        #expect(range.location == end, "seed \(seed)")
        #expect(rect.minY <= usedRect.minY && usedRect.maxY <= rect.maxY + 1e-6, "seed \(seed)")
        #expect(container === stack.container)
        (bottom, end) = (rect.maxY, NSMaxRange(range))
        used = used?.union(usedRect) ?? usedRect
      }
      #expect(end == text.length, "seed \(seed)")
      let extra = manager.extraLineFragmentUsedRect
      if extra != .zero {
        #expect(abs(manager.extraLineFragmentRect.minY - bottom) < 1e-6, "seed \(seed)")
        bottom = manager.extraLineFragmentRect.maxY
        used = used?.union(extra) ?? extra
      }
      #expect(abs(bottom - stack.usedRect.maxY) < 1e-6, "seed \(seed)")
      #expect(used == stack.usedRect, "seed \(seed)")
    }
  }

  @Test("An empty text and a line break at the end have an extra line")
  func extraLine() {
    let empty = TextStack(NSAttributedString(string: ""), width: 100)
    #expect(empty.manager.extraLineFragmentTextContainer === empty.container)
    // Without a font it is a line of 12 points.
    #expect(abs(empty.usedRect.height - 12 * 2444 / 2048) < 1e-9)

    let ending = TextStack(NSAttributedString(string: "a\n", attributes: font), width: 100)
    #expect(abs(ending.manager.extraLineFragmentRect.minY - lineHeight) < 1e-9)
    #expect(abs(ending.usedRect.height - 2 * lineHeight) < 1e-9)
    let plain = TextStack(NSAttributedString(string: "a", attributes: font), width: 100)
    #expect(plain.manager.extraLineFragmentRect == .zero)
    #expect(plain.manager.extraLineFragmentTextContainer == nil)
  }

  @Test("A line break of two characters is one, also if their attributes differ")
  func carriageReturn() {
    let text = NSMutableAttributedString(string: "a\r\nb", attributes: font)
    text.addAttribute(
      .foregroundColor, value: UIColor.red, range: NSRange(location: 2, length: 2))
    let stack = TextStack(text, width: 100)
    #expect(abs(stack.usedRect.height - 2 * lineHeight) < 1e-9)
    var range = NSRange()
    _ = stack.manager.lineFragmentRect(forGlyphAt: 0, effectiveRange: &range)
    #expect(range == NSRange(location: 0, length: 3))
    text.addAttribute(
      .foregroundColor, value: UIColor.blue, range: NSRange(location: 3, length: 1))
    #expect(abs(text.size().height - 2 * lineHeight) < 1e-9)
  }

  @Test("A maximum number of lines limits the lines, and the mode of the container truncates")
  func lineLimit() {
    let text = NSAttributedString(string: "one two three four five six", attributes: font)
    let stack = TextStack(text, width: 60)
    stack.container.maximumNumberOfLines = 2
    #expect(abs(stack.usedRect.height - 2 * lineHeight) < 1e-9)
    let wrapped = stack.manager.glyphRange(for: stack.container)
    #expect(wrapped.length < text.length)
    stack.container.lineBreakMode = .byTruncatingTail
    #expect(abs(stack.usedRect.height - 2 * lineHeight) < 1e-9)
    #expect(stack.manager.glyphRange(for: stack.container).length == text.length)
    #expect(stack.usedRect.width <= 60)
  }

  @Test("A height limits the lines to those that fit")
  func heightLimit() {
    let text = NSAttributedString(string: "a\nb\nc\nd", attributes: font)
    let stack = TextStack(text, width: 60, height: 2.9 * lineHeight)
    #expect(stack.manager.glyphRange(for: stack.container) == NSRange(location: 0, length: 4))
    stack.container.size.height = 0
    #expect(stack.manager.glyphRange(for: stack.container).length == 7)
  }

  @Test("Without the leading of fonts lines are closer")
  func fontLeading() {
    // Text styles have a line spacing of their own: body has 22 points (uikit.md, 2.2).
    let body = UIFont.preferredFont(forTextStyle: .body)
    let stack = TextStack(
      NSAttributedString(string: "a\nb\nc", attributes: [.font: body]), width: 60)
    let leading = body.leading
    #expect(leading > 1)
    let with = stack.usedRect.height
    stack.manager.usesFontLeading = false
    // Three lines have two spaces between them.
    #expect(abs(with - stack.usedRect.height - 2 * leading) < 1e-9)
  }

  @Test("A change of the text, the width or the padding is laid out again")
  func changes() {
    let stack = TextStack(NSAttributedString(string: "one two", attributes: font), width: 200)
    #expect(abs(stack.usedRect.height - lineHeight) < 1e-9)
    stack.container.size.width = 40
    #expect(abs(stack.usedRect.height - 2 * lineHeight) < 1e-9)
    stack.container.size.width = 200
    stack.container.lineFragmentPadding = 80
    #expect(abs(stack.usedRect.height - 2 * lineHeight) < 1e-9)
    stack.storage.append(NSAttributedString(string: "\n\n", attributes: font))
    #expect(abs(stack.usedRect.height - 4 * lineHeight) < 1e-9)
  }
}
