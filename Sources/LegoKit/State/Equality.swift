/// Whether two values are known to be equal.
///
/// Asked of `Equatable` types by `==`; of objects without one, whether they are the same object.
/// Other values count as different, since nothing can be said about them.
func areEqual<Value>(_ one: Value, _ other: Value) -> Bool {
  if let one = one as? any Equatable { return one.equals(other) }
  guard Value.self is AnyObject.Type else { return false }
  return (one as AnyObject) === (other as AnyObject)
}

extension Equatable {
  /// Whether `other` is of this type and equal.
  func equals(_ other: Any) -> Bool {
    (other as? Self) == self
  }
}
