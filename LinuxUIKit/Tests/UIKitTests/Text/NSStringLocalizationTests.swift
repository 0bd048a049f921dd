import Testing
import UIKit

@Suite("Localized formats") struct NSStringLocalizationTests {
  @Test("A format of NSString takes numbers and objects")
  func format() {
    let text = NSString.localizedStringWithFormat("%d of %@", 3, "ten" as NSString)
    #expect(text.isEqual(to: "3 of ten"))
  }
}
