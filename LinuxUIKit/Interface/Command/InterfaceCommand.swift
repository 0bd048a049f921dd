import Foundation
import InterfaceReport

/// `make interface`: writes into `REMAINING.md` which of the names that apps use are provided, and which
/// declarations are not Apple's.
///
/// ```sh
/// Interface .build/symbols .build/apple-symbols LinuxUIKit/Specification/api-usage.md \
///   LinuxUIKit/REMAINING.md --check
/// ```
///
/// With `--check` nothing is written; the command fails if the file is out of date.
@main struct InterfaceCommand {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    let paths = arguments.filter { $0 != "--check" }
    guard paths.count == 4 else { fail("Interface SYMBOLS APPLE USAGE FILE [--check]") }
    let command = InterfaceCommand(
      symbols: paths[0], apple: paths[1], usage: paths[2], file: paths[3],
      isCheck: paths.count < arguments.count)
    command.run()
  }

  /// The folder with the symbol graphs of UIKit, QuartzCore and CoreGraphics.
  let symbols: String
  /// The folder with the symbol graphs of the stand-in for Apple's SDK.
  let apple: String
  /// The file with the number of uses in apps.
  let usage: String
  /// The file that contains the report.
  let file: String
  /// Whether nothing is written.
  let isCheck: Bool

  private func run() {
    guard let used = Self.text(of: usage) else { return reportMissingUsage() }
    let graphs = Self.graphs(in: symbols)
    let differences = Differences(of: graphs, from: Self.graphs(in: apple))
    guard let written = Self.text(of: file) else { Self.fail("\(file) cannot be read.") }
    var text = replacing("the differences", in: written, by: differences.text)
    text = replacing("the numbers", in: text, by: report(on: used, in: graphs).text)
    if text == written { return print("\(file) is up to date.") }
    guard !isCheck else {
      Self.fail("\(file) is out of date. Run `make interface`.")
    }
    guard (try? text.write(toFile: file, atomically: true, encoding: .utf8)) != nil else {
      Self.fail("\(file) cannot be written.")
    }
    print("\(file) was updated.")
  }

  /// Reports that the usage file is missing: a check then passes, and no report is written.
  private func reportMissingUsage() {
    let message = "\(usage) is missing; nothing was compared."
    guard isCheck else { Self.fail(message) }
    print(message)
  }

  private func replacing(_ part: String, in text: String, by new: String) -> String {
    guard var marked = MarkedText(text, part: part) else {
      Self.fail("\(file) has no lines that mark the place of \(part).")
    }
    marked.inside = "\n" + new + "\n"
    return marked.text
  }

  private func report(on used: String, in graphs: [SymbolGraph]) -> InterfaceReport {
    InterfaceReport(of: UsedSymbol.rows(in: used), in: Interface(graphs))
  }

  private static func graphs(in folder: String) -> [SymbolGraph] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    guard names.contains(where: { $0.hasSuffix(".symbols.json") }) else {
      fail("\(folder) holds no symbol graph.")
    }
    return names.filter { $0.hasSuffix(".symbols.json") }.sorted().compactMap { name in
      guard let data = FileManager.default.contents(atPath: folder + "/" + name) else { return nil }
      return try? JSONDecoder().decode(SymbolGraph.self, from: data)
    }
  }

  private static func text(of path: String) -> String? {
    try? String(contentsOfFile: path, encoding: .utf8)
  }

  private static func fail(_ message: String) -> Never {
    FileHandle.standardError.write(Data((message + "\n").utf8))
    exit(1)
  }
}
