import TestSupport
import Testing
import UIKit

@MainActor @Suite("Pattern colors") struct PatternColorTests {
  /// A color of columns of 2 points each: red, then blue.
  private func pattern() -> UIColor {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let size = CGSize(width: 4, height: 2)
    return UIColor(
      patternImage: UIGraphicsImageRenderer(size: size, format: format).image { context in
        for (x, color) in [(0.0, UIColor.red), (2, .blue)] {
          color.setFill()
          context.fill(CGRect(x: x, y: 0, width: 2, height: 2))
        }
      })
  }

  private func pixels(_ view: UIView) -> PictureReader {
    view.picture(scale: 2)
  }

  @Test("The image is repeated from the origin of the view, at its own scale")
  func background() {
    let view = UIView(frame: CGRect(x: 7, y: 7, width: 12, height: 6))
    view.backgroundColor = pattern()
    let reader = pixels(view)
    // Columns of 2 points are 4 pixels wide.
    for x in 0..<24 {
      let expected: UInt32 = x / 4 % 2 == 0 ? 0xFFFF_0000 : 0xFF00_00FF
      #expect(reader[x, 9] == expected, "column \(x)")
    }
  }

  @Test("A pattern has no components, and can be faded and resolved")
  func components() {
    let color = pattern()
    #expect(!color.getRed(nil, green: nil, blue: nil, alpha: nil))
    #expect(!color.getWhite(nil, alpha: nil))
    #expect(color == color && color != pattern())
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 2))
    view.backgroundColor = UIColor { _ in color.withAlphaComponent(0.5) }
    let reader = pixels(view)
    #expect((126...129).contains(reader.alpha(1, 1)))
    #expect(reader[1, 1] & 0xFFFF == 0)
    view.backgroundColor = UIColor(cgColor: color.cgColor)
    #expect(pixels(view)[5, 1] == 0xFF00_00FF)
  }

  @Test("Drawing fills and strokes with the pattern")
  func drawing() {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8), format: format).image {
      context in
      pattern().set()
      context.cgContext.fill(CGRect(x: 0, y: 0, width: 8, height: 2))
      context.cgContext.stroke(CGRect(x: 1, y: 5, width: 6, height: 2), width: 2)
    }
    let reader = PictureReader(image)
    #expect(
      [0, 2, 4, 6].map { reader[$0, 0] } == [0xFFFF_0000, 0xFF00_00FF, 0xFFFF_0000, 0xFF00_00FF])
    #expect([1, 3].map { reader[$0, 4] } == [0xFFFF_0000, 0xFF00_00FF])
  }
}
