import Foundation
import FuzzCases

/// One run of the fuzzer: cases one after the other until the time is up.
@MainActor struct FuzzSession {
  private let options: FuzzOptions
  private let watchdog: Watchdog
  private var memory = MemoryRecord()
  private var cases = 0
  private var failed = 0
  private var longest = LongestCase()

  /// A run with these options.
  init(_ options: FuzzOptions) {
    self.options = options
    watchdog = Watchdog(file: SeedFile(folder: options.folder))
  }

  /// Runs until the time is up; returns whether nothing was found.
  mutating func run() -> Bool {
    print(
      "fuzz: from seed \(options.seed)\(options.isSingle ? "" : ", \(options.minutes) minutes")")
    if options.isSingle { print(CaseReport.description(seed: options.seed)) }
    fflush(nil)
    watchdog.start()
    let clock = ContinuousClock()
    let start = clock.now
    let end = start + .seconds(options.isSingle ? 0 : options.minutes * 60)
    var nextLine = start + Self.pause
    repeat {
      runCase(options.seed &+ UInt64(cases))
      if clock.now >= nextLine {
        memory.closeStretch()
        printProgress(after: clock.now - start)
        nextLine = clock.now + Self.pause
      }
    } while clock.now < end
    return finish(after: clock.now - start)
  }

  /// How often a line tells how far it is.
  private static let pause = Duration.seconds(5)

  private mutating func runCase(_ seed: UInt64) {
    watchdog.begin(seed)
    let report = CaseReport(seed: seed)
    longest.note(watchdog.end(), seed: seed)
    tell(report)
    cases += 1
    if cases % 64 == 0 { memory.sample() }
  }

  private mutating func tell(_ report: CaseReport) {
    guard !report.findings.isEmpty else { return }
    failed += 1
    let shown = options.isSingle ? report.findings : Array(report.findings.prefix(2))
    for finding in shown { print("seed \(report.seed): \(finding)") }
    // A trap in a later case must not take the lines with it.
    fflush(nil)
  }

  private func printProgress(after time: Duration) {
    let rate = Int(Double(cases) / time.inSeconds)
    print(
      "\(Int(time.inSeconds)) s, \(cases) cases, \(rate) a second, \(memory.now / 1_000_000) MB, "
        + "seed \(options.seed &+ UInt64(cases)), \(failed) with findings, longest \(longest)")
    fflush(nil)
  }

  private func finish(after time: Duration) -> Bool {
    printProgress(after: time)
    let growth = memory.growth
    print(growth.map { "memory: \($0)" } ?? "memory: too short a run to tell whether it grows")
    let isFine = failed == 0 && growth?.isWithinLimit ?? true
    print(isFine ? "fuzz: nothing found" : "fuzz: found something; repeat a case with ONLY=SEED")
    return isFine
  }
}

extension Duration {
  /// The time in seconds.
  var inSeconds: Double {
    Double(components.seconds) + Double(components.attoseconds) / 1e18
  }
}
