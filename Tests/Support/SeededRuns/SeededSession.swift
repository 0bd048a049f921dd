import Foundation

/// One run of a command that generates cases from seeds and checks each: `make fuzz`, `make soak`.
///
/// It reports progress, violated properties with their seeds, and growth of memory. A trap or a
/// hang ends the process; the file `seed` in its folder then identifies the case.
@MainActor package struct SeededSession {
  private let subject: Subject
  private let options: SessionOptions
  private let watchdog: Watchdog
  private var memory: MemoryRecord
  private var cases = 0
  private var failed = 0
  private var longest = LongestCase()

  /// The cases of a session.
  @MainActor package struct Subject {
    /// The name of the command.
    let name: String
    /// The closure that returns the description of the case of a seed.
    let describe: @MainActor (UInt64) async -> String
    /// The closure that runs the case of a seed and returns the violated properties.
    let findings: @MainActor (UInt64) async -> [String]
    /// The closure that empties caches.
    let emptyCaches: @MainActor () -> Void
    /// The bytes that each case leaves in memory and that nobody can free.
    let keptPerCase: Int
    /// The closure that describes what earlier cases left although it should be gone.
    let leftovers: @MainActor () async -> [String]

    /// Creates the cases of a command.
    ///
    /// - Parameters:
    ///   - name: The name of the command.
    ///   - describe: Returns the description of the case of a seed.
    ///   - findings: Runs the case of a seed, and returns the violated properties.
    ///   - emptyCaches: Empties caches, which would be filled for minutes, before memory is measured.
    ///   - keptPerCase: The bytes that each case leaves in memory and that nobody can free.
    ///   - leftovers: Describes what earlier cases left although it should be gone; called at the end.
    package init(
      name: String, describe: @escaping @MainActor (UInt64) async -> String,
      findings: @escaping @MainActor (UInt64) async -> [String],
      emptyCaches: @escaping @MainActor () -> Void = {}, keptPerCase: Int = 0,
      leftovers: @escaping @MainActor () async -> [String] = { [] }
    ) {
      (self.name, self.describe, self.findings) = (name, describe, findings)
      (self.emptyCaches, self.keptPerCase, self.leftovers) = (emptyCaches, keptPerCase, leftovers)
    }
  }

  /// Creates a session.
  package init(_ subject: Subject, _ options: SessionOptions) {
    (self.subject, self.options) = (subject, options)
    memory = MemoryRecord(keptPerCase: subject.keptPerCase)
    watchdog = Watchdog(name: subject.name, file: SeedFile(folder: options.folder))
  }

  /// Runs with the options of the command line, and returns the exit status.
  ///
  /// 0 if no property is violated, 1 if one is, 64 if the command line is invalid.
  package static func exitStatus(
    of subject: Subject, extent: SessionOptions.Extent, seed: UInt64,
    arguments: [String] = Array(CommandLine.arguments.dropFirst())
  ) async -> Int32 {
    do {
      var session = SeededSession(
        subject, try SessionOptions(arguments, extent: extent, seed: seed))
      return await session.run() ? 0 : 1
    } catch {
      FileHandle.standardError.write(Data("\(error)\n\(SessionOptions.usage)\n".utf8))
      return 64
    }
  }

  /// Runs to the end, and returns whether no property is violated.
  ///
  /// Yields regularly, so that tasks which cases enqueued can run and release their memory.
  mutating func run() async -> Bool {
    print("\(subject.name): from seed \(options.seed), \(options.extent)")
    if options.isSingle { print(await subject.describe(options.seed)) }
    fflush(nil)
    watchdog.start()
    let clock = ContinuousClock()
    let start = clock.now
    var nextLine = start + Self.pause
    repeat {
      await runCase(options.seed &+ UInt64(cases))
      if cases % 64 == 0 { await Task.yield() }
      if clock.now >= nextLine {
        // Slow cases are fewer than 64 in a period.
        memory.sample()
        subject.emptyCaches()
        memory.endPeriod(cases: cases)
        printProgress(after: clock.now - start)
        nextLine = clock.now + Self.pause
      }
    } while options.extent.isOpen(after: clock.now - start, cases: cases)
    return await finish(after: clock.now - start)
  }

  /// The interval between progress lines.
  private static let pause = Duration.seconds(5)

  private mutating func runCase(_ seed: UInt64) async {
    watchdog.begin(seed)
    let findings = await subject.findings(seed)
    longest.record(watchdog.end(), seed: seed)
    report(findings, of: seed)
    cases += 1
    if cases % 64 == 0 { memory.sample() }
  }

  private mutating func report(_ findings: [String], of seed: UInt64) {
    guard !findings.isEmpty else { return }
    failed += 1
    let shown = options.isSingle ? findings : Array(findings.prefix(2))
    for finding in shown { print("seed \(seed): \(finding)") }
    // A trap in a later case must not lose the lines.
    fflush(nil)
  }

  private func printProgress(after time: Duration) {
    let rate = Int(Double(cases) / time.inSeconds)
    print(
      "\(Int(time.inSeconds)) s, \(cases) cases, \(rate) a second, \(memory.now / 1_000_000) MB, "
        + "seed \(options.seed &+ UInt64(cases)), \(failed) with findings, longest \(longest)")
    fflush(nil)
  }

  private func finish(after time: Duration) async -> Bool {
    printProgress(after: time)
    let growth = memory.growth
    print(growth.map { "memory: \($0)" } ?? "memory: the run is too short to detect growth")
    let leftovers = await subject.leftovers()
    for leftover in leftovers { print("left in memory: \(leftover)") }
    let isFine = failed == 0 && leftovers.isEmpty && growth?.isWithinLimit ?? true
    print(
      isFine
        ? "\(subject.name): no violations found"
        : "\(subject.name): violations found; reproduce a case with ONLY=SEED")
    return isFine
  }
}

extension Duration {
  /// The time in seconds.
  var inSeconds: Double {
    Double(components.seconds) + Double(components.attoseconds) / 1e18
  }
}

/// The case with the largest processor time.
struct LongestCase: CustomStringConvertible {
  private var seconds = 0.0
  private var seed: UInt64 = 0

  /// Creates a record without cases.
  init() {}

  /// Records a case if it took longer than the previous ones.
  mutating func record(_ seconds: Double, seed: UInt64) {
    if seconds > self.seconds { (self.seconds, self.seed) = (seconds, seed) }
  }

  var description: String { "\(Int(seconds * 1_000)) ms (seed \(seed))" }
}

/// The violated properties of a case.
package struct Findings: Sendable {
  /// The largest number of descriptions.
  package static let limit = 20

  /// The descriptions, in order.
  package private(set) var texts: [String] = []

  /// Creates an empty list.
  package init() {}

  /// Appends a description if a condition doesn't hold.
  package mutating func expect(_ claim: Bool, _ otherwise: @autoclosure () -> String) {
    guard !claim, texts.count < Self.limit else { return }
    texts.append(otherwise())
  }
}
