import UIKit

/// A value that can be dragged out of a screen and dropped on another one, also in other apps.
///
/// `String` and `URL` conform to it. A `Codable` type needs a type identifier only:
///
/// ```swift
/// struct Song: Codable, Identifiable, DragValue {
///   static let dragTypeIdentifier = "org.example.song"
///   var id: UUID
///   var title: String
/// }
/// ```
///
/// Between screens of one app the value itself is passed on. Other apps receive its data when they
/// ask for the type identifier, which both apps declare.
public protocol DragValue: Sendable {
  /// The uniform type identifier of the data, such as `org.example.song`.
  static var dragTypeIdentifier: String { get }
  /// Returns the value as data.
  func dragData() throws -> Data
  /// Creates a value from data.
  static func dragValue(from data: Data) throws -> Self
}

extension DragValue where Self: Codable {
  /// Returns the value as JSON.
  public func dragData() throws -> Data { try JSONEncoder().encode(self) }

  /// Creates a value from JSON.
  public static func dragValue(from data: Data) throws -> Self {
    try JSONDecoder().decode(Self.self, from: data)
  }
}

extension String: DragValue {
  /// The type identifier of UTF-8 text.
  public static var dragTypeIdentifier: String { "public.utf8-plain-text" }

  /// Returns the text as UTF-8 data.
  public func dragData() throws -> Data { Data(utf8) }

  /// Creates a text from UTF-8 data.
  public static func dragValue(from data: Data) throws -> String {
    guard let text = String(data: data, encoding: .utf8) else {
      throw CocoaError(.fileReadInapplicableStringEncoding)
    }
    return text
  }
}

extension URL: DragValue {
  /// The type identifier of URLs.
  public static var dragTypeIdentifier: String { "public.url" }

  /// Returns the text of the URL as UTF-8 data.
  public func dragData() throws -> Data { Data(absoluteString.utf8) }

  /// Creates a URL from the UTF-8 data of its text.
  public static func dragValue(from data: Data) throws -> URL {
    guard let url = try URL(string: String.dragValue(from: data)) else {
      throw CocoaError(.fileReadCorruptFile)
    }
    return url
  }
}

extension DragValue {
  /// The value with its data, which is created when a target asks for it.
  var dragContent: DragContent {
    let provider = NSItemProvider()
    provider.registerDataRepresentation(
      forTypeIdentifier: Self.dragTypeIdentifier, visibility: .all
    ) { completion in
      do {
        completion(try dragData(), nil)
      } catch {
        completion(nil, error)
      }
      return nil
    }
    return DragContent(value: self, provider: provider)
  }

  /// Loads a value from a provider, and calls the completion handler once; with `nil` on failure.
  @MainActor static func load(
    from provider: NSItemProvider, completion: @escaping @MainActor (Any?) -> Void
  ) {
    _ = provider.loadDataRepresentation(forTypeIdentifier: dragTypeIdentifier) { data, _ in
      let value = data.flatMap { try? dragValue(from: $0) }
      Task { @MainActor in completion(value) }
    }
  }
}

/// The content of a drag: a value for this app, and a provider of its data for others.
struct DragContent {
  /// The value; `nil` if there is only a provider.
  let value: Any?
  /// The provider.
  let provider: NSItemProvider
}
