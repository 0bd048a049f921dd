import Foundation

/// A block of code in an article.
struct CodeBlock {
  let path: String
  /// The number of the line that opens the block.
  let line: Int
  let language: String
  /// The reason why the block is not compiled; `nil` if it has to be.
  let mark: String?
  /// The lines, without indentation.
  var lines: [String] = []

  /// The words of the code, without line breaks and indentation.
  var words: [Substring] { Self.words(of: lines.joined(separator: "\n")) }

  /// Returns the reason in a line such as `<!-- not compiled: a package's manifest -->`.
  static func mark(in line: String) -> String? {
    let (start, end) = ("<!-- not compiled: ", " -->")
    guard line.hasPrefix(start), line.hasSuffix(end) else { return nil }
    return String(line.dropFirst(start.count).dropLast(end.count))
  }

  /// Returns the words of code, without the access level `package`, which articles don't have.
  static func words(of code: String) -> [Substring] {
    code.split(whereSeparator: \.isWhitespace).filter { $0 != "package" }
  }
}

/// Swift files in which blocks of code are searched.
struct CompiledCode {
  private let files: [[Substring]]
  /// The positions of each word: the numbers of files, and of words in them.
  private let positions: [Substring: [(file: Int, word: Int)]]

  init(texts: [String]) {
    files = texts.map(CodeBlock.words)
    var positions: [Substring: [(file: Int, word: Int)]] = [:]
    for (file, words) in files.enumerated() {
      for (word, text) in words.enumerated() {
        positions[text, default: []].append((file, word))
      }
    }
    self.positions = positions
  }

  /// Whether the code contains a block, apart from line breaks, indentation and blank lines.
  func contains(_ block: CodeBlock) -> Bool {
    let words = block.words
    guard let first = words.first else { return true }
    return positions[first, default: []].contains { position in
      files[position.file][position.word...].starts(with: words)
    }
  }
}
