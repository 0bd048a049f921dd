import CoreGraphics
import Testing

/// Tests that code which uses only geometry can import CoreGraphics alone.
struct CoreGraphicsModuleTests {
  @Test("CoreGraphics has the geometry types and their transforms")
  func geometry() {
    let transform = CGAffineTransform(translationX: 10, y: 20).scaledBy(x: 2, y: 2)
    let rect = CGRect(x: 1, y: 1, width: 3, height: 4).applying(transform)

    #expect(rect == CGRect(x: 12, y: 22, width: 6, height: 8))
    #expect(CGPoint(x: 1, y: 1).applying(transform.inverted()) == CGPoint(x: -4.5, y: -9.5))
    #expect(CGVector(dx: 1, dy: 2) != CGVector.zero)
  }

  @Test("CoreGraphics has the mathematical functions and queues")
  func functions() {
    #expect(sqrt(CGFloat(16)) == 4 && pow(2.0, 3) == 8 && floor(CGFloat(1.5)) == 1)
    #expect(DispatchQueue.main.label == "com.apple.main-thread")
  }

  @Test("Points, sizes and rectangles are printed as their numbers")
  func descriptions() {
    #expect("\(CGPoint(x: 1, y: 2.5))" == "(1.0, 2.5)")
    #expect("\(CGSize(width: 3, height: 4))" == "(3.0, 4.0)")
    #expect("\(CGRect(x: 0, y: 0, width: 100, height: 100))" == "(0.0, 0.0, 100.0, 100.0)")
    #expect(CGRect.zero.debugDescription == "(0.0, 0.0, 0.0, 0.0)")
  }

  @Test("CoreGraphics has paths and colors")
  func pathsAndColors() {
    let path = CGMutablePath()
    path.addEllipse(in: CGRect(x: 0, y: 0, width: 10, height: 10))

    #expect(path.contains(CGPoint(x: 5, y: 5)))
    #expect(!path.contains(CGPoint(x: 0.5, y: 0.5)))
    #expect(CGColor(red: 1, green: 0, blue: 0, alpha: 0.5).alpha == 0.5)
  }
}
