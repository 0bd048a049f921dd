import Testing

@Suite("What the specification leaves open")
struct DecisionTests {
  @Test("It is as we decided", arguments: Situation.decisions)
  func decisions(_ situation: Situation) { situation.check() }

  @Test("Siblings of uniform dimensions are as decided", arguments: Situation.uniform)
  func uniform(_ situation: Situation) { situation.check() }
}
