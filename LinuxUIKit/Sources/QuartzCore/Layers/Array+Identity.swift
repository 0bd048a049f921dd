extension Array where Element: AnyObject {
  /// Removes the last occurrence of an object; does nothing if the array doesn't contain it.
  ///
  /// The search starts at the end, where most of the removed views and layers are.
  package mutating func removeLast(identicalTo object: Element) {
    let index = withUnsafeBufferPointer { buffer in
      var index = buffer.count - 1
      while index >= 0, buffer[index] !== object { index -= 1 }
      return index
    }
    if index >= 0 { remove(at: index) }
  }
}
