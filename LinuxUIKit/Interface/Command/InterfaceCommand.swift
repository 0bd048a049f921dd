import Foundation
import InterfaceReport

/// `make interface`: writes into `REMAINING.md` which of the names that apps use are there.
///
/// ```sh
/// Interface .build/symbols ../shared/spec/api-usage.md REMAINING.md --check
/// ```
///
/// With `--check` nothing is written; what stands there has to be what would be.
@main struct InterfaceCommand {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    let paths = arguments.filter { $0 != "--check" }
    guard paths.count == 3 else { fail("Interface SYMBOLS USAGE FILE [--check]") }
    let command = InterfaceCommand(
      symbols: paths[0], usage: paths[1], file: paths[2], isCheck: paths.count < arguments.count)
    command.run()
  }

  /// The folder with the module's symbol graphs.
  let symbols: String
  /// The file that counts what apps use.
  let usage: String
  /// The file that the report stands in.
  let file: String
  /// Whether nothing is written.
  let isCheck: Bool

  private func run() {
    guard let used = Self.text(of: usage) else { return tellNoUsage() }
    guard let written = Self.text(of: file), var marked = MarkedText(written) else {
      Self.fail("\(file) has no lines that mark where the report goes.")
    }
    marked.inside = "\n" + report(on: used).text + "\n"
    if marked.text == written { return print("\(file) tells what there is.") }
    guard !isCheck else {
      Self.fail("\(file) doesn't tell what there is. Run `make interface`.")
    }
    guard (try? marked.text.write(toFile: file, atomically: true, encoding: .utf8)) != nil else {
      Self.fail("\(file) can't be written.")
    }
    print("\(file) was written anew.")
  }

  /// A check can't be held against a machine that lacks the count; the report can't do without.
  private func tellNoUsage() {
    let message = "\(usage) is not there, so nothing was compared."
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
