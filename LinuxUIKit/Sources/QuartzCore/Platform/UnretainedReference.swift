import CSwiftRuntime

/// A reference that doesn't retain its object, and has none from the moment on at which the object's release
/// begins, on whichever thread.
///
/// That is what `weak` does, but `weak` adds a table to the object, which makes each retain and release of it
/// slower. This reference keeps the memory of the object instead, as `unowned` does, so that it can ask
/// whether the object still lives while another thread releases it.
package struct UnretainedReference<Object: AnyObject> {
  // Visible to other modules for the sake of `object`: without a call, only the pointer is read, and the memory
  // isn't counted once more.
  @usableFromInline unowned var memory: Object?
  @usableFromInline var pointer: UnsafeMutableRawPointer?

  /// Creates a reference to an object.
  @inlinable package init(_ object: Object?) {
    memory = object
    pointer = object.map { Unmanaged.passUnretained($0).toOpaque() }
  }

  /// The object; `nil` without one, and once its release has begun.
  @inlinable @inline(__always) package var object: Object? {
    guard let pointer, let retained = swift_tryRetain(pointer) else { return nil }
    return Unmanaged<Object>.fromOpaque(retained).takeRetainedValue()
  }
}
