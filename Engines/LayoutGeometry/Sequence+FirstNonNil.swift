extension Sequence {
  /// Returns the first result of a function that isn't `nil`; the function is called once for an element.
  ///
  /// `lazy.compactMap(function).first` calls it twice for the found one, which a recursive function
  /// multiplies at each level.
  @inlinable package func firstNonNil<Result>(
    _ function: (Element) throws -> Result?
  ) rethrows -> Result? {
    for element in self {
      if let result = try function(element) { return result }
    }
    return nil
  }
}
