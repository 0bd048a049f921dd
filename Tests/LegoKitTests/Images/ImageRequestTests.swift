import Testing
import UIKit

@testable import LegoKit

@Suite("Requests of images") struct ImageRequestTests {
  private let url = URL(fileURLWithPath: "/photo.png")

  @Test("Points become pixels, and a part of a pixel counts as one") func pixels() {
    let size = CGSize(width: 40, height: 30.25)
    // 40 x 2 = 80, 30.25 x 2 = 60.5.
    #expect(
      ImageRequest(url: url, size: size, scale: 2).pixelSize
        == ImageRequest.PixelSize(width: 80, height: 61))
    // A third of 100 points at 3 pixels a point is 100 pixels, whatever the last digit is.
    let third = CGSize(width: 100.0 / 3 + 1e-9, height: 100.0 / 3)
    #expect(
      ImageRequest(url: url, size: third, scale: 3).pixelSize
        == ImageRequest.PixelSize(width: 100, height: 100))
  }

  @Test(
    "Sizes that no view can have are those of the image",
    arguments: [
      CGSize.zero, CGSize(width: -4, height: 4), CGSize(width: CGFloat.infinity, height: 4),
      CGSize(width: CGFloat.nan, height: 4), CGSize(width: 1e12, height: 4),
    ])
  func withoutSize(size: CGSize) {
    #expect(ImageRequest(url: url, size: size, scale: 2).pixelSize == nil)
  }

  @Test("An image is reduced to cover or to fit its size, and never enlarged") func reduction() {
    let pixels = ImageRequest.PixelSize(width: 100, height: 100)
    let fill = ImageRequest(url: url, pixelSize: pixels)
    let fit = ImageRequest(url: url, pixelSize: pixels, contentMode: .aspectFit)
    let photo = CGSize(width: 400, height: 300)
    // 100/300 = 1/3 of 400 x 300 covers 100 x 100, and 100/400 = 1/4 fits.
    #expect(fill.reducedSize(of: photo) == CGSize(width: 133, height: 100))
    #expect(fit.reducedSize(of: photo) == CGSize(width: 100, height: 75))
    let small = CGSize(width: 80, height: 60)
    #expect(fill.reducedSize(of: small) == nil)
    #expect(fit.reducedSize(of: small) == nil)
    // A line of 1000 x 1 pixels keeps one row.
    #expect(
      fit.reducedSize(of: CGSize(width: 1_000, height: 1)) == CGSize(width: 100, height: 1))
    #expect(ImageRequest(url: url).reducedSize(of: photo) == nil)
  }

  @Test("An image suffices for a size that is at most a quarter larger") func sufficiency() {
    func request(_ length: Int, _ mode: ImageRequest.ContentMode = .aspectFill) -> ImageRequest {
      ImageRequest(
        url: url, pixelSize: ImageRequest.PixelSize(width: length, height: length),
        contentMode: mode)
    }
    #expect(request(100).suffices(for: request(125)))
    #expect(!request(100).suffices(for: request(126)))
    #expect(request(100).suffices(for: request(20)))
    #expect(!request(100).suffices(for: request(100, .aspectFit)))
    #expect(!request(100).suffices(for: ImageRequest(url: url)))
    #expect(ImageRequest(url: url).suffices(for: request(100)))
    #expect(!ImageRequest(url: url).suffices(for: ImageRequest(url: URL(fileURLWithPath: "/b"))))
  }
}
