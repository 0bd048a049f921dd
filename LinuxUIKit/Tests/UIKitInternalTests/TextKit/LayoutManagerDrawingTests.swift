import SeededNumbers
import TestSupport
import Testing
import UIKit

@Suite("Drawing of a layout manager") @MainActor struct LayoutManagerDrawingTests {
  private let font: [NSAttributedString.Key: Any] = [
    .font: UIFont.systemFont(ofSize: 17), .foregroundColor: UIColor.black,
  ]

  private func pixels(
    _ size: CGSize, scale: CGFloat = 2, _ body: () -> Void
  ) throws -> [UInt32] {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    let bounds = CGRect(origin: .zero, size: size)
    let image = UIGraphicsImageRenderer(bounds: bounds, format: format).image { context in
      UIColor.white.setFill()
      context.fill(bounds)
      body()
    }
    return try #require(image.cgImage).readPixels()
  }

  private func differences(_ pictures: [[UInt32]]) -> Int {
    zip(pictures[0], pictures[1]).count { $0 != $1 }
  }

  private func draw(_ stack: TextStack, _ range: NSRange? = nil, at origin: CGPoint = .zero) {
    stack.manager.drawBackground(forGlyphRange: range ?? stack.range, at: origin)
    stack.manager.drawGlyphs(forGlyphRange: range ?? stack.range, at: origin)
  }

  @Test("A drawn text is the picture of a label")
  func label() throws {
    for seed in PropertyRuns.seeds(full: 200) {
      var generator = SeededGenerator(seed: seed)
      let text = NSMutableAttributedString(attributedString: RandomText.make(using: &generator))
      guard text.length > 0 else { continue }
      let all = NSRange(location: 0, length: text.length)
      text.addAttribute(.foregroundColor, value: UIColor.black, range: all)
      let start = Int.random(in: 0..<text.length, using: &generator)
      text.addAttribute(
        .underlineStyle, value: NSUnderlineStyle.single.rawValue,
        range: NSRange(start..<text.length))

      let label = UILabel()
      label.numberOfLines = 0
      label.attributedText = text
      label.frame.size = label.sizeThatFits(CGSize(width: 150, height: 0))
      let stack = TextStack(text, width: label.bounds.width)
      // A label has whole pixels of its scale, and clips its text to them.
      let scale = label.traitCollection.displayScale
      let pictures = try [
        { label.draw(label.bounds) }, { draw(stack) },
      ].map { try pixels(label.bounds.size, scale: scale, $0) }
      #expect(pictures[0] == pictures[1], "seed \(seed), \(differences(pictures)) pixels")
    }
  }

  @Test("A part of the text is drawn where it is in the whole text")
  func part() throws {
    let stack = TextStack(NSAttributedString(string: "one two\nsix", attributes: font), width: 100)
    let size = CGSize(width: 100, height: 60)
    let whole = try pixels(size) { draw(stack) }
    let second = try pixels(size) { draw(stack, NSRange(location: 8, length: 3)) }
    // The second line begins at 20.287 points, 40 pixels at scale 2; glyphs of the first end above it.
    let half = 40 * 200
    #expect(second.dropFirst(half).elementsEqual(whole.dropFirst(half)))
    #expect(second.prefix(half).allSatisfy { $0 & 0xFFFFFF == 0xFFFFFF })

    let word = try pixels(size) { draw(stack, NSRange(location: 4, length: 3)) }
    let left = Int(
      stack.manager.boundingRect(
        forGlyphRange: NSRange(location: 4, length: 3), in: stack.container
      ).minX)
    for (index, pixel) in word.enumerated() {
      let column = index % 200
      if column < 2 * left || index >= half + 400 { #expect(pixel & 0xFFFFFF == 0xFFFFFF) }
    }
    #expect(word.contains { $0 & 0xFFFFFF != 0xFFFFFF })
  }

  @Test("Backgrounds and glyphs are drawn apart, at the origin of the container")
  func backgrounds() throws {
    let text = NSMutableAttributedString(string: "HHH", attributes: font)
    text.addAttribute(
      .backgroundColor, value: UIColor.red, range: NSRange(location: 0, length: 3))
    let stack = TextStack(text, width: 100)
    let size = CGSize(width: 100, height: 40)
    let origin = CGPoint(x: 10, y: 10)
    let background = try pixels(size) {
      stack.manager.drawBackground(forGlyphRange: stack.range, at: origin)
    }
    let colors = Set(background.map { $0 & 0xFFFFFF })
    #expect(colors.contains(0xFF0000))
    #expect(!colors.contains(0))
    // The rectangle begins at the origin: 20 pixels down, 20 to the right.
    #expect(background[21 * 200 + 21] & 0xFFFFFF == 0xFF0000)
    #expect(background[19 * 200 + 21] & 0xFFFFFF == 0xFFFFFF)
    let glyphs = try pixels(size) {
      stack.manager.drawGlyphs(forGlyphRange: stack.range, at: origin)
    }
    #expect(glyphs.contains { $0 & 0xFFFFFF == 0 })
    #expect(!glyphs.contains { $0 & 0xFFFFFF == 0xFF0000 })
  }
}
