import Foundation
import TestSupport
import Testing
import UIKit

struct UIImageNamedTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent(UUID().uuidString)

  @Test(
    "The file with the screen's scale is used",
    arguments: [
      (CGFloat(1), CGFloat(1)), (2, 2), (3, 3),
    ])
  func scale(screen: CGFloat, expected: CGFloat) throws {
    let bundle = try bundle(with: ["dot.png", "dot@2x.png", "dot@3x.png"])
    defer { try? FileManager.default.removeItem(at: folder) }

    let image = UIImage(
      named: "dot", in: bundle, compatibleWith: UITraitCollection(displayScale: screen))

    #expect(image?.scale == expected)
    // Six pixels in each file.
    #expect(image?.size == CGSize(width: 6 / expected, height: 6 / expected))
  }

  @Test("A scale without its own file uses the file of the highest scale")
  func fallback() throws {
    let bundle = try bundle(with: ["dot@2x.png"])
    defer { try? FileManager.default.removeItem(at: folder) }

    let image = UIImage(
      named: "dot.png", in: bundle, compatibleWith: UITraitCollection(displayScale: 3))

    #expect(image?.scale == 2)
  }

  @Test("A name without a file creates no image")
  func missing() {
    #expect(UIImage(named: "no such picture") == nil)
  }

  private func bundle(with names: [String]) throws -> Bundle? {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let data = UIGraphicsImageRenderer(size: CGSize(width: 6, height: 6), format: .plain)
      .pngData { _ in }
    for name in names { try data.write(to: folder.appendingPathComponent(name)) }
    return Bundle(path: folder.path)
  }
}
