import SeededNumbers
import Testing

@testable import UIKit

@MainActor struct TextLinesTests {
  private func lines(_ text: String, width: CGFloat = 120) -> TextLines {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: width, height: 400))
    view.font = .systemFont(ofSize: 17)
    view.text = text
    return view.textLines
  }

  @Test("A caret after a line break is at the beginning of the next line")
  func lineFeed() {
    let lines = lines("Hi\n\nYou")
    let tops = [2, 3, 4, 7].map { lines.caret(at: $0).minY }

    // Lines of 20.287 points, the first one at the inset of 8.
    #expect(abs(tops[0] - 8) < 0.5)
    #expect(abs(tops[1] - 28.287) < 0.5)
    #expect(abs(tops[2] - 48.574) < 0.5)
    #expect(tops[3] == tops[2])
    #expect(lines.caret(at: 3).minX == 5)
    #expect(lines.caret(at: 4).minX == 5)
    #expect(lines.caret(at: 7).minX > 5)
  }

  @Test("A caret at a soft line break is in the lower line")
  func breaking() {
    let lines = lines("Hillside Hillside", width: 100)

    #expect(lines.caret(at: 9).minX == 5)
    #expect(lines.caret(at: 9).minY > lines.caret(at: 8).minY)
  }

  @Test("A point after the end of a wrapped line is in that line")
  func behindTheEnd() {
    let lines = lines("Hillside Hillside", width: 100)
    let place = lines.offset(nearestTo: CGPoint(x: 99, y: 15))

    #expect(place == 8)
    #expect(lines.caret(at: place).minY == lines.caret(at: 0).minY)
  }

  @Test("A truncated last line continues at the end of the line above")
  func cutOff() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 400))
    view.font = .systemFont(ofSize: 17)
    view.text = "Hillside Hillside Hillside Hillside"
    view.textContainer.maximumNumberOfLines = 2
    view.textContainer.lineBreakMode = .byTruncatingTail
    let lines = view.textLines

    #expect(lines.caret(at: 3).minY == lines.caret(at: 0).minY)
    #expect(lines.caret(at: 9).minY > lines.caret(at: 8).minY)
    #expect(lines.caret(at: 9).minX == 5)
    // At the left end of the second line.
    #expect(lines.offset(nearestTo: CGPoint(x: 0, y: 38)) == 9)
    #expect(lines.rectangles(for: 0..<13).map(\.minX) == [5, 5])
  }

  @Test("Omitted text is at the end of the last line")
  func hidden() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 400))
    view.font = .systemFont(ofSize: 17)
    view.text = "One\nTwo\nThree"
    view.textContainer.maximumNumberOfLines = 2
    let lines = view.textLines

    #expect(lines.caret(at: 10) == lines.caret(at: 7))
    #expect(lines.caret(at: 7).minX > lines.caret(at: 4).minX)
  }

  @Test("A range over several lines has a rectangle in each")
  func rectangles() {
    let lines = lines("Hillside Hillside\nHill", width: 100)
    let all = lines.rectangles(for: 0..<22)

    #expect(all.count == 3)
    #expect(all.map(\.minX) == [5, 5, 5])
    #expect(lines.rectangles(for: 4..<4) == [])
    #expect(lines.rectangles(for: 18..<22).count == 1)
  }

  @Test("The offset nearest to a caret is its own, in random texts of several scripts")
  func nearest() {
    let words = ["Hill", "漢字", "a", "Hillside", "👩‍👩‍👧", "\n", "é", "12"]
    for seed in PropertyRuns.seeds(full: 60, from: 1) {
      var generator = SeededGenerator(seed: seed)
      let text = (0..<12).map { _ in words.randomElement(using: &generator) ?? "" }
        .joined(separator: " ")
      let lines = lines(text, width: .random(in: 60...200, using: &generator))
      for offset in EditedText(text).boundaries {
        let caret = lines.caret(at: offset)
        let found = lines.offset(nearestTo: CGPoint(x: caret.minX, y: caret.midY))
        // Two positions have the same caret if white space extends past the end of a line.
        #expect(
          lines.caret(at: found) == caret,
          "seed \(seed), offset \(offset) of \(text.debugDescription)")
      }
    }
  }

  @Test("Carets of increasing offsets never move up")
  func order() {
    for seed in PropertyRuns.seeds(full: 60, from: 1) {
      var generator = SeededGenerator(seed: seed)
      let words = (0..<20).map { _ in
        String(repeating: "x", count: .random(in: 0...9, using: &generator))
      }
      let text = words.joined(separator: " ")
      let lines = lines(text, width: 90)
      let tops = (0...text.utf16.count).map { lines.caret(at: $0).minY }
      #expect(tops == tops.sorted(), "seed \(seed)")
    }
  }
}
