/// A place that holds a value of state and can notify those who have read it.
///
/// It knows its readers weakly: a reader that has gone is forgotten at the next write.
@MainActor class ObservableSource {
  private var readers: [ObjectIdentifier: WeakReader] = [:]

  /// Wakes `reader` at every change from now on.
  func add(_ reader: StateObserver) {
    readers[ObjectIdentifier(reader)] = WeakReader(reader: reader)
  }

  /// Wakes `reader` no longer.
  func remove(_ reader: StateObserver) {
    readers[ObjectIdentifier(reader)] = nil
  }

  /// Wakes everyone who has read the value.
  func wakeReaders() {
    readers = readers.filter { $0.value.reader != nil }
    for entry in Array(readers.values) { entry.reader?.notify() }
  }
}

/// A reference that does not keep its reader alive.
private struct WeakReader {
  weak var reader: StateObserver?
}
