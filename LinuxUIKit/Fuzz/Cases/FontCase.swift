import Foundation
import SeededNumbers
import SeededRuns
import UIKit

/// A damaged or hostile font file, which is registered as one of `UIAppFonts`, measured and drawn.
@MainActor struct FontCase {
  private let file: Data
  /// The largest image of the text.
  private static let canvas = CGSize(width: 120, height: 60)
  private static let text = "Hx0 fi e\u{301} ß مرحبا 한 🏳️‍🌈\u{E853}"
  /// The number of files after which all are removed: Pango keeps some memory each time.
  private static let keptFiles = 100
  private static var files: [URL] = []
  /// The number of fonts of a collection that are used.
  private static let usedFonts = 3

  init(random: inout SeededGenerator) {
    file = FontGenerator().file(using: &random)
  }

  /// Uses the font.
  func check(_ findings: inout Findings) {
    let path = FileManager.default.temporaryDirectory
      .appendingPathComponent("FontCase-\(UUID().uuidString).ttf")
    defer { Self.keep(path) }
    do { try file.write(to: path) } catch {
      return findings.expect(false, "writing a font failed: \(error)")
    }
    for name in AppFonts.shared.registerNames(of: path).prefix(Self.usedFonts) {
      guard let font = UIFont(name: name, size: 17) else { continue }
      check(font, &findings)
    }
  }

  /// Keeps a file that may be in use, and removes all from time to time.
  private static func keep(_ path: URL) {
    files.append(path)
    if files.count >= keptFiles { removeFiles() }
  }

  /// Removes all fonts and their files.
  static func removeFiles() {
    AppFonts.shared.removeAll()
    for file in files { try? FileManager.default.removeItem(at: file) }
    files = []
  }

  private func check(_ font: UIFont, _ findings: inout Findings) {
    let metrics = [
      font.ascender, font.descender, font.lineHeight, font.capHeight, font.xHeight, font.leading,
    ]
    findings.expect(metrics.allSatisfy(\.isFinite), "a font has the metrics \(metrics)")
    let label = UILabel()
    label.font = font
    label.text = Self.text
    label.numberOfLines = 0
    let size = label.sizeThatFits(CGSize(width: Self.canvas.width, height: .infinity))
    findings.expect(
      size.width.isFinite && size.height.isFinite && size.width >= 0 && size.height >= 0,
      "a label has the size \(size)")
    label.frame = CGRect(origin: .zero, size: Self.canvas)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    _ = UIGraphicsImageRenderer(size: Self.canvas, format: format).image { context in
      label.layer.render(in: context.cgContext)
    }
  }
}
