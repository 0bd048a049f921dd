import Testing
import UIKit

@MainActor @Suite("Segmented controls") struct UISegmentedControlTests {
  private let control = UISegmentedControl(items: ["Day", "Week", "Month"])

  @Test("A control with titles is 32 points high, with no selection")
  func defaults() {
    // uikit.md, 3.5.
    #expect(control.intrinsicContentSize.height == 32)
    #expect(control.bounds.size == control.intrinsicContentSize)
    #expect(control.numberOfSegments == 3)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    #expect(UISegmentedControl.noSegment == -1)
    #expect(UISegmentedControl(items: nil).numberOfSegments == 0)
    #expect(texts(in: control) == ["Day", "Week", "Month"])
  }

  private func texts(in view: UIView) -> [String] {
    view.subviews.flatMap { texts(in: $0) } + [(view as? UILabel)?.text].compactMap { $0 }
  }

  @Test("Segments are inserted and removed, and the selection stays")
  func changes() {
    control.selectedSegmentIndex = 1
    control.insertSegment(withTitle: "Hour", at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 2)
    #expect((0..<4).map { control.titleForSegment(at: $0) } == ["Hour", "Day", "Week", "Month"])
    control.insertSegment(withTitle: "Year", at: 99, animated: false)
    #expect(control.titleForSegment(at: 4) == "Year")
    control.removeSegment(at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 1)
    control.removeSegment(at: 1, animated: false)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    #expect((0..<3).map { control.titleForSegment(at: $0) } == ["Day", "Month", "Year"])
    control.removeAllSegments()

    #expect(control.numberOfSegments == 0)
    #expect(control.titleForSegment(at: 0) == nil)
  }

  @Test("A segment shows a title or an image")
  func titlesAndImages() {
    let star = UIImage(systemName: "star")
    control.setImage(star, forSegmentAt: 1)
    #expect(control.imageForSegment(at: 1) == star)
    #expect(control.titleForSegment(at: 1) == nil)
    control.setTitle("Week", forSegmentAt: 1)
    #expect(control.imageForSegment(at: 1) == nil)
    control.setTitle("Nowhere", forSegmentAt: 7)

    #expect(control.numberOfSegments == 3)
  }

  @Test("A wider title makes all segments wider")
  func widths() {
    let before = control.intrinsicContentSize.width
    control.setTitle("Fortnight, or so", forSegmentAt: 0)
    #expect(control.intrinsicContentSize.width > before)
    control.setWidth(50, forSegmentAt: 0)
    #expect(control.widthForSegment(at: 0) == 50)
    control.setWidth(40, forSegmentAt: 1)
    control.setWidth(30, forSegmentAt: 2)

    #expect(control.intrinsicContentSize.width == 120)
  }

  @Test("Segments are found by their actions, which replace those of the same name")
  func actions() {
    let action = UIAction(title: "A", identifier: .init("a")) { _ in }
    control.insertSegment(action: action, at: 0, animated: false)
    #expect(control.segmentIndex(identifiedBy: .init("a")) == 0)
    #expect(control.actionForSegment(at: 0) === action)
    let other = UIAction(title: "Other", identifier: .init("a")) { _ in }
    control.insertSegment(action: other, at: 3, animated: false)

    #expect(control.numberOfSegments == 4)
    #expect(control.titleForSegment(at: 2) == "Other")
    #expect(control.segmentIndex(identifiedBy: .init("b")) == UISegmentedControl.noSegment)
  }

  @Test("Selecting in code sends no action, and indices out of bounds select nothing")
  func selection() {
    var calls = 0
    control.addAction(UIAction { _ in calls += 1 }, for: .allEvents)
    control.selectedSegmentIndex = 2
    #expect(control.selectedSegmentIndex == 2)
    control.selectedSegmentIndex = 3

    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    #expect(calls == 0)
  }
}
