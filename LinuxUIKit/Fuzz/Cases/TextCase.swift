import Foundation
import SeededNumbers
import SeededRuns
import UIKit

/// An attributed text with random attributes over random UTF-16 ranges, which is measured and drawn.
@MainActor struct TextCase {
  /// The text.
  let text: String
  private let attributed: NSAttributedString
  private let width: CGFloat
  private let lines: Int
  private let mode: NSLineBreakMode
  /// The largest image of the text.
  private static let canvas = CGSize(width: 120, height: 90)

  init(random: inout SeededGenerator) {
    text = TextGenerator.text(using: &random)
    let attributed = NSMutableAttributedString(string: text)
    for _ in 0..<Int.random(in: 0...5, using: &random) {
      let location = Int.random(in: 0...attributed.length, using: &random)
      let length = Int.random(in: 0...(attributed.length - location), using: &random)
      attributed.addAttributes(
        Self.attributes(using: &random), range: NSRange(location: location, length: length))
    }
    self.attributed = attributed
    width = TextGenerator.length(using: &random)
    lines = Int.random(in: -1...3, using: &random)
    mode = NSLineBreakMode(rawValue: Int.random(in: 0...5, using: &random)) ?? .byWordWrapping
  }

  private static func attributes(
    using random: inout SeededGenerator
  ) -> [NSAttributedString.Key: Any] {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = TextGenerator.length(using: &random)
    style.minimumLineHeight = TextGenerator.length(using: &random)
    style.firstLineHeadIndent = TextGenerator.length(using: &random)
    let size = CGFloat(TextGenerator.length(using: &random))
    let all: [(NSAttributedString.Key, Any)] = [
      (.font, UIFont.systemFont(ofSize: size)),
      (.kern, TextGenerator.length(using: &random)), (.paragraphStyle, style),
      (.baselineOffset, TextGenerator.length(using: &random)),
      (.underlineStyle, Int.random(in: -1...0x9999, using: &random)),
      (.strokeWidth, TextGenerator.length(using: &random)), (.foregroundColor, UIColor.red),
      (.link, "http://[bad"), (.shadow, "no shadow"), (.font, "no font"),
    ]
    let some = all.filter { _ in Int.random(in: 0..<4, using: &random) == 0 }
    return Dictionary(some, uniquingKeysWith: { first, _ in first })
  }

  /// Measures and draws the text.
  func check(_ findings: inout Findings) {
    let label = UILabel()
    label.attributedText = attributed
    label.numberOfLines = max(0, lines)
    label.lineBreakMode = mode
    let size = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    findings.expect(
      !size.width.isNaN && !size.height.isNaN && size.width >= 0 && size.height >= 0,
      "a label of the width \(width) has the size \(size)")
    let bounds = attributed.boundingRect(
      with: CGSize(width: width, height: 1_000), options: .usesLineFragmentOrigin, context: nil)
    findings.expect(!bounds.width.isNaN && !bounds.height.isNaN, "a text has the bounds \(bounds)")
    label.frame = CGRect(origin: .zero, size: Self.canvas)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    _ = UIGraphicsImageRenderer(size: Self.canvas, format: format).image { context in
      label.layer.render(in: context.cgContext)
      attributed.draw(in: CGRect(origin: .zero, size: Self.canvas))
    }
  }
}
