import SeededNumbers
import TestSupport
import Testing
import UIKit

struct UIImageTests {
  @Test("An empty image has no size and no pixels")
  func empty() {
    #expect(UIImage().size == .zero)
    #expect(UIImage().cgImage == nil)
    #expect(UIImage().pngData() == nil)
  }

  @Test("The size in points is the size in pixels divided by the scale")
  func size() throws {
    let pixels = try #require(flag.cgImage)
    let image = UIImage(cgImage: pixels, scale: 2, orientation: .up)

    #expect(image.size == CGSize(width: 1.5, height: 1))
  }

  @Test("PNG data decodes to the same pixels")
  func roundTrip() throws {
    let data = try #require(flag.pngData())
    let copy = PictureReader(try #require(UIImage(data: data)))
    let original = PictureReader(flag)

    for y in 0..<2 {
      for x in 0..<3 { #expect(copy[x, y] == original[x, y]) }
    }
  }

  @Test("Translucent pixels survive PNG encoding within one step")
  func translucentRoundTrip() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1), format: .plain).image {
      UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.5).setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    let data = try #require(image.pngData())
    let (was, now) = (
      PictureReader(image)[0, 0], PictureReader(try #require(UIImage(data: data)))[0, 0]
    )

    for shift: UInt32 in [0, 8, 16, 24] {
      #expect(abs(Int(was >> shift & 0xFF) - Int(now >> shift & 0xFF)) <= 1)
    }
  }

  @Test("Data that isn't a PNG file creates no image")
  func garbage() throws {
    #expect(UIImage(data: Data()) == nil)
    #expect(UIImage(data: Data([1, 2, 3])) == nil)
    let cut = try #require(flag.pngData()).prefix(40)
    #expect(UIImage(data: cut) == nil)
  }

  @Test("Reading a corrupt file never crashes")
  func fuzzed() throws {
    let file = try #require(flag.pngData())
    for seed in 0..<PropertyRuns.count(full: 2_000) {
      var random = SeededGenerator(seed: UInt64(seed))
      var broken = file
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let place = Int.random(in: 8..<broken.count, using: &random)
        broken[place] = UInt8.random(in: 0...255, using: &random)
      }
      let image = UIImage(data: broken)
      #expect(image?.size.width ?? 1 >= 1, "seed \(seed)")
    }
  }

  @Test(
    "The orientation maps the stored left column to its edge",
    arguments: [
      // The red pixel is stored at the top left of 3 by 2.
      (UIImage.Orientation.up, 0, 0), (.down, 2, 1), (.left, 0, 2), (.right, 1, 0),
      (.upMirrored, 2, 0), (.downMirrored, 0, 1), (.leftMirrored, 1, 2), (.rightMirrored, 0, 0),
    ])
  func orientation(orientation: UIImage.Orientation, x: Int, y: Int) throws {
    let pixels = try #require(flag.cgImage)
    let turned = UIImage(cgImage: pixels, scale: 1, orientation: orientation)
    let sideways = [.left, .right, .leftMirrored, .rightMirrored].contains(orientation)

    #expect(turned.size == (sideways ? CGSize(width: 2, height: 3) : flag.size))
    #expect(drawing(of: turned)[x, y] == 0xFFFF_0000)
  }

  @Test("Drawing stretches the image to the rectangle")
  func stretched() {
    let picture = drawn { flag.draw(in: CGRect(x: 1, y: 1, width: 6, height: 4)) }

    #expect(picture.inkBounds == CGRect(x: 1, y: 1, width: 6, height: 4))
  }

  @Test("A tint replaces the colors and keeps the alpha")
  func tint() {
    let tinted = dot.withTintColor(.green)

    let picture = drawn { tinted.draw(at: .zero) }

    #expect(picture[1, 1] == 0xFF00_FF00)
    #expect(picture.alpha(0, 0) == 0)
  }

  @Test("The with methods return another image and keep the original")
  func values() {
    let image = dot
    let template = image.withRenderingMode(.alwaysTemplate)
    let tinted = image.withTintColor(.red, renderingMode: .alwaysOriginal)

    #expect(image.renderingMode == .automatic)
    #expect(template.renderingMode == .alwaysTemplate)
    #expect(tinted.renderingMode == .alwaysOriginal)
    #expect(template != image)
    #expect(template == image.withRenderingMode(.alwaysTemplate))
  }

  /// Three by two pixels: red at the top left, the rest blue.
  private let flag = UIGraphicsImageRenderer(
    size: CGSize(width: 3, height: 2), format: .plain
  ).image {
    UIColor.blue.setFill()
    $0.fill(CGRect(x: 0, y: 0, width: 3, height: 2))
    UIColor.red.setFill()
    $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
  }

  /// Three by three pixels: red in the center, the rest clear.
  private let dot = UIGraphicsImageRenderer(
    size: CGSize(width: 3, height: 3), format: .plain
  ).image {
    UIColor.red.setFill()
    $0.fill(CGRect(x: 1, y: 1, width: 1, height: 1))
  }

  private func drawing(of image: UIImage) -> PictureReader {
    drawn { image.draw(at: .zero) }
  }

  private func drawn(_ body: () -> Void) -> PictureReader {
    let renderer = UIGraphicsImageRenderer(
      size: CGSize(width: 10, height: 10), format: .plain)
    return PictureReader(renderer.image { _ in body() })
  }
}
