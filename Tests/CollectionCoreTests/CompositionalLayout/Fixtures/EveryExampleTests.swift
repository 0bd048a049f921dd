import Testing

@Suite("That no worked example is left out")
struct EveryExampleTests {
  /// The numbers of compositional-layout.md 7: all from 1 to 70.
  private static let numbers = 1...70

  /// The examples, or the parts of them, that only a view shows, with the test that does.
  private static let onScreen: [Int: String] = [
    56: "Siblings that use uniformAcrossSiblings are as high as the highest (E56)"
  ]

  @Test("Every number has a fixture or a test on a screen", arguments: numbers)
  func numbered(_ number: Int) {
    let fixtures = Fixture.all.filter { $0.number == number }
    #expect(fixtures.count == 1 || Self.onScreen[number] != nil)
    for fixture in fixtures {
      #expect(!fixture.source.isEmpty)
      #expect(!fixture.situations.isEmpty)
      for situation in fixture.situations { #expect(!situation.statements.isEmpty) }
    }
  }
}
