import Testing

@testable import UIKit

@MainActor @Suite("List content without a predefined style") struct BareListContentTests {
  @Test("It has no margins and isn't updated for states")
  func bare() {
    var state = UICellConfigurationState(traitCollection: .current)
    state.isDisabled = true
    let content = UIListContentConfiguration()
    #expect(content.directionalLayoutMargins == .zero)
    #expect(content.axesPreservingSuperviewLayoutMargins == [])
    #expect(content.textToSecondaryTextVerticalPadding == 0)
    #expect(content.textProperties.lineBreakMode == .byWordWrapping)
    #expect(content.updated(for: state) == content)
  }
}
