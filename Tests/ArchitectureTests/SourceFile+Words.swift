import Foundation

extension SourceFile {
  /// The names of the types that lines without indentation declare.
  var declaredTypes: [String] {
    let keywords: Set = ["actor", "class", "enum", "protocol", "struct", "typealias"]
    return lines.compactMap { line in
      guard let first = line.first, first.isLetter || first == "@" else { return nil }
      let words = line.codeWords
      guard let index = words.firstIndex(where: keywords.contains), index + 1 < words.count else {
        return nil
      }
      return words[index + 1]
    }
  }
}

// By the C library's functions for bytes: closures and generic code of modules of tests aren't optimized.
extension String {
  /// Returns whether the line contains a text.
  func has(_ text: String) -> Bool { strstr(self, text) != nil }

  /// The line up to its comment.
  var withoutComment: String {
    withCString { line in
      strstr(line, "//").map { Self.text(from: line, UnsafePointer($0) - line) }
    } ?? self
  }

  /// The line without comments and the contents of string literals.
  var code: String {
    guard has("\"") else { return withoutComment }
    let parts = withoutComment.utf8.split(
      separator: UInt8(ascii: "\""), omittingEmptySubsequences: false)
    return stride(from: 0, to: parts.count, by: 2).map { String(Substring(parts[$0])) }
      .joined(separator: "\"\"")
  }

  /// The words of a text: letters, digits, underscores, and what is not ASCII.
  var words: [String] {
    withCString { text in
      var words: [String] = []
      var start = text + strspn(text, Self.separators)
      while start.pointee != 0 {
        let count = strcspn(start, Self.separators)
        words.append(Self.text(from: start, count))
        start += count
        start += strspn(start, Self.separators)
      }
      return words
    }
  }

  /// The bytes between words.
  private static let separators = String(
    decoding: (1...127).filter { !isOfWord($0) }, as: UTF8.self)

  private static func isOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case 48...57, 65...90, 95, 97...122: true
    default: false
    }
  }

  private static func text(from start: UnsafePointer<CChar>, _ count: Int) -> String {
    String(decoding: UnsafeRawBufferPointer(start: start, count: count), as: UTF8.self)
  }

  /// The words of the code.
  var codeWords: [String] { code.words }
}
