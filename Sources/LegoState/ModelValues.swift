import Observation

/// The values of the properties of `@Observable` models, from which the names of changed ones follow.
///
/// Swift's observation says that a property has changed, but not which one. Where an app asks for names, the
/// values are kept, and compared with those after the change. Values are compared if they are `Equatable`,
/// objects by identity; other properties have no name in reports.
///
/// Takes time proportional to the number of properties, and keeps copies of their values, but retains no
/// objects that are values themselves.
@available(iOS 17.0, macCatalyst 17.0, tvOS 17.0, *)
@MainActor package struct ModelValues {
  private struct Property: Hashable {
    let model: ObjectIdentifier
    let name: String
  }

  // The depth to which models inside models are visited.
  private static let maximumDepth = 4
  private var values: [Property: Any] = [:]
  private var models: Set<ObjectIdentifier> = []

  /// Reads the models that are stored properties of an object, and the models in them.
  package init(ownedBy owner: AnyObject) {
    for (_, value) in Self.properties(of: owner) { visit(value, depth: 0) }
  }

  /// Returns the sorted names of the properties whose values differ from earlier ones.
  package func names(changedSince earlier: ModelValues) -> [String] {
    let changed = values.filter { property, value in
      earlier.values[property].map { Self.areDifferent($0, value) } ?? false
    }
    return Set(changed.keys.map(\.name)).sorted()
  }

  private mutating func visit(_ value: Any, depth: Int) {
    guard depth < Self.maximumDepth else { return }
    let value = (value as? any StateProperty)?.source.currentValue ?? value
    guard let model = (value as? any Observable) as? AnyObject,
      type(of: value) is AnyObject.Type, models.insert(ObjectIdentifier(model)).inserted
    else { return }
    for (name, value) in Self.properties(of: model) {
      let isObject = type(of: value) is AnyObject.Type && !(value is any Equatable)
      values[Property(model: ObjectIdentifier(model), name: name)] =
        isObject ? ObjectIdentifier(value as AnyObject) : value
      visit(value, depth: depth + 1)
    }
  }

  // The macro stores a property below its name with an underscore, beside the registrar of observers.
  private static func properties(of object: AnyObject) -> [(name: String, value: Any)] {
    var properties: [(name: String, value: Any)] = []
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      for child in current.children {
        guard let label = child.label, !label.hasPrefix("_$") else { continue }
        properties.append((label.hasPrefix("_") ? String(label.dropFirst()) : label, child.value))
      }
      mirror = current.superclassMirror
    }
    return properties
  }

  private static func areDifferent(_ one: Any, _ other: Any) -> Bool {
    (one as? any Equatable).map { !$0.equals(other) } ?? false
  }
}
