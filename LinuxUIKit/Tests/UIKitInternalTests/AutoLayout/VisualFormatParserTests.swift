import Testing

@testable import UIKit

@Suite("Visual format parser") struct VisualFormatParserTests {
  private func parse(_ format: String) throws -> VisualFormat {
    var parser = VisualFormatParser(format, metrics: ["gap": 9])
    return try parser.parse()
  }

  @Test("Each relation has its operator, and equal is the default")
  func relations() throws {
    let line = try parse("[view(>=1,<=2,==3,4)]")
    #expect(
      line.views[0].lengths == [
        VisualFormat.Predicate(relation: .greaterThanOrEqual, amount: .points(1)),
        VisualFormat.Predicate(relation: .lessThanOrEqual, amount: .points(2)),
        VisualFormat.Predicate(relation: .equal, amount: .points(3)),
        VisualFormat.Predicate(relation: .equal, amount: .points(4)),
      ])
  }

  @Test("A name is a metric if there is one, otherwise a view in a length")
  func names() throws {
    let line = try parse("V:|[view(gap,other@gap)]-gap-[other]")
    #expect(line.axis == .vertical)
    #expect(line.start == .flush)
    #expect(line.end == nil)
    #expect(
      line.views[0].lengths == [
        VisualFormat.Predicate(amount: .points(9)),
        VisualFormat.Predicate(amount: .lengthOf("other"), priority: 9),
      ])
    #expect(line.between == [.distances([VisualFormat.Predicate(amount: .points(9))])])
  }

  @Test(
    "What can't be read is told with the place",
    arguments: [
      ("X[view]", "Expected a '[' here to begin a view", 0),
      ("[view]-other-[view]", "other is not a key in the metrics dictionary.", 12),
      ("[view(4@other)]", "other is not a key in the metrics dictionary.", 13),
      ("[view]-8[view]", "Expected a '-' here to end the distance", 8),
      ("[view(8]", "Expected a ')' here to end the predicates", 7),
      ("[view", "Expected a ']' here to end the view", 5),
      ("[view]|[view]", "Expected the end of the format here", 7),
      ("[view(.)]", "Expected a number or a name here", 7),
    ])
  func mistakes(format: String, message: String, offset: Int) throws {
    let error = #expect(throws: VisualFormatError.self) { try parse(format) }
    #expect(error?.message == message)
    #expect(error?.offset == offset)
  }
}
