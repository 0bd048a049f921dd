import SeededNumbers
import TestSupport
import Testing

@testable import UIKit

@Suite("Layout of text")
struct TextLayoutTests {
  private func layout(
    _ text: String, width: CGFloat? = nil, lines: Int = 0,
    mode: NSLineBreakMode = .byTruncatingTail
  ) -> TextLayout {
    let shape = TextShape(
      text, face: FontFace(size: 17), format: ParagraphFormat(lineBreakMode: mode))
    return TextLayoutSolver(shape: shape, width: width, lineLimit: lines).solve()
  }

  private func texts(_ layout: TextLayout) -> [String] {
    layout.lines.map { line in
      let bytes = line.paragraph.lines[line.index].bytes
      return String(decoding: Array(line.paragraph.content.text.utf8)[bytes], as: UTF8.self)
    }
  }

  @Test("Line breaks of every kind break lines")
  func lineFeeds() {
    #expect(texts(layout("a\nb\r\nc\u{2028}d")) == ["a", "b", "c", "d"])
    #expect(texts(layout("")) == [""])
    #expect(texts(layout("a\n")) == ["a", ""])
  }

  @Test("Baselines are a line height apart")
  func baselines() {
    let layout = layout("a\nb\nc")
    // uikit.md, 2.5: ascender 1950 and line height 2444 of 2048 units.
    #expect(abs(layout.firstBaseline - 17 * 1950 / 2048) < 1e-9)
    #expect(abs(layout.lastBaseline - 17 * (1950 + 2 * 2444) / 2048) < 1e-9)
  }

  @Test("A word that is wider than the available width breaks at characters")
  func longWord() {
    let layout = layout("HHHHHHHHHH", width: 50)
    #expect(layout.lines.count > 1)
    #expect(layout.size.width <= 50)
  }

  @Test("Wrapping at characters fills lines")
  func characterWrapping() {
    let room = layout("aaaa b").size.width + 0.01
    #expect(texts(layout("aaaa bbb", width: room)) == ["aaaa ", "bbb"])
    #expect(texts(layout("aaaa bbb", width: room, mode: .byCharWrapping)) == ["aaaa b", "bb"])
  }

  @Test("A wrapping mode does not change the first lines")
  func wrappingWithLimit() {
    let words = "one two three four"
    let all = layout(words, width: 60, mode: .byWordWrapping)
    let first = layout(words, width: 60, lines: 1, mode: .byWordWrapping)
    #expect(texts(first) == [texts(all)[0]])
    #expect(all.lines.count > 1)
  }

  @Test("A truncating mode fits the rest into the last line")
  func truncationWithLimit() {
    let width = layout("one two").size.width + 0.01
    let cut = layout("one two three four five six", width: width, lines: 2)
    #expect(cut.lines.count == 2)
    #expect(cut.size.width <= width + 0.001)
    #expect(texts(cut)[0] == "one two ")
    #expect(texts(cut)[1] == "three four five six")
  }

  @Test("An omitted paragraph is replaced by an ellipsis")
  func moreParagraphs() {
    #expect(texts(layout("a\nb", lines: 1)) == ["a\u{2026}"])
    #expect(texts(layout("a\nb\nc", width: 100, lines: 2)) == ["a", "b\u{2026}"])
    #expect(texts(layout("a\nb", lines: 2)) == ["a", "b"])
  }

  @Test("Truncated lines of any text fit the available width")
  func truncationFits() {
    let modes: [NSLineBreakMode] = [.byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail]
    for seed in PropertyRuns.seeds(full: 1_000) {
      var random = SeededGenerator(seed: seed)
      let alphabet = Array("abcdefgh WM日本é👍\n")
      let count = Int.random(in: 0...60, using: &random)
      let text = String((0..<count).compactMap { _ in alphabet.randomElement(using: &random) })
      let width = CGFloat.random(in: 40...200, using: &random)
      let lines = Int.random(in: 0...4, using: &random)
      let mode = modes.randomElement(using: &random) ?? .byTruncatingTail
      let layout = layout(text, width: width, lines: lines, mode: mode)
      #expect(layout.size.width <= width + 0.001, "seed \(seed)")
      #expect(lines == 0 || layout.lines.count <= lines, "seed \(seed)")
      #expect(!layout.lines.isEmpty, "seed \(seed)")
    }
  }

  @Test("Widths are linear in the size")
  func linear() {
    let single = layout("Stations and stops").size.width
    let shape = TextShape(
      "Stations and stops", face: FontFace(size: 34), format: ParagraphFormat())
    let double = TextLayoutSolver(shape: shape, width: nil, lineLimit: 0).solve().size.width
    #expect(abs(double - 2 * single) < 0.05)
  }
}
