import Testing
import UIKit

struct CGColorTests {
  @Test("A color has red, green, blue and alpha components")
  func components() {
    let color = CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)

    #expect(color.components == [0.1, 0.2, 0.3, 0.4])
    #expect(color.numberOfComponents == 4)
    #expect(color.alpha == 0.4)
  }

  @Test("Colors of the same numbers are equal")
  func equality() {
    #expect(CGColor(red: 1, green: 0, blue: 0, alpha: 1) == UIColor.red.cgColor)
    #expect(CGColor(red: 1, green: 0, blue: 0, alpha: 1) != UIColor.blue.cgColor)
  }

  @Test("A copy may have another alpha")
  func copy() {
    let faded = CGColor(red: 1, green: 0, blue: 0, alpha: 1).copy(alpha: 0.5)

    #expect(faded == CGColor(red: 1, green: 0, blue: 0, alpha: 0.5))
  }
}
