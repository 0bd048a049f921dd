import SeededNumbers
import Testing

@testable import UIKit

struct EditedTextTests {
  @Test("A new text has the insertion point at its end")
  func start() {
    #expect(EditedText("").selection == 0..<0)
    #expect(EditedText("Hi").selection == 2..<2)
  }

  @Test("Typing replaces the selection, and moves the insertion point after it")
  func insertion() {
    var edited = EditedText("Hello world")
    edited.select(6..<11)

    #expect(edited.selectedText == "world")
    edited.insert("all")
    #expect(edited.text == "Hello all")
    #expect(edited.selection == 9..<9)
  }

  @Test("The delete key deletes the selection, or the whole character before the insertion point")
  func deletion() {
    // A family emoji: three people of two UTF-16 units each, and two joiners of one.
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

  @Test("A selection is extended to whole characters, and an insertion point moves after one")
  func boundaries() {
    var edited = EditedText("a🇩🇪b")

    edited.select(2..<4)
    #expect(edited.selection == 1..<5)
    edited.select(3..<3)
    #expect(edited.selection == 5..<5)
    edited.select(-4..<90)
    #expect(edited.selection == 0..<6)
  }

  @Test("A combining mark after a letter becomes one character with it")
  func combining() {
    var edited = EditedText("e")
    edited.insert("\u{301}")
    #expect(edited.text.count == 1)

    edited.deleteBackward()
    #expect(edited.text == "")
  }

  @Test("A letter before a combining mark has the insertion point after the mark")
  func combiningBehind() {
    var edited = EditedText("\u{301}")
    edited.select(0..<0)
    edited.insert("e")

    #expect(edited.selection == 2..<2)
  }

  @Test("The insertion point moves by characters and stops at the ends")
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

  @Test("Random operations have the same results as on an array of characters")
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
