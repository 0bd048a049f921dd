import SeededNumbers
import Testing

@testable import UIKit

@Suite("The units of a text") struct TextUnitsTests {
  private func texts(_ text: String, _ granularity: UITextGranularity) -> [String] {
    TextUnits(text).ranges(of: granularity).map { EditedText(text).text(in: $0) }
  }

  @Test("Words have letters, digits and apostrophes between letters")
  func words() {
    #expect(texts("Don’t stop, 24h! 'ok'", .word) == ["Don’t", "stop", "24h", "ok"])
    #expect(texts("שלום עולם", .word) == ["שלום", "עולם"])
    #expect(texts("👍🏽 ... ", .word) == [])
  }

  @Test("Sentences end after a full stop and the spaces after it")
  func sentences() {
    #expect(texts("One. “Two?” Three", .sentence) == ["One. ", "“Two?” ", "Three"])
    #expect(texts("3.14 is pi.\nYes", .sentence) == ["3.14 is pi.\n", "Yes"])
  }

  @Test("Paragraphs contain their line break, and the document is everything")
  func paragraphs() {
    #expect(texts("a\n\nb", .paragraph) == ["a\n", "\n", "b"])
    #expect(texts("a\n\nb", .document) == ["a\n\nb"])
    #expect(texts("", .document) == [])
  }

  @Test("Characters, sentences and paragraphs cover random texts without gaps")
  func coverage() {
    let alphabet: [Character] = ["a", "é", "e\u{301}", "👩‍👩‍👧", "🇩🇪", "ש", ".", " ", "\n", "’", "漢"]
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<300 {
      let text = String(
        (0..<Int.random(in: 0...12, using: &generator)).compactMap { _ in
          alphabet.randomElement(using: &generator)
        })
      for granularity in [UITextGranularity.character, .sentence, .paragraph, .document] {
        #expect(texts(text, granularity).joined() == text, "\(text.debugDescription)")
      }
      // Words are in order, and end at boundaries of characters.
      let words = TextUnits(text).ranges(of: .word)
      #expect(zip(words, words.dropFirst()).allSatisfy { $0.upperBound < $1.lowerBound })
      let boundaries = Set(EditedText(text).boundaries)
      #expect(words.allSatisfy { boundaries.isSuperset(of: [$0.lowerBound, $0.upperBound]) })
    }
  }

  @Test("Marked text is replaced as a whole, as in a string, until it is unmarked")
  func markedText() {
    var generator = SeededGenerator(seed: 12)
    let pieces = ["", "a", "にほん", "👩‍👩‍👧", "e\u{301}", "שלום"]
    for _ in 0..<300 {
      var edited = EditedText("Hi 👍🏽 there")
      let start = [0, 3, 7].randomElement(using: &generator) ?? 0
      edited.select(start..<start)
      let original = edited.text as NSString
      var last = ""
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        last = pieces.randomElement(using: &generator) ?? ""
        edited.setMarkedText(last, selecting: 0..<last.utf16.count)
        #expect(
          edited.text
            == original.replacingCharacters(in: NSRange(location: start, length: 0), with: last))
        #expect(edited.marked == (last.isEmpty ? nil : start..<start + last.utf16.count))
        #expect(edited.selectedText == last)
      }
      edited.unmark()
      #expect(edited.marked == nil)
      edited.insert("!")
      #expect(
        edited.text
          == original.replacingCharacters(in: NSRange(location: start, length: 0), with: "!"))
    }
  }
}
