import Testing
import UIKit

@MainActor @Suite("Drawing of strings")
struct StringDrawingTests {
  private let font: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17)]

  private func drawn(_ body: () -> Void) throws -> Ink {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let bounds = CGRect(x: 0, y: 0, width: 100, height: 80)
    let picture = UIGraphicsImageRenderer(bounds: bounds, format: format).image { context in
      UIColor.white.setFill()
      context.fill(bounds)
      body()
    }
    return try Ink(picture)
  }

  @Test("A string measures as a label does, without rounding")
  func size() {
    let size = ("Stations" as NSString).size(withAttributes: font)
    #expect(abs(size.height - 20.287) < 0.0005)
    let label = makeLabel("Stations").naturalSize
    #expect(label.width - size.width >= 0)
    #expect(label.width - size.width < 0.3334)
  }

  @Test("A string without a font has 12 points")
  func defaultFont() {
    // uikit.md, 2.5: 14.320 is the height of 12 points.
    #expect(abs(NSAttributedString(string: "a").size().height - 14.320) < 0.0005)
  }

  @Test("With the line fragment's origin a string wraps at the width")
  func wrapping() {
    let text = "one two three" as NSString
    let width = ("one two" as NSString).size(withAttributes: font).width + 1
    let room = CGSize(width: width, height: CGFloat.greatestFiniteMagnitude)
    let wrapped = text.boundingRect(
      with: room, options: [.usesLineFragmentOrigin], attributes: font, context: nil)
    #expect(wrapped.origin == .zero)
    #expect(abs(wrapped.height - 40.574) < 0.0005)
    #expect(wrapped.width <= width)
  }

  @Test("Without it there is one line, on its baseline")
  func oneLine() {
    let line = ("one two three" as NSString).boundingRect(
      with: CGSize(width: 60, height: 0), attributes: font, context: nil)
    // uikit.md, 2.5: the ascender of 17 points is 16.19.
    #expect(abs(line.minY + 16.19) < 0.005)
    #expect(abs(line.height - 20.287) < 0.0005)
    #expect(line.width > 60)
  }

  @Test("A drawing context receives the total bounds")
  func context() {
    let context = NSStringDrawingContext()
    let bounds = NSAttributedString(string: "a", attributes: font).boundingRect(
      with: .zero, options: [.usesLineFragmentOrigin], context: context)
    #expect(context.totalBounds == bounds)
  }

  @Test("A string is drawn from its point, in black by default")
  func drawAtPoint() throws {
    let ink = try drawn { ("H" as NSString).draw(at: CGPoint(x: 20, y: 30), withAttributes: font) }
    // The top of a capital is 0.95215 - 0.70459 of 17 points below the line's top: 4.2.
    #expect(abs(ink.bounds.minY - 34) <= 1)
    #expect(ink.bounds.minX >= 20)
    #expect(ink.bounds.minX < 24)
    #expect(!ink.hasColor)
  }

  @Test("A string is clipped to the rectangle it is drawn in")
  func drawInRect() throws {
    let ink = try drawn {
      ("HHHHHHHHHHHHHHHHHHHHHHHH" as NSString).draw(
        in: CGRect(x: 10, y: 10, width: 50, height: 30), withAttributes: font)
    }
    #expect(ink.bounds.minX >= 10)
    #expect(ink.bounds.maxX <= 60)
    #expect(ink.bounds.maxY <= 40)
  }

  @Test("A height of zero does not limit the lines, also with truncation of the last one")
  func noHeight() {
    let text = NSAttributedString(string: "one two three four five six")
    let size = CGSize(width: 60, height: 0)
    let all = text.boundingRect(with: size, options: .usesLineFragmentOrigin, context: nil)
    let cut = text.boundingRect(
      with: size, options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine], context: nil)
    #expect(cut == all)
    // 12 points make lines of 14.32.
    #expect(all.height > 28)
  }
}
