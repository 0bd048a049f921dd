import Foundation
import Testing

/// The release of an object on another thread, which stops in the object's deinitializer until the test goes
/// on: what happens in between happens to an object that is being released.
///
/// The class of the object calls `hold()` in its deinitializer.
final class HeldRelease: Sendable {
  private static let limit = DispatchTimeInterval.seconds(120)
  private let begin = DispatchSemaphore(value: 0)
  private let permission = DispatchSemaphore(value: 0)
  private let end = DispatchSemaphore(value: 0)

  /// Stops the release, for two minutes at most.
  func hold() {
    begin.signal()
    _ = permission.wait(timeout: .now() + Self.limit)
  }

  /// Releases the object that a function returns on another thread; calls a second function with the value
  /// beside the object while the release is held.
  @MainActor func during<Object: AnyObject, Value>(
    of make: @MainActor () -> (object: Object, value: Value), _ body: @MainActor (Value) -> Void
  ) {
    let (last, value) = store(make)
    Thread.detachNewThread { [end] in
      last.release()
      end.signal()
    }
    #expect(begin.wait(timeout: .now() + Self.limit) == .success, "The object isn't released.")
    body(value)
    permission.signal()
    #expect(end.wait(timeout: .now() + Self.limit) == .success, "The release doesn't end.")
  }

  @MainActor private func store<Object: AnyObject, Value>(
    _ make: @MainActor () -> (object: Object, value: Value)
  ) -> (LastReference, Value) {
    let (object, value) = make()
    return (LastReference(object), value)
  }
}

/// The last reference to an object, which another thread ends.
// Unchecked because the thread begins after the object was stored, and nothing else uses it then.
final class LastReference: @unchecked Sendable {
  private var object: AnyObject?

  init(_ object: AnyObject) { self.object = object }

  /// Ends the reference.
  func release() { object = nil }
}
