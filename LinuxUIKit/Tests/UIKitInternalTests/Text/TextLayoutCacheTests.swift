import Testing

@testable import UIKit

@Suite("Text layout cache")
struct TextLayoutCacheTests {
  @Test("A cached layout equals a new one, also after many others")
  func sameAsFresh() {
    let cache = TextLayoutCache(requestedOnce: 2, requestedAgain: 4)
    for round in 0..<3 {
      for number in 0..<20 {
        let fresh = TextLayoutSolver(shape: shape("\(number)"), width: 50, lineLimit: 1).solve()
        let cached = cache.layout(shape("\(number)"), width: 50, lineLimit: 1)
        #expect(cached.size == fresh.size, "round \(round)")
      }
    }
  }

  @Test("A text that was requested twice outlives any number of texts that are requested once")
  func askedTwice() {
    let cache = TextLayoutCache(requestedOnce: 4, requestedAgain: 4)
    let kept = paragraph(of: "kept", in: cache)
    #expect(paragraph(of: "kept", in: cache) === kept)
    for number in 0..<100 { _ = paragraph(of: "\(number)", in: cache) }
    #expect(paragraph(of: "kept", in: cache) === kept)
  }

  @Test("A text that was requested once is dropped after two generations of others")
  func requestedOnce() {
    let cache = TextLayoutCache(requestedOnce: 4, requestedAgain: 4)
    weak var first: ShapedParagraph?
    first = paragraph(of: "first", in: cache)
    for number in 0..<3 { _ = paragraph(of: "\(number)", in: cache) }
    #expect(first != nil)
    for number in 3..<8 { _ = paragraph(of: "\(number)", in: cache) }
    #expect(first == nil)
  }

  @Test("A long text counts as several, so that few of them drop the others")
  func longTexts() {
    let cache = TextLayoutCache(requestedOnce: 4, requestedAgain: 4)
    weak var first: ShapedParagraph?
    first = paragraph(of: "first", in: cache)
    // 1,024 bytes count as four texts more, a generation: the second one begins the third.
    _ = paragraph(of: String(repeating: "a", count: 1_024), in: cache)
    #expect(first != nil)
    _ = paragraph(of: String(repeating: "b", count: 1_024), in: cache)
    #expect(first == nil)
  }

  @Test("All layouts can be dropped, those that were requested twice too")
  func removeAll() {
    let cache = TextLayoutCache()
    weak var once: ShapedParagraph?
    weak var twice: ShapedParagraph?
    once = paragraph(of: "once", in: cache)
    twice = paragraph(of: "twice", in: cache)
    twice = paragraph(of: "twice", in: cache)
    #expect(once != nil && twice != nil)
    cache.removeAll()
    #expect(once == nil && twice == nil)
    #expect(cache.layout(shape("once"), width: nil, lineLimit: 0).lines.count == 1)
  }

  @Test("Width, line limit and font distinguish layouts")
  func otherKeys() {
    let cache = TextLayoutCache()
    let natural = cache.layout(shape("two words"), width: nil, lineLimit: 0)
    #expect(cache.layout(shape("two words"), width: 50, lineLimit: 0).lines.count == 2)
    #expect(cache.layout(shape("two words"), width: 50, lineLimit: 1).lines.count == 1)
    let large = TextShape("two words", face: FontFace(size: 34), format: ParagraphFormat())
    #expect(cache.layout(large, width: nil, lineLimit: 0).size.height == 2 * natural.size.height)
  }

  @Test("Canonically equivalent texts with different bytes have different layouts")
  func otherBytes() {
    // Both are an "a" with an acute above and a dot below: equal strings whose combining marks
    // differ in order.
    let (one, other) = ("a\u{0301}\u{0323}", "a\u{0323}\u{0301}")
    #expect(one == other)
    #expect(key(one) != key(other))
    #expect(key(one) == key(one))
  }

  private func shape(_ text: String) -> TextShape {
    TextShape(text, face: FontFace(size: 17), format: ParagraphFormat())
  }

  private func key(_ text: String) -> TextLayoutKey {
    TextLayoutKey(shape: shape(text), width: nil, lineLimit: 0)
  }

  private func paragraph(of text: String, in cache: TextLayoutCache) -> ShapedParagraph? {
    cache.layout(shape(text), width: nil, lineLimit: 1).lines.first?.paragraph
  }
}
