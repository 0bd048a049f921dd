/// The uniform type identifiers that item providers use most, and their conformances.
///
/// A type identifier without an entry conforms to itself only.
enum TypeIdentifier {
  static let text = "public.utf8-plain-text"
  static let url = "public.url"
  static let fileURL = "public.file-url"
  static let png = "public.png"
  static let jpeg = "public.jpeg"
  static let color = "com.apple.uikit.color"

  /// The types to which a type conforms directly.
  private static let parents: [String: [String]] = [
    text: ["public.plain-text"],
    "public.utf16-plain-text": ["public.plain-text"],
    "public.plain-text": ["public.text"],
    "public.rtf": ["public.text"],
    "public.html": ["public.text"],
    "public.xml": ["public.text"],
    "public.json": ["public.text"],
    "public.text": ["public.data", "public.content"],
    fileURL: [url],
    url: ["public.data"],
    png: ["public.image"],
    jpeg: ["public.image"],
    "public.heic": ["public.image"],
    "public.tiff": ["public.image"],
    "com.compuserve.gif": ["public.image"],
    "public.svg-image": ["public.image"],
    "public.image": ["public.data", "public.content"],
    "public.mpeg-4": ["public.movie"],
    "com.apple.quicktime-movie": ["public.movie"],
    "public.movie": ["public.audiovisual-content"],
    "public.mp3": ["public.audio"],
    "public.audio": ["public.audiovisual-content"],
    "public.audiovisual-content": ["public.data", "public.content"],
    "com.adobe.pdf": ["public.data", "public.content"],
    "public.data": ["public.item"],
  ]

  /// Returns whether a type is another one or conforms to it.
  static func conforms(_ identifier: String, to other: String) -> Bool {
    identifier == other
      || parents[identifier, default: []].contains { conforms($0, to: other) }
  }
}
