import Testing

@Suite("What the specification leaves open")
struct DecisionTests {
  @Test("It is as we decided", arguments: LayoutCase.decisions)
  func decisions(_ situation: LayoutCase) { situation.check() }

  @Test("Siblings of uniform dimensions are as decided", arguments: LayoutCase.uniform)
  func uniform(_ situation: LayoutCase) { situation.check() }
}
