import SeededNumbers
import Synchronization
import Testing
import UIKit

/// The changes that a delegate was notified of.
private final class StorageLog: NSObject, NSTextStorageDelegate {
  var lines: [String] = []
  var complete: (NSTextStorage) -> Void = { _ in }

  func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {
    lines.append(
      "will \(editedMask.rawValue) \(editedRange.location)+\(editedRange.length) \(delta)")
  }

  func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {
    lines.append(
      "did \(editedMask.rawValue) \(editedRange.location)+\(editedRange.length) \(delta)")
    complete(textStorage)
  }
}

/// A layout manager that lists the processed changes.
private final class LogManager: NSLayoutManager {
  var lines: [String] = []

  override func processEditing(
    for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions,
    range newCharRange: NSRange, changeInLength delta: Int,
    invalidatedRange invalidatedCharRange: NSRange
  ) {
    lines.append("\(editMask.rawValue) \(newCharRange.location)+\(newCharRange.length) \(delta)")
    super.processEditing(
      for: textStorage, edited: editMask, range: newCharRange, changeInLength: delta,
      invalidatedRange: invalidatedCharRange)
  }
}

@Suite("Text storages") struct NSTextStorageTests {
  private let storage = NSTextStorage(string: "Hello world")
  private let log = StorageLog()
  private let manager = LogManager()

  init() {
    storage.delegate = log
    storage.addLayoutManager(manager)
  }

  @Test("A replacement is reported with the range of the new text and the change of the length")
  func replacement() {
    storage.replaceCharacters(in: NSRange(location: 0, length: 5), with: "Bye")

    #expect(storage.string == "Bye world")
    // The mask of characters is 2; three characters instead of five.
    #expect(log.lines == ["will 2 0+3 -2", "did 2 0+3 -2"])
    #expect(manager.lines == ["2 0+3 -2"])
  }

  @Test("Changes between beginEditing and endEditing are processed as one")
  func grouping() {
    storage.beginEditing()
    storage.replaceCharacters(in: NSRange(location: 6, length: 5), with: "moon!!")
    storage.addAttribute(
      .foregroundColor, value: UIColor.red, range: NSRange(location: 2, length: 2))
    #expect(log.lines == [])
    // 6..<12 and 2..<4.
    #expect(storage.editedRange == NSRange(location: 2, length: 10))
    #expect(storage.editedMask == [.editedAttributes, .editedCharacters])
    #expect(storage.changeInLength == 1)
    storage.endEditing()

    #expect(log.lines == ["will 3 2+10 1", "did 3 2+10 1"])
    #expect(manager.lines == ["3 2+10 1"])
    #expect(storage.editedMask == [])
    #expect(storage.editedRange.location == NSNotFound)
  }

  @Test("A deletion before an earlier change moves the edited range")
  func deletion() {
    storage.beginEditing()
    storage.replaceCharacters(in: NSRange(location: 6, length: 0), with: "big ")
    storage.deleteCharacters(in: NSRange(location: 0, length: 6))
    storage.endEditing()

    #expect(storage.string == "big world")
    // The inserted characters are at 0..<4 now.
    #expect(log.lines == ["will 2 0+4 -2", "did 2 0+4 -2"])
  }

  @Test(
    "Attributes that the delegate sets are part of the processed change, and not reported again")
  func highlighting() {
    log.complete = { text in
      let range = (text.string as NSString).range(of: "world")
      guard range.location != NSNotFound else { return }
      text.addAttribute(.foregroundColor, value: UIColor.red, range: range)
    }
    storage.insert(NSAttributedString(string: "Oh. "), at: 0)

    #expect(storage.redParts == ["world"])
    #expect(log.lines == ["will 3 0+4 4", "did 3 0+4 4"])
    // The word is at 10..<15.
    #expect(manager.lines == ["3 0+15 4"])
  }

  @Test("A subclass with a text of its own can set attributes while changes are processed")
  func subclass() {
    let storage = WordStorage(coloring: "let")
    storage.addLayoutManager(manager)
    storage.append(NSAttributedString(string: "let a = outlet"))
    #expect(storage.redParts == ["let", "let"])
    storage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "b")

    #expect(storage.redParts == ["let"])
    #expect(storage.processedRanges.map(\.length) == [14, 1])
    // All attributes are set with each change, of 14 characters.
    #expect(manager.lines == ["3 0+14 14", "3 0+14 0"])
  }

  @Test("A layout manager belongs to one storage")
  func owners() {
    let other = NSTextStorage()
    other.addLayoutManager(manager)
    #expect(storage.layoutManagers.isEmpty)
    #expect(manager.textStorage === other)
    other.removeLayoutManager(manager)
    #expect(manager.textStorage == nil)
  }

  @Test("Notifications are posted before and after processing")
  func notifications() {
    let names = NameList()
    let center = NotificationCenter.default
    let observers = [
      NSTextStorage.willProcessEditingNotification, NSTextStorage.didProcessEditingNotification,
    ].map { name in
      center.addObserver(forName: name, object: storage, queue: nil) { _ in
        names.append(name.rawValue)
      }
    }
    storage.append(NSAttributedString(string: "!"))
    for observer in observers { center.removeObserver(observer) }
    #expect(
      names.all == [
        "NSTextStorageWillProcessEditingNotification", "NSTextStorageDidProcessEditingNotification",
      ])
  }

  @Test(
    "Random edits of a storage, and of a subclass with its own text, are those of a mutable string")
  func randomEdits() {
    for seed in PropertyRuns.seeds(full: 2_000) {
      var generator = SeededGenerator(seed: seed)
      let model = NSMutableAttributedString(string: "")
      let storages = [NSTextStorage(), WordStorage(coloring: "")]
      for step in 0..<12 {
        let edit = RandomEdit(of: model, using: &generator)
        edit.perform(on: model)
        for storage in storages {
          edit.perform(on: storage)
          let place = "seed \(seed), step \(step)"
          #expect(storage.isEqual(to: model), "\(place)")
          #expect(storage.length == model.length, "\(place)")
          #expect(NSAttributedString(attributedString: storage).isEqual(to: model), "\(place)")
          #expect((storage.copy() as? NSAttributedString)?.isEqual(to: model) == true, "\(place)")
          let size = storage.size()
          #expect(size == model.size(), "\(place)")
        }
      }
    }
  }
}

/// A list of names that closures of notifications append to.
private final class NameList: Sendable {
  private let names = Mutex<[String]>([])

  var all: [String] { names.withLock { $0 } }

  func append(_ name: String) {
    names.withLock { $0.append(name) }
  }
}

/// A change of an attributed string.
private enum RandomEdit {
  case replace(NSRange, String)
  case insert(Int, NSAttributedString)
  case replaceAll(NSAttributedString)
  case add(NSAttributedString.Key, Int, NSRange)
  case remove(NSAttributedString.Key, NSRange)
  case set(Int, NSRange)

  init(of text: NSAttributedString, using generator: inout SeededGenerator) {
    let ends = [
      Int.random(in: 0...text.length, using: &generator),
      .random(in: 0...text.length, using: &generator),
    ].sorted()
    let range = NSRange(ends[0]..<ends[1])
    let new = ["a", "bc", "漢", "", "x y", "\n"].randomElement(using: &generator) ?? ""
    let value = Int.random(in: 0...2, using: &generator)
    let attributed = NSAttributedString(string: new, attributes: [.kern: value])
    switch Int.random(in: 0...9, using: &generator) {
    case 0...3: self = .replace(range, new)
    case 4...5: self = .insert(ends[0], attributed)
    case 6: self = .add(.underlineStyle, value, range)
    case 7: self = .remove(.kern, range)
    case 8: self = .set(value, range)
    default: self = .replaceAll(attributed)
    }
  }

  func perform(on text: NSMutableAttributedString) {
    switch self {
    case .replace(let range, let new): text.replaceCharacters(in: range, with: new)
    case .insert(let index, let new): text.insert(new, at: index)
    case .replaceAll(let new): text.setAttributedString(new)
    case .add(let key, let value, let range): text.addAttribute(key, value: value, range: range)
    case .remove(let key, let range): text.removeAttribute(key, range: range)
    case .set(let value, let range): text.setAttributes([.kern: value], range: range)
    }
  }
}
