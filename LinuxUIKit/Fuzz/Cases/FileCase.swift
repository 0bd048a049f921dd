import Foundation
import SeededNumbers
import SeededRuns
import UIKit

/// A damaged image file, SVG file or asset catalog.
@MainActor struct FileCase {
  private let kind: InputCase.Kind
  private let file: Data
  private let contents: Data
  /// The longest side of an image that is drawn.
  private static let drawnSide: CGFloat = 64

  init(kind: InputCase.Kind, random: inout SeededGenerator) {
    self.kind = kind
    let generator = FileGenerator()
    switch kind {
    case .png: file = DamagedBytes(generator.png(using: &random), using: &random).data
    case .jpeg: file = DamagedBytes(generator.jpeg(using: &random), using: &random).data
    default: file = DamagedBytes(Data(generator.svg(using: &random).utf8), using: &random).data
    }
    contents =
      kind == .catalog
      ? DamagedBytes(Data(generator.contents(using: &random).utf8), using: &random).data : Data()
  }

  /// Uses the file.
  func check(_ findings: inout Findings) {
    switch kind {
    case .png, .jpeg: check(UIImage(data: file), &findings)
    default: checkCatalog(&findings)
    }
  }

  private func check(_ image: UIImage?, _ findings: inout Findings) {
    guard let image else { return }
    findings.expect(
      image.size.width >= 0 && image.size.height >= 0 && image.size.width.isFinite
        && image.size.height.isFinite, "an image has the size \(image.size)")
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let frame = CGRect(x: 0, y: 0, width: Self.drawnSide, height: Self.drawnSide)
    let drawn = UIGraphicsImageRenderer(size: frame.size, format: format).image { _ in
      image.draw(in: frame)
      image.draw(at: CGPoint(x: 1, y: 2))
    }
    findings.expect(drawn.size == frame.size, "drawing an image gave the size \(drawn.size)")
  }

  /// Writes a catalog with the file in a temporary folder, and uses all that it contains.
  private func checkCatalog(_ findings: inout Findings) {
    let root = FileManager.default.temporaryDirectory
      .appendingPathComponent("InputCase-\(UUID().uuidString)")
    defer {
      try? FileManager.default.removeItem(at: root)
      AssetLibrary.shared.removeAll()
    }
    let json = kind == .catalog ? contents : FileGenerator.vectorContents
    do {
      for folder in ["A.imageset", "A.colorset", "B.symbolset", "A.dataset"] {
        let path = root.appendingPathComponent("Assets.xcassets/\(folder)")
        try FileManager.default.createDirectory(at: path, withIntermediateDirectories: true)
        try json.write(to: path.appendingPathComponent("Contents.json"))
        try file.write(to: path.appendingPathComponent("a.svg"))
      }
    } catch {
      return findings.expect(false, "writing a catalog failed: \(error)")
    }
    guard let bundle = Bundle(path: root.path) else { return }
    for name in ["A", "B"] {
      let image = UIImage(named: name, in: bundle, compatibleWith: nil)
      check(image, &findings)
      check(image?.withTintColor(.red), &findings)
    }
    let color = UIColor(named: "A", in: bundle, compatibleWith: nil)
    findings.expect(
      color.map { $0.cgColor.alpha.isFinite } ?? true, "a color has the alpha of no number")
    _ = NSDataAsset(name: "A", bundle: bundle)?.data.count
  }
}
