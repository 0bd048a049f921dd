import Foundation

/// A class whose instances can be created from a metatype, in place of classes that can't.
///
/// Swift creates instances of a class that is known at run time only by `required` initializers, and
/// `NSObject.init()` isn't one. Apple's runtime has no such rule: app delegates and scene delegates are
/// created from the names of their classes. Every subclass of `NSObject` has the entry for `init()` in
/// the same position of its table of methods, so a call through this class reaches the right one. It is
/// open so that the optimizer doesn't assume that it has no subclasses.
@_spi(ClassMaking) open class CreatableObject: NSObject {
  public required override init() { super.init() }
}

/// Creates an instance of a subclass of `NSObject` by its `init()`; returns `nil` for other classes.
@MainActor func createObject(of type: AnyObject.Type) -> AnyObject? {
  guard type is NSObject.Type else { return nil }
  return callInitializer(of: unsafeBitCast(type, to: CreatableObject.Type.self))
}

// Not inlined, so that the type of the result is not assumed to be `CreatableObject`.
@inline(never) private func callInitializer(of type: CreatableObject.Type) -> AnyObject {
  type.init()
}
