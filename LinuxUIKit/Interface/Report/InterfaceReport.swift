/// A report for `REMAINING.md` on which of the names that apps use are provided.
public struct InterfaceReport: Sendable {
  /// The minimum number of files that use a name of the first row of counts.
  private static let fewestFiles = 2
  /// The minimum number of files that use a name of the second row and of the lists.
  private static let someFiles = 5
  /// The minimum number of files that use a name of the third row of counts.
  private static let manyFiles = 10
  private let judged: [(symbol: UsedSymbol, verdict: Coverage)]

  /// Creates the report on all names that at least two files use.
  public init(of used: [UsedSymbol], in interface: Interface) {
    judged = used.filter { $0.files >= Self.fewestFiles }
      .map { ($0, interface.verdict(on: $0)) }
  }

  /// The report in Markdown: the numbers of names, the missing ones and those out of scope.
  public var text: String {
    [
      counts, heading("Not there"), missing, heading("Not counted"), excluded, thirdParty,
    ].joined(separator: "\n")
  }

  private func heading(_ text: String) -> String { "\n### \(text)\n" }

  // MARK: Numbers

  private var counts: String {
    [
      "| used by | there | not there | share |", "| --- | --: | --: | --: |",
      row(atLeast: Self.fewestFiles), row(atLeast: Self.someFiles), row(atLeast: Self.manyFiles),
    ].joined(separator: "\n")
  }

  private func row(atLeast files: Int) -> String {
    let there = count(.there, atLeast: files)
    let missing = count(.missing, atLeast: files)
    let share = there + missing > 0 ? 1000 * there / (there + missing) : 1000
    return
      "| \(files) files or more | \(there) | \(missing) | \(share / 10).\(share % 10) % |"
  }

  private func count(_ verdict: Coverage, atLeast files: Int) -> Int {
    judged.count { $0.verdict == verdict && $0.symbol.files >= files }
  }

  // MARK: Lists

  private var missing: String {
    let missing = symbols { $0 == .missing }
    guard !missing.isEmpty else { return "Nothing." }
    let lines = areas(of: missing).map { area in
      "| \(area) | \(names(missing.filter { $0.area == area })) |"
    }
    return (["| area | names, each with the files that use it |", "| --- | --- |"] + lines)
      .joined(separator: "\n")
  }

  private var excluded: String {
    Exclusion.allCases.map { reason in
      "- \(reason.rawValue): \(names(symbols { $0 == .excluded(reason) }))."
    }.joined(separator: "\n")
  }

  private var thirdParty: String {
    "- names of apps and libraries that Apple's interface has not: "
      + names(symbols { $0 == .thirdParty }) + "."
  }

  private func symbols(where isMeant: (Coverage) -> Bool) -> [UsedSymbol] {
    judged.filter { $0.symbol.files >= Self.someFiles && isMeant($0.verdict) }.map(\.symbol)
  }

  /// Returns the areas of the names, in the order of `api-usage.md`.
  private func areas(of symbols: [UsedSymbol]) -> [String] {
    symbols.map(\.area).reduce(into: []) { areas, area in
      if areas.last != area { areas.append(area) }
    }
  }

  private func names(_ symbols: [UsedSymbol]) -> String {
    guard !symbols.isEmpty else { return "none" }
    return symbols.map { "`\($0.name)` \($0.files)" }.joined(separator: ", ")
  }
}
