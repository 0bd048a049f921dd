import Foundation

/// An object that each thread has for itself.
///
/// It is read while every view is drawn: a thread's dictionary costs about thirty times as much, and a
/// generic class looks up its metadata at each access.
// `@unchecked`: the key is constant, and its objects belong to one thread each.
package final class ThreadObject: @unchecked Sendable {
  private let key: pthread_key_t

  /// The owner of a thread's object.
  private final class Box {
    var object: AnyObject?
  }

  /// Creates an object that is `nil` on every thread.
  ///
  /// It has to live as long as the process.
  package init() {
    var key = pthread_key_t()
    let failure = pthread_key_create(&key) { box in
      if let box { Unmanaged<AnyObject>.fromOpaque(box).release() }
    }
    precondition(failure == 0, "There is no key left for a thread's object.")
    self.key = key
  }

  /// The object of the current thread, which is released when the thread ends.
  package var object: AnyObject? {
    get { box?.object }
    set {
      if let box {
        box.object = newValue
      } else {
        let box = Box()
        box.object = newValue
        pthread_setspecific(key, Unmanaged.passRetained(box as AnyObject).toOpaque())
      }
    }
  }

  private var box: Box? {
    pthread_getspecific(key).map { Unmanaged<Box>.fromOpaque($0).takeUnretainedValue() }
  }
}
