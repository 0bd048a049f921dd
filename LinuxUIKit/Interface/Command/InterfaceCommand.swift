import Foundation
import InterfaceReport

/// `make interface`: writes into `REMAINING.md` which of the names that apps use are provided.
///
/// ```sh
/// Interface .build/symbols LinuxUIKit/Specification/api-usage.md LinuxUIKit/REMAINING.md --check
/// ```
///
/// With `--check` nothing is written; the command fails if the file is out of date.
@main struct InterfaceCommand {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    let paths = arguments.filter { $0 != "--check" }
    guard paths.count == 3 else { fail("Interface SYMBOLS USAGE FILE [--check]") }
    let command = InterfaceCommand(
      symbols: paths[0], usage: paths[1], file: paths[2], isCheck: paths.count < arguments.count)
    command.run()
  }

  /// The folder with the symbol graphs of UIKit, QuartzCore and CoreGraphics.
  let symbols: String
  /// The file with the number of uses in apps.
  let usage: String
  /// The file that contains the report.
  let file: String
  /// Whether nothing is written.
  let isCheck: Bool

  private func run() {
    guard let used = Self.text(of: usage) else { return reportMissingUsage() }
    guard let written = Self.text(of: file), var marked = MarkedText(written) else {
      Self.fail("\(file) has no lines that mark the place of the report.")
    }
    marked.inside = "\n" + report(on: used).text + "\n"
    if marked.text == written { return print("\(file) is up to date.") }
    guard !isCheck else {
      Self.fail("\(file) is out of date. Run `make interface`.")
    }
    guard (try? marked.text.write(toFile: file, atomically: true, encoding: .utf8)) != nil else {
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

  private func report(on used: String) -> InterfaceReport {
    let graphs = Self.graphs(in: symbols)
    guard !graphs.isEmpty else { Self.fail("\(symbols) holds no symbol graph.") }
    return InterfaceReport(of: UsedSymbol.rows(in: used), in: Interface(graphs))
  }

  private static func graphs(in folder: String) -> [SymbolGraph] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
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
