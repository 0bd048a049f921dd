/// A text with a part between two lines that a program writes; what is around them is a person's.
public struct MarkedText: Equatable, Sendable {
  private static let begin = "<!-- make interface writes from here -->"
  private static let end = "<!-- to here -->"
  private let before: String
  private let after: String

  /// What stands between the marks.
  public var inside: String

  /// Takes a text apart; nil where it lacks one of the marks.
  public init?(_ text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard let first = lines.firstIndex(where: { $0 == Self.begin }),
      let last = lines[first...].firstIndex(where: { $0 == Self.end })
    else { return nil }
    before = lines[...first].joined(separator: "\n")
    inside = lines[(first + 1)..<last].joined(separator: "\n")
    after = lines[last...].joined(separator: "\n")
  }

  /// The whole text.
  public var text: String { [before, inside, after].joined(separator: "\n") }
}
