import Foundation

/// A value that each thread has for itself.
///
/// It is read while every view is drawn: a thread's dictionary costs about thirty times as much.
// `@unchecked`: the key is constant, and its values belong to one thread each. Inlinable, so that other
// modules don't look up generic metadata at each access.
package final class ThreadLocal<Value>: @unchecked Sendable {
  @usableFromInline let key: pthread_key_t

  /// The owner of a thread's value.
  @usableFromInline final class Box {
    @usableFromInline var value: Value?

    @inlinable init() {}
  }

  /// Creates a value that is `nil` on every thread.
  ///
  /// It has to live as long as the process.
  package init() {
    var key = pthread_key_t()
    let failure = pthread_key_create(&key) { box in
      if let box { Unmanaged<AnyObject>.fromOpaque(box).release() }
    }
    precondition(failure == 0, "There is no key left for a thread's value.")
    self.key = key
  }

  /// The value of the current thread, which is released when the thread ends.
  @inlinable package var value: Value? {
    get { box?.value }
    set {
      if let box {
        box.value = newValue
      } else {
        let box = Box()
        box.value = newValue
        pthread_setspecific(key, Unmanaged.passRetained(box as AnyObject).toOpaque())
      }
    }
  }

  @inlinable var box: Box? {
    pthread_getspecific(key).map { Unmanaged<Box>.fromOpaque($0).takeUnretainedValue() }
  }
}
