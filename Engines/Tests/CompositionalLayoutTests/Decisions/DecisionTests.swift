import Testing

@Suite("Decisions that the specification leaves open")
struct DecisionTests {
  @Test("They are implemented as decided", arguments: LayoutCase.decisions)
  func decisions(_ situation: LayoutCase) { situation.check() }

  @Test("Uniform siblings are implemented as decided", arguments: LayoutCase.uniform)
  func uniform(_ situation: LayoutCase) { situation.check() }
}
