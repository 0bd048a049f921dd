import Foundation

/// A value that each thread has for itself.
///
/// It is read while every view is drawn: a thread's dictionary costs about thirty times as much.
// `@unchecked`: the key is constant, and its values belong to one thread each.
package final class ThreadLocal<Value>: @unchecked Sendable {
  private let key: pthread_key_t

  private final class Box {
    var value: Value?
  }

  /// Creates a value that is `nil` on every thread. It has to live as long as the process.
  package init() {
    var key = pthread_key_t()
    let failure = pthread_key_create(&key) { box in
      if let box { Unmanaged<AnyObject>.fromOpaque(box).release() }
    }
    precondition(failure == 0, "There is no key left for a thread's value.")
    self.key = key
  }

  /// The value of the current thread, which is released when the thread ends.
  package var value: Value? {
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

  private var box: Box? {
    pthread_getspecific(key).map { Unmanaged<Box>.fromOpaque($0).takeUnretainedValue() }
  }
}
