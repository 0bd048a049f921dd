/// A name that apps use and the number of files that use it, as listed in `api-usage.md`.
public struct UsedSymbol: Hashable, Sendable {
  /// The name as written in the list, such as `.present(_:animated:)`.
  public var name: String
  /// The area of the interface, such as "images".
  public var area: String
  /// The number of files that use the name, among those that use collection views.
  public var files: Int

  /// Creates a name of an area that this many files use.
  public init(name: String, area: String, files: Int) {
    self.name = name
    self.area = area
    self.files = files
  }
}

extension UsedSymbol {
  /// Returns the rows of a list in the form of `api-usage.md` that belong to an area, without the
  /// note that a name also belongs to other interfaces.
  ///
  /// Rows follow a heading "area — kind" and have the form `| symbol | files | coll | …`.
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
