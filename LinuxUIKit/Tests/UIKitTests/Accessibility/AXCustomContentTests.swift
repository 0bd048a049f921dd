import Accessibility
import Testing
import UIKit

@MainActor @Suite("Custom content") struct AXCustomContentTests {
  @Test("A detail has a label, a value and an importance, which copies keep")
  func detail() {
    let seats = AXCustomContent(label: "Seats", value: "12 of 40")
    #expect(seats.label == "Seats" && seats.attributedLabel.string == "Seats")
    #expect(seats.value == "12 of 40" && seats.attributedValue.string == "12 of 40")
    #expect(seats.importance == .default)
    seats.importance = .high
    let copy = seats.copy() as? AXCustomContent
    #expect(copy !== seats)
    #expect(copy?.label == "Seats" && copy?.value == "12 of 40" && copy?.importance == .high)
    let spelled = AXCustomContent(
      attributedLabel: NSAttributedString(string: "Line"),
      attributedValue: NSAttributedString(string: "S1"))
    #expect(spelled.label == "Line" && spelled.value == "S1")
  }

  @Test("A view provides details, which are found by the protocol")
  func provider() {
    let view: UIView = TrainView()
    let provider = view as? any AXCustomContentProvider
    #expect(provider?.accessibilityCustomContent.map(\.label) == ["Seats"])
    provider?.accessibilityCustomContent = []
    #expect(provider?.accessibilityCustomContent.isEmpty == true)
    #expect(UIView() as? any AXCustomContentProvider == nil)
  }
}

/// A view with a detail.
private final class TrainView: UIView, @preconcurrency AXCustomContentProvider {
  var accessibilityCustomContent: [AXCustomContent]! = [
    AXCustomContent(label: "Seats", value: "12 of 40")
  ]
}
