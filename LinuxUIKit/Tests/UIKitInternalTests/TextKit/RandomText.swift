import SeededNumbers
import UIKit

/// A random text of several scripts, fonts and lines.
struct RandomText {
  private static let words = [
    "Hill", "fi", "漢字", "שלום", "مرحبا", "👩‍👩‍👧", "e\u{301}", "12", "Hillside", "\n", "🇩🇪", "a\r\nb", "",
  ]

  /// Returns a text of 0 to `count` words with random fonts.
  static func make(
    using generator: inout SeededGenerator, upTo count: Int = 14
  ) -> NSAttributedString {
    let text = NSMutableAttributedString(string: "")
    for _ in 0..<Int.random(in: 0...count, using: &generator) {
      let word = words.randomElement(using: &generator) ?? ""
      let size = CGFloat([12, 17, 17, 17, 30].randomElement(using: &generator) ?? 17)
      text.append(
        NSAttributedString(string: word + " ", attributes: [.font: UIFont.systemFont(ofSize: size)])
      )
    }
    return text
  }
}

/// A storage with a layout manager and one container, which it keeps alive.
struct TextStack {
  let storage: NSTextStorage
  let manager = NSLayoutManager()
  let container: NSTextContainer

  init(_ text: NSAttributedString, width: CGFloat = 0, height: CGFloat = 0, padding: CGFloat = 0) {
    self.init(
      NSTextStorage(attributedString: text), size: CGSize(width: width, height: height),
      padding: padding)
  }

  init(_ storage: NSTextStorage, size: CGSize, padding: CGFloat = 0) {
    self.storage = storage
    container = NSTextContainer(size: size)
    container.lineFragmentPadding = padding
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
  }

  /// The whole text.
  var range: NSRange { NSRange(location: 0, length: storage.length) }

  var usedRect: CGRect { manager.usedRect(for: container) }
}

/// A storage with a text of its own, as apps write it, that colors a word.
class WordStorage: NSTextStorage {
  private let text = NSMutableAttributedString(string: "")
  private let word: String
  private(set) var processedRanges: [NSRange] = []

  init(coloring word: String) {
    self.word = word
    super.init()
  }

  required init?(coder: NSCoder) {
    word = ""
    super.init(coder: coder)
  }

  override var string: String { text.string }

  override func attributes(
    at location: Int, effectiveRange range: NSRangePointer?
  ) -> [NSAttributedString.Key: Any] {
    text.attributes(at: location, effectiveRange: range)
  }

  override func replaceCharacters(in range: NSRange, with str: String) {
    beginEditing()
    text.replaceCharacters(in: range, with: str)
    edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
    endEditing()
  }

  override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    beginEditing()
    text.setAttributes(attrs, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
    endEditing()
  }

  override func processEditing() {
    processedRanges.append(editedRange)
    let all = NSRange(location: 0, length: length)
    if !word.isEmpty {
      removeAttribute(.foregroundColor, range: all)
      var found = (string as NSString).range(of: word)
      while found.location != NSNotFound {
        addAttribute(.foregroundColor, value: UIColor.red, range: found)
        let rest = NSRange(NSMaxRange(found)..<length)
        found = (string as NSString).range(of: word, options: [], range: rest)
      }
    }
    super.processEditing()
  }
}

extension NSAttributedString {
  /// The parts of the text that are red.
  var redParts: [String] {
    var parts: [String] = []
    let all = NSRange(location: 0, length: length)
    enumerateAttribute(.foregroundColor, in: all) { value, range, _ in
      guard value as? UIColor == .red else { return }
      parts.append((string as NSString).substring(with: range))
    }
    return parts
  }
}
