import MonkeyCases
import SeededNumbers
import Testing

/// A part of the cases of `make monkeys`.
@Suite("Random users of apps", .serialized) @MainActor struct MonkeyCaseTests {
  @Test(
    "Random events don't trap, break no constraint, and leave no screen in memory",
    arguments: MonkeyApp.allCases)
  func findings(app: MonkeyApp) async {
    // A user takes two seconds.
    for seed in 1...UInt64(PropertyRuns.isFull ? 20 : 6) {
      let findings = await MonkeyCase(seed: seed, app: app).findings()
      #expect(
        findings.isEmpty, "make monkeys APP=\(app.rawValue) ONLY=\(seed): \(findings.prefix(3))")
    }
    #expect(await LaunchedScreens.shared.leftovers() == [])
  }

  // 33: a presented view had no size before the first layout, and contradicted its constraints.
  // 82: a badge was wider than its row at 320 points with the largest text.
  @Test("Cases that have found mistakes find none", arguments: [UInt64(33), 71, 82, 135])
  func known(seed: UInt64) async {
    #expect(await MonkeyCase(seed: seed, app: .trails).findings().isEmpty)
  }

  @Test("A seed always gives the same events, and another one others")
  func repeatable() {
    for seed in PropertyRuns.seeds(full: 1_000) {
      let text = "\(MonkeyCase(seed: seed, app: .trails))"
      #expect(text == "\(MonkeyCase(seed: seed, app: .trails))")
      #expect(text != "\(MonkeyCase(seed: seed + 1, app: .trails))")
    }
  }

  @Test("Each event is reported before it is performed, and the end after the last one")
  func order() async {
    let user = MonkeyCase(seed: 3, app: .example)
    var texts: [String] = []
    _ = await user.findings { number, event in
      texts.append(event.map { "\(number): \($0)" } ?? "end")
    }
    #expect(texts == user.events.enumerated().map { "\($0): \($1)" } + ["end"])
  }
}
