/// A text with a generated part between two marker lines.
public struct MarkedText: Equatable, Sendable {
  private static let end = "<!-- to here -->"
  private let before: String
  private let after: String

  /// The generated part.
  public var inside: String

  /// Creates a marked text; returns `nil` if a marker line is missing.
  ///
  /// - Parameters:
  ///   - text: The complete text.
  ///   - part: What is written between the lines, as the first one names it.
  public init?(_ text: String, part: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let begin = "<!-- make interface writes \(part) from here -->"
    guard let first = lines.firstIndex(where: { $0 == begin }),
      let last = lines[first...].firstIndex(where: { $0 == Self.end })
    else { return nil }
    before = lines[...first].joined(separator: "\n")
    inside = lines[(first + 1)..<last].joined(separator: "\n")
    after = lines[last...].joined(separator: "\n")
  }

  /// The complete text.
  public var text: String { [before, inside, after].joined(separator: "\n") }
}
