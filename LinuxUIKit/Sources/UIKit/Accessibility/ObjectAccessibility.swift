/// The accessibility properties of objects that aren't responders.
///
/// A responder that is in no responder chain has them in place of the object. Objects aren't kept alive; what
/// they leave behind is removed when the number of objects has doubled.
@MainActor final class ObjectAccessibility {
  /// The properties of all objects.
  static let shared = ObjectAccessibility()

  /// An object, which may have been released, with its properties.
  private struct Entry {
    weak var object: NSObject?
    let properties: UIResponder
  }

  private static let smallestLimit = 64
  private let defaults = UIResponder()
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var limit = smallestLimit

  /// The number of objects that have properties or had them, for tests.
  var count: Int { entries.count }

  /// Returns what has the properties of an object: a responder itself, or the defaults if none was set.
  func properties(of object: NSObject) -> UIResponder {
    object as? UIResponder ?? storedProperties(of: object) ?? defaults
  }

  /// Returns what keeps the properties of an object: a responder itself, or what is created for the object.
  func changeableProperties(of object: NSObject) -> UIResponder {
    if let own = object as? UIResponder ?? storedProperties(of: object) { return own }
    if entries.count >= limit { removeReleasedObjects() }
    let entry = Entry(object: object, properties: UIResponder())
    // What a released object left at the same address is released after the change, since that may run code of
    // the app.
    let former = entries.updateValue(entry, forKey: ObjectIdentifier(object))
    return withExtendedLifetime(former) { entry.properties }
  }

  /// Returns what has the texts of an object: the object itself if it declares them, or its properties.
  func texts(of object: NSObject) -> any AccessibilityTexts {
    object as? any AccessibilityTexts ?? properties(of: object)
  }

  /// Returns what keeps the texts of an object.
  func changeableTexts(of object: NSObject) -> any AccessibilityTexts {
    object as? any AccessibilityTexts ?? changeableProperties(of: object)
  }

  /// Returns the stored properties of an object, not those of a released one that had its address.
  private func storedProperties(of object: NSObject) -> UIResponder? {
    guard let entry = entries[ObjectIdentifier(object)], entry.object === object else { return nil }
    return entry.properties
  }

  private func removeReleasedObjects() {
    let all = entries
    entries = all.filter { $0.value.object != nil }
    limit = max(Self.smallestLimit, 2 * entries.count)
  }
}
