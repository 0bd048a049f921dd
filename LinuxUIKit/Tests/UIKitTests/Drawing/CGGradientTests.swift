import TestSupport
import Testing
import UIKit

@Suite("Gradients of contexts") @MainActor struct CGGradientTests {
  private func gradient(_ colors: [UIColor], _ locations: [CGFloat] = [0, 1]) -> CGGradient? {
    CGGradient(
      colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors.map(\.cgColor) as CFArray,
      locations: locations)
  }

  /// Draws a gradient from column 20 to column 60 of an image of 80 by 1 pixels.
  private func drawn(
    _ gradient: CGGradient?, _ options: CGGradientDrawingOptions
  ) throws -> PictureReader {
    let gradient = try #require(gradient)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 80, height: 1), format: format)
    return PictureReader(
      renderer.image {
        $0.cgContext.drawLinearGradient(
          gradient, start: CGPoint(x: 20, y: 0), end: CGPoint(x: 60, y: 0), options: options)
      })
  }

  @Test("Between start and end colors are mixed, and nothing is painted beyond")
  func middle() throws {
    let picture = try drawn(gradient([.black, .red]), [])

    // Halfway, red is 255 / 2.
    #expect(abs(Int(picture[40, 0] >> 16 & 0xFF) - 128) <= 4)
    #expect(picture.alpha(40, 0) == 255)
    #expect(picture.alpha(10, 0) == 0)
    #expect(picture.alpha(70, 0) == 0)
  }

  @Test("The options paint the first color before the start, and the last after the end")
  func options() throws {
    let before = try drawn(gradient([.blue, .red]), .drawsBeforeStartLocation)
    #expect(before[5, 0] == 0xFF00_00FF)
    #expect(before.alpha(75, 0) == 0)

    let after = try drawn(gradient([.blue, .red]), .drawsAfterEndLocation)
    #expect(after.alpha(5, 0) == 0)
    #expect(after[75, 0] == 0xFFFF_0000)
  }

  @Test("Locations move the colors")
  func locations() throws {
    let picture = try drawn(gradient([.blue, .red], [0.5, 0.5]), [])

    #expect(picture[35, 0] == 0xFF00_00FF)
    #expect(picture[45, 0] == 0xFFFF_0000)
  }

  @Test("There is no gradient without colors")
  func empty() {
    #expect(gradient([], []) == nil)
  }
}
