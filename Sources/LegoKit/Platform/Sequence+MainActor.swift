// A closure of the main actor that is passed to a function of the standard library checks at each call that
// it runs there, since the library is compiled without the checks of Swift 6. These functions, which are
// compiled with them, have the same signatures and take their place in this module.

extension Sequence {
  func map<Result, Failure: Error>(
    _ transform: (Element) throws(Failure) -> Result
  ) throws(Failure) -> [Result] {
    var results: [Result] = []
    results.reserveCapacity(underestimatedCount)
    for element in self { results.append(try transform(element)) }
    return results
  }

  func compactMap<Result>(_ transform: (Element) throws -> Result?) rethrows -> [Result] {
    var results: [Result] = []
    for element in self {
      if let result = try transform(element) { results.append(result) }
    }
    return results
  }

  func flatMap<Results: Sequence>(
    _ transform: (Element) throws -> Results
  ) rethrows -> [Results.Element] {
    var results: [Results.Element] = []
    for element in self { results.append(contentsOf: try transform(element)) }
    return results
  }

  __consuming func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> [Element] {
    var results: [Element] = []
    for element in self where try isIncluded(element) { results.append(element) }
    return results
  }

  func contains(where predicate: (Element) throws -> Bool) rethrows -> Bool {
    for element in self where try predicate(element) { return true }
    return false
  }

  func allSatisfy(_ predicate: (Element) throws -> Bool) rethrows -> Bool {
    for element in self where try !predicate(element) { return false }
    return true
  }

  func first(where predicate: (Element) throws -> Bool) rethrows -> Element? {
    for element in self where try predicate(element) { return element }
    return nil
  }

  func reduce<Result>(
    _ initialResult: Result, _ nextPartialResult: (Result, Element) throws -> Result
  ) rethrows -> Result {
    var result = initialResult
    for element in self { result = try nextPartialResult(result, element) }
    return result
  }

  func reduce<Result>(
    into initialResult: __owned Result,
    _ updateAccumulatingResult: (inout Result, Element) throws -> Void
  ) rethrows -> Result {
    var result = initialResult
    for element in self { try updateAccumulatingResult(&result, element) }
    return result
  }

  func sorted(
    by areInIncreasingOrder: (Element, Element) throws -> Bool
  ) rethrows -> [Element] {
    var elements = Array(self)
    try elements.sort(by: areInIncreasingOrder)
    return elements
  }

  func forEach(_ body: (Element) throws -> Void) rethrows {
    for element in self { try body(element) }
  }
}

extension Collection {
  func map<Result, Failure: Error>(
    _ transform: (Element) throws(Failure) -> Result
  ) throws(Failure) -> [Result] {
    var results: [Result] = []
    results.reserveCapacity(count)
    for element in self { results.append(try transform(element)) }
    return results
  }

  func firstIndex(where predicate: (Element) throws -> Bool) rethrows -> Index? {
    for index in indices where try predicate(self[index]) { return index }
    return nil
  }
}

extension Array {
  __consuming func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> [Element] {
    var results: [Element] = []
    for element in self where try isIncluded(element) { results.append(element) }
    return results
  }
}

extension Dictionary {
  __consuming func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> [Key: Value] {
    var results = self
    for element in self where try !isIncluded(element) { results[element.key] = nil }
    return results
  }
}

extension Optional {
  func map<Failure: Error, Result: ~Copyable>(
    _ transform: (Wrapped) throws(Failure) -> Result
  ) throws(Failure) -> Result? {
    switch self {
    case .some(let wrapped): .some(try transform(wrapped))
    case .none: .none
    }
  }

  func flatMap<Failure: Error, Result: ~Copyable>(
    _ transform: (Wrapped) throws(Failure) -> Result?
  ) throws(Failure) -> Result? {
    switch self {
    case .some(let wrapped): try transform(wrapped)
    case .none: .none
    }
  }
}
