import ScrollMotion
import Testing

struct AnimationSpanTests {
  private func span(repeats: Bool = false, reverses: Bool = false) -> AnimationSpan {
    AnimationSpan(
      begin: 10, duration: 2, pace: .cubic(.linear), repeats: repeats, reverses: reverses)
  }

  private func isNear(_ one: Double, _ other: Double) -> Bool { abs(one - other) < 1e-9 }

  @Test("A span is at its start before its time, and at its end afterward")
  func once() {
    #expect(span().progress(at: 9) == 0)
    #expect(span().progress(at: 10) == 0)
    #expect(isNear(span().progress(at: 10.5), 0.25))
    #expect(span().progress(at: 12) == 1)
    #expect(span().isOver(at: 12) && !span().isOver(at: 11.99))
  }

  @Test("A span that reverses returns to its start, and then is at its end")
  func reversing() {
    let span = span(reverses: true)
    #expect(isNear(span.progress(at: 11.5), 0.75))
    #expect(isNear(span.progress(at: 12.5), 0.75))
    #expect(isNear(span.progress(at: 13.5), 0.25))
    #expect(span.end == 14 && span.progress(at: 14) == 1)
  }

  @Test("A span that repeats starts over forever")
  func repeating() {
    #expect(isNear(span(repeats: true).progress(at: 10 + 2 * 50 + 0.5), 0.25))
    #expect(isNear(span(repeats: true, reverses: true).progress(at: 12 + 4 * 9 + 0.5), 0.75))
    #expect(!span(repeats: true).isOver(at: 1e9))
  }
}
