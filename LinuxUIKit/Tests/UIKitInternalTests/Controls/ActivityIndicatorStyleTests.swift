import Testing
import UIKit

@MainActor @Suite("Styles of activity indicators") struct ActivityIndicatorStyleTests {
  @Test("The styles from before iOS 13 have a size and a color") func oldStyles() {
    let sizes = [UIActivityIndicatorView.Style.gray, .white, .whiteLarge].map {
      UIActivityIndicatorView(style: $0).intrinsicContentSize.width
    }
    // A medium indicator is 20 points wide, a large one 37.
    #expect(sizes == [20, 20, 37])
    #expect(UIActivityIndicatorView(style: .white).color == .white)
    #expect(UIActivityIndicatorView(style: .whiteLarge).color == .white)
    let standard = UIActivityIndicatorView(style: .medium).color
    #expect(UIActivityIndicatorView(style: .gray).color == standard)
    // The raw values of Apple's headers.
    #expect(
      [UIActivityIndicatorView.Style.whiteLarge, .white, .gray].map(\.rawValue) == [0, 1, 2])
  }

  @Test("A color that is set replaces that of the style until it is reset") func color() {
    let indicator = UIActivityIndicatorView(style: .white)
    indicator.color = .red
    #expect(indicator.color == .red)
    indicator.color = nil
    #expect(indicator.color == .white)
  }
}
