import Foundation
import SwiftParser
import SwiftSyntax

// Language FILE…: prints what Swift 6.0 rejects in the files.
// Language --public FILE…: prints the public types of the files.
// Language --marks FILE…: compares it with the comments `// newer: SE-0439` in the files.
var paths = Array(CommandLine.arguments.dropFirst())
let checksMarks = paths.first == "--marks"
let listsTypes = paths.first == "--public"
if checksMarks || listsTypes { paths.removeFirst() }

let files = try paths.map { path in
  let text = try String(contentsOfFile: path, encoding: .utf8)
  return (path: path, text: text, tree: Parser.parse(source: text))
}
if listsTypes {
  for each in Set(files.flatMap { publicTypes(in: $0.tree.statements) }).sorted() { print(each) }
  exit(0)
}
let declarations = DeclaredNames(viewMode: .sourceAccurate)
for file in files { declarations.walk(file.tree) }

/// The proposals that comments of a file name, with their lines.
func marks(in text: String) -> Set<String> {
  var result: Set<String> = []
  for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
    guard let mark = line.firstMatch(of: #/// newer: (.+)$/#) else { continue }
    for proposal in mark.1.split(separator: " ") { result.insert("\(index + 1): \(proposal)") }
  }
  return result
}

var problems = 0
for file in files {
  let finder = NewerSyntaxFinder(
    file: file.path, tree: file.tree, declared: checksMarks ? [] : declarations.names)
  finder.walk(file.tree)
  if checksMarks {
    let reported = Set(finder.found.map { "\($0.line): \($0.proposal)" })
    let expected = marks(in: file.text)
    for each in expected.subtracting(reported).sorted() {
      print("\(file.path):\(each): not reported")
    }
    for each in reported.subtracting(expected).sorted() {
      print("\(file.path):\(each): reported without a mistake")
    }
    problems += expected.symmetricDifference(reported).count
  } else {
    for each in finder.found.sorted(by: { $0.line < $1.line }) {
      print(
        "\(file.path):\(each.line): error: newer than Swift 6.0 (\(each.proposal)): "
          + "\(each.explanation)")
    }
    problems += finder.found.count
  }
}
exit(problems == 0 ? 0 : 1)
