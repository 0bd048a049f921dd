/// What no snapshot of identifiers can do without.
enum IdentifierFloor {
  /// Copying the array into memory of its own.
  @MainActor static func copying<Identifier>(_ identifiers: [Identifier]) -> Work {
    Work("copy") {
      let copy = ContiguousArray<Identifier>(unsafeUninitializedCapacity: identifiers.count) {
        $1 = $0.initialize(fromContentsOf: identifiers)
      }
      return copy.count
    }
  }

  /// Entering the ids in a reserved dictionary.
  @MainActor static func entering<Identifier: Hashable>(_ identifiers: [Identifier]) -> Work {
    Work("dict1") {
      var places = [Identifier: Int](minimumCapacity: identifiers.count)
      for place in identifiers.indices { places[identifiers[place]] = place }
      return places.count
    }
  }
}
