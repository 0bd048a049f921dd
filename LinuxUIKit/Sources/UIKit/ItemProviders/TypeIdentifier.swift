/// The uniform type identifiers of objects that item providers represent.
enum TypeIdentifier {
  static let text = "public.utf8-plain-text"
  static let url = "public.url"
  static let fileURL = "public.file-url"
  static let png = "public.png"
  static let jpeg = "public.jpeg"
  static let color = "com.apple.uikit.color"
}
