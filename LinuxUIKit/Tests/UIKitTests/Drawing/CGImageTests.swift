import TestSupport
import Testing
import UIKit

struct CGImageTests {
  private let image = UIGraphicsImageRenderer(
    size: CGSize(width: 4, height: 4), format: .plain
  ).image {
    UIColor.red.setFill()
    $0.fill(CGRect(x: 2, y: 1, width: 1, height: 1))
  }

  @Test("Cropping keeps the part inside, counted from the top left")
  func cropping() throws {
    let part = try #require(
      image.cgImage?.cropping(to: CGRect(x: 2, y: 1, width: 2, height: 3)))

    #expect(part.width == 2)
    #expect(part.height == 3)
    #expect(PictureReader(UIImage(cgImage: part))[0, 0] == 0xFFFF_0000)
  }

  @Test("Cropping beyond the edges keeps the intersection")
  func beyond() throws {
    let part = try #require(
      image.cgImage?.cropping(to: CGRect(x: 3, y: 3, width: 9, height: 9)))

    #expect(part.width == 1)
    #expect(part.height == 1)
  }

  @Test("Cropping outside leaves nothing")
  func outside() {
    #expect(image.cgImage?.cropping(to: CGRect(x: 4, y: 0, width: 9, height: 9)) == nil)
    #expect(image.cgImage?.cropping(to: .null) == nil)
  }
}
