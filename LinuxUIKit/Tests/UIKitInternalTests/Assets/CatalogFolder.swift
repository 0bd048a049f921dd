import Foundation
import UIKit

/// A bundle in a temporary folder, with an asset catalog whose files a test writes.
final class CatalogFolder {
  private let root = FileManager.default.temporaryDirectory
    .appendingPathComponent(UUID().uuidString)
  private var catalog: URL { root.appendingPathComponent("Assets.xcassets") }

  init() throws {
    try FileManager.default.createDirectory(at: catalog, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: root)
  }

  /// The bundle with the catalog.
  var bundle: Bundle {
    get throws {
      guard let bundle = Bundle(path: root.path) else { throw CocoaError(.fileNoSuchFile) }
      return bundle
    }
  }

  /// The path of the bundle, which messages contain.
  var path: String { root.path }

  /// Writes a file in the catalog, as `Card.colorset/Contents.json`.
  func write(_ text: String, to path: String) throws {
    try write(Data(text.utf8), to: path)
  }

  /// Writes a file in the catalog.
  func write(_ data: Data, to path: String) throws {
    let file = catalog.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  /// Writes a file beside the catalog.
  func writeBeside(_ data: Data, name: String) throws {
    try data.write(to: root.appendingPathComponent(name))
  }

  /// Writes a color set with entries in JSON.
  func writeColor(_ name: String, _ entries: String) throws {
    try write(
      #"{"colors": [\#(entries)], "info": {"author": "xcode", "version": 1}}"#,
      to: "\(name).colorset/Contents.json")
  }

  /// Writes an image set with entries and properties in JSON.
  func writeImage(_ name: String, _ entries: String, properties: String = "{}") throws {
    try write(
      #"{"images": [\#(entries)], "properties": \#(properties)}"#,
      to: "\(name).imageset/Contents.json")
  }
}

/// The PNG file of an image of one color.
func plainFile(_ color: UIColor, width: CGFloat = 1, height: CGFloat = 1) -> Data {
  let format = UIGraphicsImageRendererFormat()
  format.scale = 1
  return UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format)
    .pngData { context in
      color.setFill()
      context.fill(CGRect(x: 0, y: 0, width: width, height: height))
    }
}

extension UIImage {
  /// The pixel in the center as `0xAARRGGBB`.
  var centerPixel: UInt32? {
    guard let image = cgImage else { return nil }
    return image.pixel(x: image.width / 2, y: image.height / 2)
  }
}
