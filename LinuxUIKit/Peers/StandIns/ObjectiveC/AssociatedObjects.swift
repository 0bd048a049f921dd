import Foundation

/// How an object is associated; copies and weak references aren't made.
public enum objc_AssociationPolicy: UInt, Sendable {
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  case OBJC_ASSOCIATION_RETAIN = 769
  case OBJC_ASSOCIATION_COPY = 771
}

/// The values of objects by key, which are kept as long as the process runs.
///
/// Linux has no such table in objects. An object whose address is used again would inherit the values of
/// another, so objects with values are kept, too: enough for tests.
private final class Associations: @unchecked Sendable {
  static let shared = Associations()
  private let lock = NSLock()
  private var values: [ObjectIdentifier: [UnsafeRawPointer: Any]] = [:]
  private var owners: [ObjectIdentifier: AnyObject] = [:]

  func value(of object: AnyObject, _ key: UnsafeRawPointer) -> Any? {
    lock.withLock { values[ObjectIdentifier(object)]?[key] }
  }

  func set(_ value: Any?, of object: AnyObject, _ key: UnsafeRawPointer) {
    lock.withLock {
      owners[ObjectIdentifier(object)] = object
      values[ObjectIdentifier(object), default: [:]][key] = value
    }
  }
}

public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  Associations.shared.value(of: object as AnyObject, key)
}

public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  Associations.shared.set(value, of: object as AnyObject, key)
}
