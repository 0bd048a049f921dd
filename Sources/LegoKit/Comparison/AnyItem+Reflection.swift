extension AnyItem {
  /// Returns whether both items have the same stored properties, apart from those that contain the
  /// ids of the items.
  ///
  /// Items without other properties are not known to be equal.
  func isEqual(apartFromIDTo other: AnyItem) -> Bool {
    guard id.type == other.id.type else { return false }
    var comparison = PropertyComparison(ids: (id.base, other.id.base))
    return comparison.areEqual(base, other.base, depth: 0) && comparison.equalCount > 0
  }
}

/// A comparison of stored properties in which two ids count as equal.
private struct PropertyComparison {
  let ids: (AnyHashable, AnyHashable)
  /// The number of properties that are equal without being ids.
  private(set) var equalCount = 0

  init(ids: (AnyHashable, AnyHashable)) {
    self.ids = ids
  }

  mutating func areEqual(_ one: Any, _ other: Any, depth: Int) -> Bool {
    if depth > 0 {
      if let one = one as? AnyHashable, let other = other as? AnyHashable, (one, other) == ids {
        return true
      }
      if isEqual(one, other) {
        equalCount += 1
        return true
      }
    }
    let properties = (Mirror(reflecting: one).children, Mirror(reflecting: other).children)
    guard depth < 3, !properties.0.isEmpty, properties.0.count == properties.1.count else {
      return false
    }
    return zip(properties.0, properties.1).allSatisfy { one, other in
      areEqual(one.value, other.value, depth: depth + 1)
    }
  }

  private func isEqual(_ one: Any, _ other: Any) -> Bool {
    if let one = one as? any Equatable { return one.equals(other) }
    return "\(one)" == "\(other)"
  }
}
