import Testing
import UIKit

@Suite("Values of geometry") struct NSValueGeometryTests {
  @Test("A value returns what it was created with") func values() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(NSValue(cgRect: rect).cgRectValue == rect)
    #expect(NSValue(cgPoint: rect.origin).cgPointValue == rect.origin)
    #expect(NSValue(cgSize: rect.size).cgSizeValue == rect.size)
  }

  @Test("A value of another type is zero") func otherType() {
    #expect(NSNumber(5).cgRectValue == .zero)
    #expect(NSValue(cgPoint: CGPoint(x: 1, y: 2)).cgRectValue == .zero)
    #expect(NSNumber(5).cgPointValue == .zero)
    #expect(NSValue(cgRect: .infinite).cgSizeValue == .zero)
  }

  @Test("Geometry is equal to itself, and rectangles also with negative sizes") func equality() {
    #expect(CGPoint(x: 1, y: 2).equalTo(CGPoint(x: 1, y: 2)))
    #expect(!CGSize(width: 1, height: 2).equalTo(CGSize(width: 2, height: 1)))
    // From 10 to 4 on both axes.
    #expect(
      CGRect(x: 10, y: 10, width: -6, height: -6).equalTo(CGRect(x: 4, y: 4, width: 6, height: 6)))
  }
}
