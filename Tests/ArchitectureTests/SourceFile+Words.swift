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

// By bytes: characters take most of the time of these tests otherwise.
extension String {
  /// Returns whether the line contains a text.
  func has(_ text: String) -> Bool { strstr(self, text) != nil }

  /// The line up to its comment.
  var withoutComment: String {
    let bytes = utf8
    var index = bytes.startIndex
    while let slash = bytes[index...].firstIndex(of: UInt8(ascii: "/")) {
      index = bytes.index(after: slash)
      if index < bytes.endIndex, bytes[index] == UInt8(ascii: "/") { return String(self[..<slash]) }
    }
    return self
  }

  /// The line without comments and the contents of string literals.
  var code: String {
    let parts = withoutComment.utf8.split(
      separator: UInt8(ascii: "\""), omittingEmptySubsequences: false)
    return stride(from: 0, to: parts.count, by: 2).map { String(Substring(parts[$0])) }
      .joined(separator: "\"\"")
  }

  /// The words of a text: letters, digits, underscores, and what is not ASCII.
  var words: [String] {
    utf8.split { !$0.isOfWord }.map { String(Substring($0)) }
  }

  /// The words of the code.
  var codeWords: [String] { code.words }
}

extension UInt8 {
  fileprivate var isOfWord: Bool {
    switch self {
    case 48...57, 65...90, 95, 97...122, 128...: true
    default: false
    }
  }
}
