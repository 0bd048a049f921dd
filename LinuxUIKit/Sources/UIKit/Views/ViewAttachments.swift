/// The objects that features keep with a view, by keys that are types.
///
/// Most views have none or one, so that they are searched one after the other.
struct ViewAttachments {
  private var entries: [(key: ObjectIdentifier, object: AnyObject)] = []

  /// Returns the object with a key.
  subscript(key: Any.Type) -> AnyObject? {
    guard !entries.isEmpty else { return nil }
    let identifier = ObjectIdentifier(key)
    return entries.first { $0.key == identifier }?.object
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
    let index = entries.firstIndex { $0.key == identifier }
    let former = index.map { entries.remove(at: $0).object }
    if let object { entries.append((identifier, object)) }
    return former
  }
}

extension UIView {
  /// Attaches an object with its class as the key, in place of a former one.
  func attach<Attachment: AnyObject>(_ object: Attachment?, as type: Attachment.Type) {
    let former = attachments.replace(type, with: object)
    withExtendedLifetime(former) {}
  }
}
