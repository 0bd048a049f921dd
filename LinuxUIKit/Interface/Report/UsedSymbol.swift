/// A name that apps use, as `api-usage.md` counts it: what was written, and by how many files.
public struct UsedSymbol: Hashable, Sendable {
  /// The name as the count writes it, such as `.present(_:animated:)`.
  public var name: String
  /// The part of the interface that the count puts it in, such as "images".
  public var area: String
  /// How many of the files that name a collection-view type use it.
  public var files: Int

  /// A name, its part of the interface, and the files that use it.
  public init(name: String, area: String, files: Int) {
    self.name = name
    self.area = area
    self.files = files
  }
}

extension UsedSymbol {
  /// The rows of a count in the form of `api-usage.md`, without those of no area; the note that a
  /// name also belongs to other interfaces is left out.
  ///
  /// Rows stand under a heading "area — kind" and read `| symbol | files | coll | …`.
  public static func rows(in text: String) -> [UsedSymbol] {
    var area: String?
    var rows: [UsedSymbol] = []
    for line in text.split(separator: "\n") {
      if line.hasPrefix("#") {
        area = areaName(of: line)
      } else if let area, let row = row(line, area: area) {
        rows.append(row)
      }
    }
    return rows
  }

  private static func areaName(of heading: Substring) -> String? {
    guard heading.hasPrefix("### ") else { return nil }
    let parts = heading.dropFirst(4).split(separator: "—")
    return parts.count == 2 ? trimmed(parts[0]) : nil
  }

  private static func row(_ line: Substring, area: String) -> UsedSymbol? {
    let cells = line.split(separator: "|").map(trimmed)
    guard cells.count == 5, cells[0].hasPrefix("`"), let files = Int(cells[2]) else { return nil }
    let name = cells[0].filter { $0 != "`" }
    return UsedSymbol(
      name: name.hasSuffix(" ~") ? String(name.dropLast(2)) : name, area: area, files: files)
  }

  private static func trimmed(_ text: Substring) -> String {
    var text = text
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
