/// A type of data, such as PNG images or plain text, which conforms to more general types.
///
/// ```swift
/// guard let type = UTType(filenameExtension: "png") else { return }
/// type.conforms(to: .image)  // true
/// type.preferredMIMEType  // "image/png"
/// ```
///
/// Two values with the same identifier are equal. Apple's types are listed in `UTType+Types.swift`;
/// an app adds its own by `init(exportedAs:conformingTo:)`.
///
/// - Note: Not implemented: descriptions, versions and reference URLs; types of an Info.plist.
public struct UTType: Hashable, Codable, Sendable {
  /// The uniform type identifier, such as `public.png`.
  public let identifier: String

  init(known identifier: String) { self.identifier = identifier }

  /// Creates the type with an identifier; `nil` if no such type is declared.
  public init?(_ identifier: String) {
    guard TypeDeclarations.isDeclared(identifier) else { return nil }
    self.identifier = identifier
  }

  /// Creates the type of files with an extension, without its dot and in any case.
  ///
  /// Of several types, it is the first that conforms to `supertype`. For an unknown extension it is a
  /// dynamic type, which conforms to `supertype`. It is `nil` for an empty extension.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
  }

  /// Creates the type of data with a MIME type, such as `image/png`.
  ///
  /// For an unknown MIME type it is a dynamic type, which conforms to `supertype`. It is `nil` for an
  /// empty one.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
  }

  /// Creates the type with a tag, or a dynamic type if there is none that conforms to `supertype`.
  ///
  /// It is `nil` for an empty tag.
  public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
    guard !tag.isEmpty else { return nil }
    let declared = Self.types(tag: tag, tagClass: tagClass, conformingTo: supertype).first
    identifier =
      declared?.identifier
      ?? TypeDeclarations.dynamicIdentifier(
        tag: tag, tagClass: tagClass.rawValue, parent: supertype?.identifier ?? "public.data")
  }

  /// Creates a type that the app declares; it conforms to `parentType`, or to `.data`.
  ///
  /// Unlike with Apple's, the type needs no declaration in an Info.plist.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    TypeDeclarations.declare(identifier, parent: (parentType ?? .data).identifier)
    self.identifier = identifier
  }

  /// Creates a type that another app declares; it conforms to `parentType`, or to `.data`.
  ///
  /// Unlike with Apple's, the type needs no declaration in an Info.plist.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(exportedAs: identifier, conformingTo: parentType)
  }

  /// Returns the declared types with a tag that conform to a type, in the order of declaration.
  public static func types(
    tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?
  ) -> [UTType] {
    TypeDeclarations.identifiers(tag: tag, tagClass: tagClass.rawValue)
      .map { UTType(known: $0) }
      .filter { type in supertype.map { type.conforms(to: $0) } ?? true }
  }

  // MARK: Tags

  /// The preferred extension of files, without a dot; `nil` if the type has none.
  public var preferredFilenameExtension: String? { tags[.filenameExtension]?.first }

  /// The preferred MIME type; `nil` if the type has none.
  public var preferredMIMEType: String? { tags[.mimeType]?.first }

  /// The tags of the type by their classes, preferred ones first.
  public var tags: [UTTagClass: [String]] {
    Dictionary(
      uniqueKeysWithValues: TypeDeclarations.tags(of: identifier).map {
        (UTTagClass(rawValue: $0.tagClass), $0.tags)
      })
  }

  // MARK: Conformance

  /// Returns whether the type is another one, or conforms to it directly or indirectly.
  public func conforms(to type: UTType) -> Bool {
    TypeDeclarations.conforms(identifier, to: type.identifier)
  }

  /// Returns whether the type is another one than `type` and conforms to it.
  public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }

  /// Returns whether `type` is another type and conforms to this one.
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

  /// The types to which the type conforms directly and indirectly, without itself.
  public var supertypes: Set<UTType> {
    Set(TypeDeclarations.ancestors(of: identifier).map { UTType(known: $0) })
  }

  /// Whether the type was created for a tag of no declared type.
  public var isDynamic: Bool { TypeDeclarations.isDynamic(identifier) }

  /// Whether the type is declared by the system or by an app.
  public var isDeclared: Bool { !isDynamic }

  /// Whether the type is one of the public domain.
  public var isPublic: Bool { identifier.hasPrefix("public.") }

  /// Returns whether two types have the same identifier, regardless of case.
  public static func == (left: UTType, right: UTType) -> Bool {
    left.identifier.lowercased() == right.identifier.lowercased()
  }

  /// Hashes the identifier, regardless of case.
  public func hash(into hasher: inout Hasher) { hasher.combine(identifier.lowercased()) }
}

extension UTType: CustomStringConvertible, CustomDebugStringConvertible {
  /// The identifier.
  public var description: String { identifier }
  /// The identifier.
  public var debugDescription: String { identifier }
}

/// The classes of tags by which types are found, such as extensions of files.
public struct UTTagClass: Hashable, RawRepresentable, Sendable {
  /// The identifier of the class.
  public let rawValue: String

  /// Creates a class of tags from its identifier.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The extensions of files.
  public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
  /// The MIME types.
  public static let mimeType = UTTagClass(rawValue: "public.mime-type")
}

extension URL {
  /// Returns the URL of a file in this folder, with the preferred extension of a type unless the
  /// name has one of the type.
  public func appendingPathComponent(
    _ partialName: String, conformingTo contentType: UTType
  ) -> URL {
    let url = appendingPathComponent(partialName)
    let extensions = contentType.tags[.filenameExtension] ?? []
    guard !extensions.contains(url.pathExtension.lowercased()) else { return url }
    return url.appendingPathExtension(for: contentType)
  }

  /// Returns the URL with the preferred extension of a type; the same one if the type has none.
  public func appendingPathExtension(for contentType: UTType) -> URL {
    contentType.preferredFilenameExtension.map { appendingPathExtension($0) } ?? self
  }
}
