import BenchmarkHarness

/// Work that no snapshot of identifiers can avoid.
enum IdentifierFloor {
  /// Returns the work of copying the array into storage of its own.
  @MainActor static func copying<Identifier>(_ identifiers: [Identifier]) -> Work {
    Work("copy") {
      let copy = ContiguousArray<Identifier>(unsafeUninitializedCapacity: identifiers.count) {
        $1 = $0.initialize(fromContentsOf: identifiers)
      }
      return copy.count
    }
  }

  /// Returns the work of inserting the identifiers into a dictionary of sufficient capacity.
  @MainActor static func entering<Identifier: Hashable>(_ identifiers: [Identifier]) -> Work {
    Work("dict1") {
      var positions = [Identifier: Int](minimumCapacity: identifiers.count)
      for position in identifiers.indices { positions[identifiers[position]] = position }
      return positions.count
    }
  }
}
