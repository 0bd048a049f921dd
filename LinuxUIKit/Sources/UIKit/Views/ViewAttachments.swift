/// The objects that features keep with a view, by keys that are types.
///
/// Most views have none or one, which needs no array. They are searched one after the other.
struct ViewAttachments {
  private struct Entry {
    let key: ObjectIdentifier
    let object: AnyObject
  }

  private var first: Entry?
  // Empty if there is no first one.
  private var others: [Entry] = []

  /// Returns the object with a key.
  subscript(key: Any.Type) -> AnyObject? {
    guard let first else { return nil }
    let identifier = ObjectIdentifier(key)
    if first.key == identifier { return first.object }
    return others.isEmpty ? nil : others.first { $0.key == identifier }?.object
  }

  /// Returns the object of a class whose key is the class.
  func attachment<Attachment: AnyObject>(_ type: Attachment.Type) -> Attachment? {
    self[type] as? Attachment
  }

  /// Replaces the object with a key, and returns the former one.
  ///
  /// The caller releases the former one after the change, since its deinitializer may use the view.
  mutating func replace(_ key: Any.Type, with object: AnyObject?) -> AnyObject? {
    let identifier = ObjectIdentifier(key)
    let former = remove(identifier)
    guard let object else { return former }
    let entry = Entry(key: identifier, object: object)
    if first == nil { first = entry } else { others.append(entry) }
    return former
  }

  private mutating func remove(_ key: ObjectIdentifier) -> AnyObject? {
    guard let entry = first else { return nil }
    if entry.key == key {
      first = others.popLast()
      return entry.object
    }
    return others.firstIndex { $0.key == key }.map { others.remove(at: $0).object }
  }
}

extension UIView {
  /// Attaches an object with its class as the key, in place of a former one.
  func attach<Attachment: AnyObject>(_ object: Attachment?, as type: Attachment.Type) {
    attach(object, forKey: type)
  }

  /// Attaches an object with a key, in place of a former one; `nil` removes it.
  func attach(_ object: AnyObject?, forKey key: Any.Type) {
    let former = attachments.replace(key, with: object)
    keepAlive(former)
  }
}

/// Keeps an object until the call.
///
/// The closure of `withExtendedLifetime` would check at each call that it is on the main actor.
@inline(never) private func keepAlive(_ object: AnyObject?) {}
