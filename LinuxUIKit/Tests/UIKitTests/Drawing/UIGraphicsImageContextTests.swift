import TestSupport
import Testing
import UIKit

@MainActor @Suite("Image contexts") struct UIGraphicsImageContextTests {
  @Test("An image context has the size and scale of its image")
  func image() throws {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 3), false, 2)
    UIColor.red.setFill()
    UIRectFill(CGRect(x: 1, y: 1, width: 2, height: 1))
    let image = try #require(UIGraphicsGetImageFromCurrentImageContext())
    UIGraphicsEndImageContext()
    #expect(image.size == CGSize(width: 4, height: 3))
    #expect(image.scale == 2)
    #expect(PictureReader(image).inkBounds == CGRect(x: 2, y: 2, width: 4, height: 2))
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test("An opaque context is black where nothing is drawn; that without options is clear")
  func opacity() throws {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 1, height: 1), true, 1)
    let black = try #require(UIGraphicsGetImageFromCurrentImageContext())
    UIGraphicsEndImageContext()
    #expect(PictureReader(black)[0, 0] == 0xFF00_0000)
    UIGraphicsBeginImageContext(CGSize(width: 1, height: 1))
    let clear = try #require(UIGraphicsGetImageFromCurrentImageContext())
    UIGraphicsEndImageContext()
    #expect(clear.scale == 1)
    #expect(PictureReader(clear)[0, 0] == 0)
  }

  @Test("Contexts are nested, and a size without area has no image")
  func nesting() {
    UIGraphicsBeginImageContext(CGSize(width: 2, height: 2))
    UIGraphicsBeginImageContext(.zero)
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetImageFromCurrentImageContext()?.size == CGSize(width: 2, height: 2))
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    UIGraphicsEndImageContext()
  }
}
