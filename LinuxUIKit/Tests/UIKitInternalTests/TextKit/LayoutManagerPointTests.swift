import SeededNumbers
import Testing
import UIKit

@Suite("Characters at points of a layout manager") @MainActor struct LayoutManagerPointTests {
  private let font: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17)]

  @Test("The character in the center of a character's rectangle is that character")
  func centers() {
    var count = 0
    for seed in PropertyRuns.seeds(full: 3_000) {
      var generator = SeededGenerator(seed: seed)
      let text = RandomText.make(using: &generator)
      let stack = TextStack(text, width: .random(in: 30...300, using: &generator), padding: 5)
      var start = 0
      for character in text.string {
        let range = NSRange(location: start, length: character.utf16.count)
        start += range.length
        let rect = stack.manager.boundingRect(forGlyphRange: range, in: stack.container)
        guard rect.width > 0.1 else { continue }
        count += 1
        var fraction: CGFloat = -1
        let found = stack.manager.characterIndex(
          for: CGPoint(x: rect.midX, y: rect.midY), in: stack.container,
          fractionOfDistanceBetweenInsertionPoints: &fraction)
        #expect(
          found == range.location, "seed \(seed), \(range) of \(text.string.debugDescription)")
        #expect(abs(fraction - 0.5) < 0.01, "seed \(seed), \(range)")
      }
    }
    #expect(count > 1_000)
  }

  @Test("Points beside, above and below the text have the nearest character of the line")
  func beside() {
    let stack = TextStack(NSAttributedString(string: "ab\ncd", attributes: font), width: 100)
    func index(_ x: CGFloat, _ y: CGFloat) -> Int {
      stack.manager.characterIndex(
        for: CGPoint(x: x, y: y), in: stack.container,
        fractionOfDistanceBetweenInsertionPoints: nil)
    }
    #expect(index(-50, -50) == 0)
    #expect(index(99, 10) == 1)
    #expect(index(-1, 30) == 3)
    #expect(index(99, 30) == 4)
    #expect(index(99, 500) == 4)
    #expect(index(.infinity, .nan) == 4)
    let point = CGPoint(x: 99, y: 10)
    #expect(stack.manager.fractionOfDistanceThroughGlyph(for: point, in: stack.container) == 1)
    #expect(stack.manager.glyphIndex(for: point, in: stack.container) == 1)
  }

  @Test("An empty text has no character, and other containers no lines")
  func empty() {
    let stack = TextStack(NSAttributedString(string: ""), width: 100)
    let foreign = NSTextContainer(size: CGSize(width: 100, height: 100))
    #expect(stack.manager.glyphIndex(for: .zero, in: stack.container) == 0)
    #expect(stack.manager.numberOfGlyphs == 0)
    #expect(!stack.manager.isValidGlyphIndex(0))
    #expect(stack.manager.usedRect(for: foreign) == .zero)
    #expect(stack.manager.glyphRange(for: foreign) == NSRange())
    #expect(NSLayoutManager().usedRect(for: foreign) == .zero)
    #expect(NSLayoutManager().lineFragmentRect(forGlyphAt: 3, effectiveRange: nil) == .zero)
  }

  @Test("Glyphs have the indexes of UTF-16 units, and their baseline is that of the font")
  func glyphs() {
    let stack = TextStack(NSAttributedString(string: "Hi 👍🏽", attributes: font), width: 200)
    let manager = stack.manager
    #expect(manager.numberOfGlyphs == 7)
    #expect(manager.glyphIndexForCharacter(at: 3) == 3)
    #expect(manager.characterIndexForGlyph(at: 3) == 3)
    var actual = NSRange()
    let range = NSRange(location: 1, length: 2)
    #expect(manager.glyphRange(forCharacterRange: range, actualCharacterRange: &actual) == range)
    #expect(actual == range)
    #expect(manager.characterRange(forGlyphRange: range, actualGlyphRange: nil) == range)
    // The ascender is 1950 of 2048 units (uikit.md, 2.5), rounded to pixels.
    let location = manager.location(forGlyphAt: 1)
    #expect(abs(location.y - 17 * 1950 / 2048) <= 0.5)
    let width = ("H" as NSString).size(withAttributes: font).width
    #expect(abs(location.x - width) < 0.01)
  }

  @Test("Enclosing rectangles are one for each line, and stop when the flag is set")
  func enclosing() {
    let stack = TextStack(NSAttributedString(string: "one\ntwo\nsix", attributes: font), width: 100)
    func count(stoppingAfter limit: Int) -> Int {
      var count = 0
      stack.manager.enumerateEnclosingRects(
        forGlyphRange: stack.range,
        withinSelectedGlyphRange: NSRange(location: NSNotFound, length: 0), in: stack.container
      ) { _, stop in
        count += 1
        if count == limit { stop.pointee = true }
      }
      return count
    }
    #expect(count(stoppingAfter: 9) == 3)
    #expect(count(stoppingAfter: 2) == 2)
    let second = CGRect(x: 0, y: 30, width: 10, height: 1)
    #expect(
      stack.manager.glyphRange(forBoundingRect: second, in: stack.container)
        == NSRange(location: 4, length: 4))
  }
}
