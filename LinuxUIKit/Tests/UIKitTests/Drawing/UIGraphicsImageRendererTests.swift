import TestSupport
import Testing
import UIKit

struct UIGraphicsImageRendererTests {
  @Test("An image has as many pixels as points times scale, rounded up")
  func size() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 3
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2.5), format: format)
      .image { _ in }
    let pixels = try #require(image.cgImage)

    // 2.5 * 3 = 7.5, and the half needs a pixel.
    #expect(pixels.width == 12)
    #expect(pixels.height == 8)
    #expect(image.scale == 3)
  }

  @Test("Bounds that begin elsewhere shift the drawing")
  func bounds() {
    let image = UIGraphicsImageRenderer(
      bounds: CGRect(x: 100, y: 100, width: 4, height: 4), format: .plain
    ).image {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 101, y: 102, width: 1, height: 1))
    }

    #expect(PictureReader(image).inkBounds == CGRect(x: 1, y: 2, width: 1, height: 1))
  }

  @Test("An opaque image is black where nothing was drawn")
  func opaque() {
    let format = UIGraphicsImageRendererFormat.plain
    format.opaque = true
    let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2), format: format)
      .image { _ in }

    #expect(PictureReader(image)[1, 1] == 0xFF00_0000)
  }

  @Test("An empty size creates an empty image", arguments: [0, -4, CGFloat.nan, 1e9])
  func noArea(side: CGFloat) {
    let renderer = UIGraphicsImageRenderer(
      size: CGSize(width: side, height: 10), format: .plain)

    #expect(renderer.image { _ in }.size == .zero)
    #expect(renderer.pngData { _ in }.isEmpty)
  }

  @Test("The context is the current one only while the closure runs")
  func current() {
    #expect(UIGraphicsGetCurrentContext() == nil)
    _ = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { context in
      #expect(UIGraphicsGetCurrentContext() === context.cgContext)
    }
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test("PNG data is a PNG file")
  func png() {
    let data = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).pngData { _ in }

    // The signature of section 5.2 of the PNG specification.
    #expect(Array(data.prefix(8)) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
  }

  @Test("An image of the current state does not change when drawing continues")
  func currentImage() {
    var early = UIImage()
    _ = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1), format: .plain).image {
      early = $0.currentImage
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }

    #expect(PictureReader(early)[0, 0] == 0)
  }

  @Test("UIRectFill replaces the former pixels")
  func rectFill() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 1), format: .plain).image {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
      UIColor.clear.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }

    #expect(PictureReader(image).inkBounds == CGRect(x: 1, y: 0, width: 1, height: 1))
  }
}
