import Foundation

extension UIColor: NSItemProviderReading, NSItemProviderWriting {
  /// The type identifier of colors.
  public static var readableTypeIdentifiersForItemProvider: [String] { [TypeIdentifier.color] }

  /// The type identifier of colors.
  public static var writableTypeIdentifiersForItemProvider: [String] { [TypeIdentifier.color] }

  /// Creates a color from the data of another one.
  public static func object(
    withItemProviderData data: Data, typeIdentifier: String
  ) throws -> Self {
    let parts = try JSONDecoder().decode([Double].self, from: data)
    guard parts.count == 4 else { throw NSItemProvider.error(.unexpectedValueClassError) }
    return try made(UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3]))
  }

  func loadComponents(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    let parts = [red, green, blue, alpha].map { Double($0) }
    completionHandler(try? JSONEncoder().encode(parts), nil)
    return nil
  }
}
