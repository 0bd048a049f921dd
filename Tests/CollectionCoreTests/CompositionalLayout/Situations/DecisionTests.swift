import Testing

@Suite("What the specification leaves open")
struct DecisionTests {
  @Test("It is as we decided", arguments: Situation.decisions)
  func decisions(_ situation: Situation) { situation.check() }
}
