import CSwiftRuntime

/// A reference that doesn't retain its object, and has none from the moment on at which the object's release
/// begins, on whichever thread.
///
/// That is what `weak` does, but `weak` adds a table to the object, which makes each retain and release of it
/// slower. This reference keeps the memory of the object instead, as `unowned` does, so that it can ask
/// whether the object still lives while another thread releases it.
///
/// It can't be copied: a copy, which the compiler would make to call `object`, counts the memory once more.
package struct UnretainedReference<Object: AnyObject>: ~Copyable {
  private unowned let memory: Object?
  private let pointer: UnsafeMutableRawPointer?

  /// Creates a reference to an object.
  package init(_ object: Object?) {
    memory = object
    pointer = object.map { Unmanaged.passUnretained($0).toOpaque() }
  }

  /// The object; `nil` without one, and once its release has begun.
  package var object: Object? {
    guard let pointer, let retained = swift_tryRetain(pointer) else { return nil }
    return Unmanaged<Object>.fromOpaque(retained).takeRetainedValue()
  }
}
