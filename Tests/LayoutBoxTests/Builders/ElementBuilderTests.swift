import LayoutBox
import Testing

struct ElementBuilderTests {
  @Test("A builder of elements needs the type of an element only")
  func elements() {
    #expect(numbers {} == [])
    #expect(numbers { 1 } == [1])
    #expect(
      numbers {
        1
        [2, 3]
        Int("4")
        Int("four")
      } == [1, 2, 3, 4])
  }

  @Test("A builder of elements has every construct of the language", arguments: [0, 1, 2])
  func constructs(choice: Int) {
    let listed = numbers {
      for number in 1...2 { number }
      if choice > 0 { 3 }
      if choice > 1 { 4 } else { 5 }
      switch choice {
      case 0: 6
      case 1: 7
      default: 8
      }
      if #available(iOS 16, *) { 9 }
      print(choice)
    }

    #expect(listed == [[1, 2, 5, 6, 9], [1, 2, 3, 5, 7, 9], [1, 2, 3, 4, 8, 9]][choice])
  }

  @Test("A builder of another content joins its parts by its own function")
  func sentence() {
    let isPolite = true
    #expect(
      sentence {
        "Good"
        "morning"
        if isPolite { "everyone" }
      } == "Good morning everyone")
  }

  private func numbers(@NumberBuilder _ numbers: () -> [Int]) -> [Int] { numbers() }

  private func sentence(@SentenceBuilder _ words: () -> String) -> String { words() }
}

@resultBuilder private enum NumberBuilder: ElementBuilder {
  typealias Element = Int
}

@resultBuilder private enum SentenceBuilder: BlockBuilder {
  static func buildExpression(_ word: String) -> String { word }
  static func joined(_ parts: [String]) -> String { parts.joined(separator: " ") }
}
