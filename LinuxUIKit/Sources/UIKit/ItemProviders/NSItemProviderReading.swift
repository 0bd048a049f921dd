/// The processes that can see a representation of an item provider.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  /// All processes.
  case all = 0
  /// Processes of apps of the same team.
  case team = 1
  /// Processes of the same app group.
  case group = 2
  /// The process that registered the representation.
  case ownProcess = 3
}

/// An object that an item provider can represent as data.
///
/// `NSString`, `NSURL`, `UIImage` and `UIColor` conform to it:
///
/// ```swift
/// let provider = NSItemProvider(object: NSString(string: "Hello"))
/// ```
public protocol NSItemProviderWriting: NSObjectProtocol {
  /// The type identifiers of the representations, best first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }
  /// The type identifiers of this object's representations, best first.
  ///
  /// The default implementation returns those of the class.
  var writableTypeIdentifiersForItemProvider: [String] { get }
  /// Returns the visibility of a representation of the class.
  ///
  /// The default implementation returns `.all`.
  static func itemProviderVisibilityForRepresentation(
    withTypeIdentifier typeIdentifier: String
  ) -> NSItemProviderRepresentationVisibility
  /// Returns the visibility of a representation of this object.
  ///
  /// The default implementation returns that of the class.
  func itemProviderVisibilityForRepresentation(
    withTypeIdentifier typeIdentifier: String
  ) -> NSItemProviderRepresentationVisibility
  /// Loads the data of a representation, and calls the completion handler once.
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress?
}

extension NSItemProviderWriting {
  /// Returns the type identifiers of the class.
  public var writableTypeIdentifiersForItemProvider: [String] {
    Self.writableTypeIdentifiersForItemProvider
  }

  /// Returns `.all`.
  public static func itemProviderVisibilityForRepresentation(
    withTypeIdentifier typeIdentifier: String
  ) -> NSItemProviderRepresentationVisibility { .all }

  /// Returns the visibility that the class specifies.
  public func itemProviderVisibilityForRepresentation(
    withTypeIdentifier typeIdentifier: String
  ) -> NSItemProviderRepresentationVisibility {
    Self.itemProviderVisibilityForRepresentation(withTypeIdentifier: typeIdentifier)
  }
}

/// A class whose objects an item provider can create from data.
///
/// `NSString`, `NSURL`, `UIImage` and `UIColor` conform to it.
public protocol NSItemProviderReading: NSObjectProtocol {
  /// The type identifiers that the class can read, best first.
  static var readableTypeIdentifiersForItemProvider: [String] { get }
  /// Creates an object from the data of a representation.
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}
