import SeededNumbers
import Testing

@testable import UIKit

@Suite struct EditedTextTests {
  @Test("A new text has the caret at its end")
  func start() {
    #expect(EditedText("").selection == 0..<0)
    #expect(EditedText("Hi").selection == 2..<2)
  }

  @Test("What is typed takes the place of what is selected, and the caret goes behind it")
  func insertion() {
    var edited = EditedText("Hello world")
    edited.select(6..<11)

    #expect(edited.selectedText == "world")
    edited.insert("all")
    #expect(edited.text == "Hello all")
    #expect(edited.selection == 9..<9)
  }

  @Test("The delete key takes the selection, or else the character before the caret, however long")
  func deletion() {
    // A family: three persons of two units each, and two joiners of one.
    var edited = EditedText("a👩‍👩‍👧")
    #expect(edited.length == 9)

    #expect(edited.rangeToDeleteBackward == 1..<9)
    edited.deleteBackward()
    #expect(edited.text == "a")
    edited.select(0..<1)
    edited.deleteBackward()
    #expect(edited.text == "")
    #expect(edited.rangeToDeleteBackward == nil)
    edited.deleteBackward()
    #expect(edited == EditedText(""))
  }

  @Test("A selection is widened to whole characters, and a caret goes behind one")
  func boundaries() {
    var edited = EditedText("a🇩🇪b")

    edited.select(2..<4)
    #expect(edited.selection == 1..<5)
    edited.select(3..<3)
    #expect(edited.selection == 5..<5)
    edited.select(-4..<90)
    #expect(edited.selection == 0..<6)
  }

  @Test("A mark that is typed behind a letter becomes one character with it")
  func combining() {
    var edited = EditedText("e")
    edited.insert("\u{301}")
    #expect(edited.text.count == 1)

    edited.deleteBackward()
    #expect(edited.text == "")
  }

  @Test("A letter typed before a mark has the caret behind the mark")
  func combiningBehind() {
    var edited = EditedText("\u{301}")
    edited.select(0..<0)
    edited.insert("e")

    #expect(edited.selection == 2..<2)
  }

  @Test("The caret moves by characters and stops at the ends")
  func moving() {
    var edited = EditedText("a👍🏽b")
    edited.move(byCharacters: -1)
    #expect(edited.selection == 5..<5)
    edited.move(byCharacters: -1)
    #expect(edited.selection == 1..<1)
    edited.move(byCharacters: -9)
    #expect(edited.selection == 0..<0)
    edited.move(byCharacters: 9)
    #expect(edited.selection == 6..<6)
    edited.select(1..<5)
    edited.move(byCharacters: -1)
    #expect(edited.selection == 0..<0)
  }

  @Test("Thousands of made operations do what they do to a list of characters")
  func model() {
    for seed in PropertyRuns.seeds(full: 300, from: 1) {
      var generator = SeededGenerator(seed: seed)
      var model = CharacterList()
      var edited = EditedText("")
      for step in 0..<40 {
        let operation = CharacterList.Operation(from: &generator, count: model.characters.count)
        model.play(operation)
        operation.play(on: &edited, offsets: edited.boundaries)
        #expect(edited.text == String(model.characters), "seed \(seed), step \(step): \(operation)")
        #expect(
          edited.selection == model.offsets(of: model.selection),
          "seed \(seed), step \(step): \(operation)")
      }
    }
  }
}
