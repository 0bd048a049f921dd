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

extension String {
  /// The line without comments and the contents of string literals.
  var code: String {
    let parts = components(separatedBy: "//")[0].components(separatedBy: "\"")
    return stride(from: 0, to: parts.count, by: 2).map { parts[$0] }.joined(separator: "\"\"")
  }

  /// The words of the code.
  var codeWords: [String] {
    code.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
  }
}
