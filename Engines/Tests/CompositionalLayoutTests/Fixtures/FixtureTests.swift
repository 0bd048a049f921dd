import Testing

@Suite("The worked examples of the specification")
struct FixtureTests {
  @Test("Every statement of an example is true to a thousandth of a point", arguments: Fixture.all)
  func statements(_ fixture: Fixture) {
    for situation in fixture.situations { situation.check(in: fixture.title) }
  }

  @Test("A statement whose number is another one is false", arguments: Fixture.all)
  func otherNumbers(_ fixture: Fixture) {
    for situation in fixture.situations {
      var checker = FixtureChecker(situation)
      for statement in situation.statements {
        _ = checker.failure(of: statement)
        for changed in statement.withOtherNumbers {
          var other = checker
          #expect(
            other.failure(of: changed) != nil,
            "\(fixture.title) \(situation.title): \(changed) is true, as \(statement) is")
        }
      }
    }
  }
}

extension String {
  /// Returns the statement once for each expected number, with that number changed.
  ///
  /// The names of elements and the initial state of a release are not expectations.
  fileprivate var withOtherNumbers: [String] {
    let words = split(separator: " ").map(String.init)
    guard let subject = words.first, !["at", "scrolled", "shows", "error"].contains(subject)
    else { return [] }
    let names = subject == "inside" ? 2 : subject == "release" ? words.count - 1 : 1
    return words.indices.dropFirst(names).flatMap { place in
      words[place].otherNumbers.map {
        (words[..<place] + [$0] + words[(place + 1)...]).joined(separator: " ")
      }
    }
  }

  /// Returns the word once for each number, with that number increased by a hundredth.
  private var otherNumbers: [String] {
    let pieces = split(omittingEmptySubsequences: false) { !"-.0123456789".contains($0) }
    return pieces.filter { Double($0) != nil }.map { piece in
      let changed = (Double(piece) ?? 0) + 0.01
      return String(self[..<piece.startIndex]) + "\(changed)" + String(self[piece.endIndex...])
    }
  }
}
