import Foundation

/// The names of `LinuxUIKit/Specification/availability.md` that not every supported platform has.
struct AvailabilityTable {
  /// The names that came after the deployment targets.
  let introducedLater: Set<String>
  /// The names that tvOS or visionOS lacks.
  let missing: Set<String>

  /// Reads the table from the specification.
  init() throws {
    let file = SourceFile.top.appendingPathComponent("LinuxUIKit/Specification/availability.md")
    let text = try String(contentsOf: file, encoding: .utf8)
    introducedLater = Self.names(under: "Introduced after iOS 16", in: text)
    missing = Self.names(under: "Missing on tvOS", in: text)
      .union(Self.names(under: "Missing on visionOS", in: text))
  }

  private static func names(under heading: String, in text: String) -> Set<String> {
    let part = text.components(separatedBy: "\n## ").first { $0.hasPrefix(heading) } ?? ""
    let rows = part.components(separatedBy: "\n").filter { $0.hasPrefix("| `") }
    return Set(rows.map { $0.components(separatedBy: "`")[1] })
  }
}
