import Testing

@Suite("That no worked example is left out")
struct EveryExampleTests {
  /// The numbers of compositional-layout.md, 7: all from 1 to 70.
  private static let numbers = 1...70

  @Test("Every number has a fixture", arguments: numbers)
  func numbered(_ number: Int) {
    let fixtures = Fixture.all.filter { $0.number == number }
    #expect(fixtures.count == 1)
    for fixture in fixtures {
      #expect(!fixture.source.isEmpty)
      #expect(!fixture.situations.isEmpty)
      for situation in fixture.situations { #expect(!situation.statements.isEmpty) }
    }
  }
}
