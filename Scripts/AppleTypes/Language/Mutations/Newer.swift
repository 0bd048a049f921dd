// swift-format-ignore-file
// Each line with a mark is a mistake that the check has to report; the lines without one are not.
extension Plain: @MainActor CustomStringConvertible {}  // newer: SE-0470
extension Plain: nonisolated CustomStringConvertible {}  // newer: SE-0470
extension Plain: @unchecked Sendable {}
extension Plain: @retroactive @preconcurrency CustomStringConvertible {}
@MainActor extension Plain: CustomStringConvertible {}

call(1, 2,)  // newer: SE-0439
let pair = (1, 2,)  // newer: SE-0439
func parameters(_ first: Int, _ second: Int,) {}  // newer: SE-0439
struct Generic<First, Second,> {}  // newer: SE-0439
let captures = { [first, second,] in first }  // newer: SE-0439
let element = list[1,]  // newer: SE-0439
let array = [1, 2,]
let dictionary = ["a": 1, "b": 2,]
call(
  "a", [
    1,
  ])

nonisolated struct OffActor {}  // newer: SE-0449
nonisolated class OffActorClass {}  // newer: SE-0449
nonisolated enum OffActorEnum {}  // newer: SE-0449
nonisolated protocol OffActorProtocol {}  // newer: SE-0449
nonisolated extension Plain {}  // newer: SE-0449
struct OnActor {
  nonisolated func member() {}
  nonisolated(unsafe) static var shared = 0
}

await withTaskGroup { group in group.addTask { 1 } }  // newer: SE-0442
await withThrowingTaskGroup(returning: Int.self) { _ in 1 }  // newer: SE-0442
await withTaskGroup(of: Int.self) { group in group.addTask { 1 } }
await withDiscardingTaskGroup { group in group.addTask {} }

nonisolated(nonsending) func onCaller() async {}  // newer: SE-0461
@concurrent func elsewhere() async {}  // newer: SE-0461
let caller: nonisolated(nonsending) () async -> Void = {}  // newer: SE-0461
nonisolated func anywhere() async {}

@MainActor class Owner {
  isolated deinit {}  // newer: SE-0371
  weak let parent: Owner?  // newer: SE-0481
  weak var child: Owner?
}
class Released {
  deinit {}
}

func `adds two numbers`() {}  // newer: SE-0451
func `default`() {}
@Test("adds two numbers") func addsTwoNumbers() {}

let fixed: InlineArray<3, Int> = [1, 2, 3]  // newer: SE-0453
let sugared: [3 of Int] = [1, 2, 3]  // newer: SE-0483
struct Sized<let count: Int> {}  // newer: SE-0452
struct Unsized<Count> {}
let grown: [Int] = [1, 2, 3]

let bytes: Span<Int>  // newer: SE-0447
let raw: RawSpan  // newer: SE-0447
let text = "Span RawSpan InlineArray nonisolated(nonsending) call(1,)"
// Span RawSpan InlineArray @concurrent call(1,)
let span = cell.span
struct Borrowed: ~Escapable {}  // newer: SE-0446
struct Moved: ~Copyable {}

let value = unsafe pointer.pointee  // newer: SE-0458
@safe struct Wrapped {}  // newer: SE-0458
@unsafe func risky() {}  // newer: SE-0458
let unsafe = 1
withUnsafeBytes(of: unsafe) { _ in }

Task.immediate { work() }  // newer: SE-0472
group.addImmediateTask { work() }  // newer: SE-0472
Task.detached { work() }
UIView.immediate { work() }
Task(name: "work") { work() }  // newer: SE-0469
Task(priority: .high) { work() }

let property = \Plain.count
let byIndex = \Plain.rows[0].title
print("\(age, default: "unknown")")  // newer: SE-0477
print("\(age, format: "unknown")")
for await change in Observations({ model.count }) {}  // newer: SE-0475
let selected = Swift::Int.max  // newer: SE-0491
let qualified = Swift.Int.max

#if compiler(>=6.1)
  call(1, 2,)
#else
  call(1, 2,)  // newer: SE-0439
#endif
#if os(tvOS)
  call(1, 2,)  // newer: SE-0439
#endif
