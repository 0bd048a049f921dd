extension NSString: NSItemProviderReading, NSItemProviderWriting {
  /// The type identifiers that strings can read.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    [TypeIdentifier.text, "public.plain-text", "public.text"]
  }

  /// The type identifier of strings.
  public static var writableTypeIdentifiersForItemProvider: [String] { [TypeIdentifier.text] }

  /// Creates a string from UTF-8 data.
  public static func object(
    withItemProviderData data: Data, typeIdentifier: String
  ) throws -> Self {
    try made(String(data: data, encoding: .utf8).map { NSString(string: $0) })
  }

  /// Loads the string as UTF-8 data.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(String(describing: self).utf8), nil)
    return nil
  }
}

extension NSURL: NSItemProviderReading, NSItemProviderWriting {
  /// The type identifiers that URLs can read.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    [TypeIdentifier.fileURL, TypeIdentifier.url]
  }

  /// The type identifier of URLs.
  public static var writableTypeIdentifiersForItemProvider: [String] { [TypeIdentifier.url] }

  /// The type identifiers of this URL; a URL of a file is written as such, too.
  public var writableTypeIdentifiersForItemProvider: [String] {
    isFileURL ? [TypeIdentifier.fileURL, TypeIdentifier.url] : [TypeIdentifier.url]
  }

  /// Creates a URL from the UTF-8 data of its text.
  public static func object(
    withItemProviderData data: Data, typeIdentifier: String
  ) throws -> Self {
    try made(String(data: data, encoding: .utf8).flatMap { NSURL(string: $0) })
  }

  /// Loads the text of the URL as UTF-8 data.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(absoluteString.utf8), nil)
    return nil
  }
}

extension NSItemProviderReading {
  /// Returns an object as one of the class; throws an error if it is `nil` or has another class.
  static func made(_ object: Any?) throws -> Self {
    guard let object = object as? Self else {
      throw NSItemProvider.error(.unexpectedValueClassError)
    }
    return object
  }
}
