import Foundation

/// The file `Contents.json` of a folder in an asset catalog.
///
/// Unknown keys are ignored. Each kind of set has a list of its own.
struct AssetContents: Decodable {
  var properties: Properties?
  var colors: [ColorEntry]?
  var images: [FileEntry]?
  var symbols: [FileEntry]?
  var data: [FileEntry]?

  /// The properties of a folder.
  struct Properties: Decodable {
    var providesNamespace: Bool?
    var renderingIntent: String?
    var preservesVector: Bool?

    enum CodingKeys: String, CodingKey {
      case providesNamespace = "provides-namespace"
      case renderingIntent = "template-rendering-intent"
      case preservesVector = "preserves-vector-representation"
    }
  }

  /// A color for an environment.
  struct ColorEntry: Decodable {
    var environment: AssetEnvironment
    var color: AssetColor?

    enum CodingKeys: String, CodingKey {
      case color
    }

    init(from decoder: any Decoder) throws {
      environment = try AssetEnvironment(from: decoder)
      color = try decoder.container(keyedBy: CodingKeys.self)
        .decodeIfPresent(AssetColor.self, forKey: .color)
    }
  }

  /// A file for an environment.
  struct FileEntry: Decodable {
    var environment: AssetEnvironment
    /// The name of the file; `nil` for a slot without one.
    var filename: String?
    var resizing: AssetResizing?
    var alignmentInsets: AssetInsets?
    var type: String?

    enum CodingKeys: String, CodingKey {
      case filename, resizing
      case alignmentInsets = "alignment-insets"
      case type = "universal-type-identifier"
    }

    init(from decoder: any Decoder) throws {
      environment = try AssetEnvironment(from: decoder)
      let values = try decoder.container(keyedBy: CodingKeys.self)
      filename = try values.decodeIfPresent(String.self, forKey: .filename)
      resizing = try values.decodeIfPresent(AssetResizing.self, forKey: .resizing)
      alignmentInsets = try values.decodeIfPresent(AssetInsets.self, forKey: .alignmentInsets)
      type = try values.decodeIfPresent(String.self, forKey: .type)
    }
  }
}

/// The insets of an image in pixels.
struct AssetInsets: Decodable, Sendable {
  var top: Double?
  var left: Double?
  var bottom: Double?
  var right: Double?

  /// Returns the insets in points.
  func insets(scale: CGFloat) -> UIEdgeInsets {
    func points(_ pixels: Double?) -> CGFloat { max(0, CGFloat(pixels ?? 0)) / scale }
    return UIEdgeInsets(
      top: points(top), left: points(left), bottom: points(bottom), right: points(right))
  }
}

/// The slices of an image: two or four caps, and the part between them, in pixels.
struct AssetResizing: Decodable, Sendable {
  var mode: String?
  var center: Center?
  var capInsets: AssetInsets?

  /// The part between the caps.
  struct Center: Decodable, Sendable {
    var mode: String?
    var width: Double?
    var height: Double?
  }

  enum CodingKeys: String, CodingKey {
    case mode, center
    case capInsets = "cap-insets"
  }
}

extension AssetContents {
  /// The largest file that is read, in bytes.
  private static let maximumSize = 4 << 20

  /// The file of a folder.
  static func file(of folder: URL) -> URL { folder.appendingPathComponent("Contents.json") }

  /// Reads the file of a folder; reports one that is missing or damaged, and returns `nil` for it.
  static func read(_ folder: URL) -> AssetContents? {
    let file = file(of: folder)
    guard let data = FileManager.default.contents(atPath: file.path) else {
      AssetLog.report("can't be read", file: file)
      return nil
    }
    guard data.count <= maximumSize else {
      AssetLog.report("has \(data.count) bytes, more than \(maximumSize)", file: file)
      return nil
    }
    do {
      return try JSONDecoder().decode(AssetContents.self, from: data)
    } catch {
      AssetLog.report(reason(error), file: file)
      return nil
    }
  }

  private static func reason(_ error: any Error) -> String {
    guard let error = error as? DecodingError else { return "is damaged: \(error)" }
    switch error {
    case .typeMismatch(_, let context), .valueNotFound(_, let context),
      .keyNotFound(_, let context):
      let path = context.codingPath.map(\.stringValue).joined(separator: ".")
      return "is damaged at \(path): \(context.debugDescription)"
    case .dataCorrupted(let context):
      return "is damaged: \(context.debugDescription)"
    @unknown default:
      return "is damaged: \(error)"
    }
  }
}

/// The messages about assets that can't be used, each written to standard error once.
enum AssetLog {
  private static let log = MessageLog()

  /// Reports that a file can't be used.
  static func report(_ reason: String, file: URL) {
    log.append("UIKit: the asset file \(file.path) \(reason).")
  }

  /// Reports that a bundle has no asset of a name.
  static func reportMissing(_ kind: String, _ name: String, in bundle: Bundle) {
    log.append("UIKit: there is no \(kind) “\(name)” in the assets of \(bundle.bundlePath).")
  }

  /// Returns the messages so far that contain a text, for tests.
  static func messages(containing text: String) -> [String] {
    log.all.filter { $0.contains(text) }
  }
}

// Unchecked because the messages are used under `lock` only.
private final class MessageLog: @unchecked Sendable {
  /// The number of messages after which no more are written.
  private static let limit = 1_000
  private let lock = NSLock()
  private var messages: [String] = []

  var all: [String] { lock.withLock { messages } }

  func append(_ message: String) {
    let isNew = lock.withLock {
      guard messages.count < Self.limit, !messages.contains(message) else { return false }
      messages.append(message)
      return true
    }
    if isNew { FileHandle.standardError.write(Data((message + "\n").utf8)) }
  }
}
