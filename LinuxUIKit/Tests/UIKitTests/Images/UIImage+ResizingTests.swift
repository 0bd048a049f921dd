import TestSupport
import Testing
import UIKit

/// Tests resizable images (uikit.md, 9.3).
@MainActor struct UIImageResizingTests {
  /// A red frame of 2 points around a green center of 2 by 2, at a scale of 1.
  private var frame: UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: 6, height: 6), format: format).image {
      UIColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 6, height: 6))
      UIColor(red: 0, green: 1, blue: 0, alpha: 1).setFill()
      $0.fill(CGRect(x: 2, y: 2, width: 2, height: 2))
    }
  }

  private let caps = UIEdgeInsets(top: 2, left: 2, bottom: 2, right: 2)

  private func drawn(_ image: UIImage, _ size: CGSize) -> PictureReader {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return PictureReader(
      UIGraphicsImageRenderer(size: size, format: format).image { _ in
        image.draw(in: CGRect(origin: .zero, size: size))
      })
  }

  @Test("The corners keep their size, the center fills the rest", arguments: [true, false])
  func nineParts(isStretched: Bool) {
    let image = frame.resizableImage(
      withCapInsets: caps, resizingMode: isStretched ? .stretch : .tile)
    let pixels = drawn(image, CGSize(width: 20, height: 12))
    for y in 0..<12 {
      for x in 0..<20 {
        let isMiddle = (2..<18).contains(x) && (2..<10).contains(y)
        #expect(pixels[x, y] == (isMiddle ? 0xFF00_FF00 : 0xFFFF_0000), "\(x), \(y)")
      }
    }
  }

  @Test("The insets of a rotated image apply to its displayed corners")
  func turned() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let marked = UIGraphicsImageRenderer(size: CGSize(width: 6, height: 6), format: format).image {
      UIColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    }
    let upsideDown = UIImage(cgImage: try #require(marked.cgImage), scale: 1, orientation: .down)
    let pixels = drawn(
      upsideDown.resizableImage(withCapInsets: caps, resizingMode: .stretch),
      CGSize(width: 20, height: 12))
    #expect(pixels.inkBounds == CGRect(x: 18, y: 10, width: 2, height: 2))
  }

  @Test("An image that isn't resizable is stretched as a whole")
  func plain() {
    let pixels = drawn(frame, CGSize(width: 18, height: 18))
    #expect(pixels[4, 9] == 0xFFFF_0000)
    #expect(pixels[9, 9] == 0xFF00_FF00)
  }

  @Test("A resizable image has its insets and its mode, and keeps its size")
  func values() {
    let image = frame.resizableImage(withCapInsets: caps)
    #expect(image.capInsets == caps)
    #expect(image.resizingMode == .tile)
    #expect(image.size == CGSize(width: 6, height: 6))
    #expect(frame.capInsets == .zero)
  }

  @Test("An image view adopts the alignment rectangle insets of its image")
  func alignment() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let image = frame.withAlignmentRectInsets(insets)
    #expect(image.alignmentRectInsets == insets)
    #expect(UIImageView(image: image).alignmentRectInsets == insets)
    #expect(UIImageView(image: frame).alignmentRectInsets == .zero)
  }

  @Test("A flipped image shows its left side on the right; flipping twice restores it")
  func flipped() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 1), format: format).image {
      UIColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    for orientation in [UIImage.Orientation.up, .down, .left, .right, .leftMirrored] {
      let pixels = try #require(image.cgImage)
      let turned = UIImage(cgImage: pixels, scale: 1, orientation: orientation)
      let flipped = turned.withHorizontallyFlippedOrientation()
      let (was, now) = (drawn(turned, turned.size), drawn(flipped, flipped.size))
      let (width, height) = (Int(turned.size.width), Int(turned.size.height))
      for y in 0..<height {
        for x in 0..<width { #expect(now[x, y] == was[width - 1 - x, y]) }
      }
      #expect(flipped.withHorizontallyFlippedOrientation().imageOrientation == orientation)
    }
  }

  @Test("A thumbnail keeps the aspect ratio and fits in the size")
  func thumbnail() throws {
    let wide = try #require(frame.preparingThumbnail(of: CGSize(width: 3, height: 100)))
    #expect(wide.size == CGSize(width: 3, height: 3))
    #expect(wide.scale == 1)
    let fine = UIImage(cgImage: try #require(frame.cgImage), scale: 2, orientation: .up)
    let small = try #require(fine.preparingThumbnail(of: CGSize(width: 2, height: 2)))
    #expect(small.scale == 2)
    #expect(small.cgImage?.width == 4)
    #expect(frame.preparingThumbnail(of: .zero) == nil)
    #expect(UIImage().preparingThumbnail(of: CGSize(width: 3, height: 3)) == nil)
  }

  @Test("A prepared image is upright and looks the same")
  func prepared() async throws {
    let pixels = try #require(frame.cgImage)
    let turned = UIImage(cgImage: pixels, scale: 2, orientation: .right)
    let ready = try #require(turned.preparingForDisplay())
    #expect(ready.imageOrientation == .up)
    #expect(ready.size == turned.size)
    let later = try #require(await turned.byPreparingForDisplay())
    #expect(later.size == turned.size)
    let small = await turned.byPreparingThumbnail(ofSize: CGSize(width: 1, height: 1))
    #expect(small?.size == CGSize(width: 1, height: 1))
  }
}
