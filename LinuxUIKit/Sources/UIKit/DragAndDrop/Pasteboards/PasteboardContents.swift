import UniformTypeIdentifiers

/// The items of all pasteboards with one name.
// Unchecked because a lock guards the items.
final class PasteboardContents: @unchecked Sendable {
  private static let registry = PasteboardRegistry()

  let name: String
  private let lock = NSLock()
  private var stored: [PasteboardItem] = []
  private var expiration: Date?
  private var changes = 0
  private var platform: (any PasteboardConnection)?
  // The text that this process has written to the clipboard of the platform, or read from it.
  private var exchangedText: String?

  /// Creates contents without items.
  init(name: String) { self.name = name }

  /// Returns the contents with a name, which are created if there are none.
  static func named(_ name: String) -> PasteboardContents { registry.contents(name) }

  /// Returns whether there are contents with a name; those of the general pasteboard always exist.
  static func exists(_ name: String) -> Bool {
    name == UIPasteboard.Name.general.rawValue || registry.contains(name)
  }

  /// Removes the contents with a name.
  static func remove(_ name: String) {
    guard name != UIPasteboard.Name.general.rawValue else { return }
    registry.remove(name)
  }

  /// The clipboard of the platform.
  var connection: (any PasteboardConnection)? { lock.withLock { platform } }

  /// Shares the text with a clipboard of the platform, or with none.
  func setConnection(_ connection: (any PasteboardConnection)?) {
    lock.withLock { (platform, exchangedText) = (connection, nil) }
  }

  /// The items that haven't expired.
  ///
  /// Another app's text replaces them.
  var items: [PasteboardItem] {
    lock.withLock {
      readPlatform()
      if let expiration, expiration <= Date() { (stored, self.expiration) = ([], nil) }
      return stored
    }
  }

  /// The number of changes.
  var changeCount: Int {
    lock.withLock {
      readPlatform()
      return changes
    }
  }

  /// Sets the items, and the time at which they are removed.
  func set(_ items: [PasteboardItem], expiring date: Date?) {
    // Items without text, such as images, replace the text by an empty one. Item providers may use
    // this pasteboard while they are read, so that the lock isn't held.
    let text = connection == nil ? nil : items.lazy.compactMap(\.string).first ?? ""
    lock.withLock {
      (stored, expiration) = (items, date)
      changes += 1
      guard let text else { return }
      exchangedText = text
      platform?.text = text
    }
  }

  /// Adopts the text of the platform's clipboard if another app has changed it.
  private func readPlatform() {
    guard let platform else { return }
    let text = platform.text ?? ""
    guard text != exchangedText ?? "" else { return }
    exchangedText = text
    (stored, expiration) = ([PasteboardItem(values: [TypeIdentifier.text: text])], nil)
    changes += 1
  }
}

/// The contents of pasteboards by their names.
// Unchecked because a lock guards the contents.
private final class PasteboardRegistry: @unchecked Sendable {
  private let lock = NSLock()
  private var all: [String: PasteboardContents] = [:]

  func contains(_ name: String) -> Bool { lock.withLock { all[name] != nil } }

  func contents(_ name: String) -> PasteboardContents {
    lock.withLock {
      let contents = all[name] ?? PasteboardContents(name: name)
      all[name] = contents
      return contents
    }
  }

  func remove(_ name: String) { lock.withLock { all[name] = nil } }
}

/// One item of a pasteboard: values by type identifiers, or an item provider.
struct PasteboardItem {
  /// The time for which the data of an item provider is waited for, in seconds.
  // Unverified: Apple's waits for the app that provides the data.
  private static let loadingTime: TimeInterval = 5

  /// The values; empty for an item provider.
  let values: [String: Any]
  private let source: NSItemProvider?

  /// Creates an item with values by type identifiers.
  init(values: [String: Any]) { (self.values, source) = (values, nil) }

  /// Creates an item of an item provider.
  init(provider: NSItemProvider) { (values, source) = ([:], provider) }

  /// The type identifiers.
  var types: [String] { source?.registeredTypeIdentifiers ?? values.keys.sorted() }

  /// Returns whether the item has a type that conforms to one of several.
  func matches(_ identifiers: [String]) -> Bool {
    types.contains { type in identifiers.contains { TypeDeclarations.conforms(type, to: $0) } }
  }

  /// The first type that conforms to another one.
  private func type(conformingTo identifier: String) -> String? {
    types.first { $0 == identifier }
      ?? types.first { TypeDeclarations.conforms($0, to: identifier) }
  }

  /// Returns the value of a type.
  func value(of identifier: String) -> Any? {
    guard let type = type(conformingTo: identifier) else { return nil }
    return source == nil ? values[type] : data(of: type)
  }

  /// Returns the data of a type.
  func data(of identifier: String) -> Data? {
    guard let type = type(conformingTo: identifier) else { return nil }
    if let source {
      return source.loadedData(forTypeIdentifier: type, waitingFor: Self.loadingTime)
    }
    guard let value = values[type] else { return nil }
    if let data = value as? Data { return data }
    guard let object = Self.object(of: value) else { return nil }
    return Self.data(of: object, as: type)
  }

  /// The item provider with all representations of the item.
  var provider: NSItemProvider {
    if let source { return source }
    let provider = NSItemProvider()
    for type in types {
      let data = data(of: type)
      provider.registerDataRepresentation(forTypeIdentifier: type, visibility: .all) {
        $0(data, nil)
        return nil
      }
    }
    return provider
  }

  /// The text.
  var string: String? {
    text(of: "public.text")
  }

  /// The URL.
  var url: URL? {
    if let url = value(of: TypeIdentifier.url) as? URL { return url }
    return text(of: TypeIdentifier.url).flatMap { URL(string: $0) }
  }

  /// The image.
  var image: UIImage? {
    if let image = value(of: "public.image") as? UIImage { return image }
    return data(of: "public.image").flatMap { UIImage(data: $0) }
  }

  /// The color.
  var color: UIColor? {
    if let color = value(of: TypeIdentifier.color) as? UIColor { return color }
    return data(of: TypeIdentifier.color).flatMap {
      try? UIColor.object(withItemProviderData: $0, typeIdentifier: TypeIdentifier.color)
    }
  }

  private func text(of type: String) -> String? {
    guard let value = value(of: type) else { return nil }
    return value as? String ?? data(of: type).flatMap { String(data: $0, encoding: .utf8) }
  }

  // MARK: Data

  private static func object(of value: Any) -> (any NSItemProviderWriting)? {
    switch value {
    case let text as String: NSString(string: text)
    case let url as URL: url as NSURL
    default: value as? any NSItemProviderWriting
    }
  }

  private static func data(of object: any NSItemProviderWriting, as type: String) -> Data? {
    let loaded = LoadedData()
    _ = object.loadData(withTypeIdentifier: type) { data, _ in loaded.set(data) }
    return loaded.value
  }
}
