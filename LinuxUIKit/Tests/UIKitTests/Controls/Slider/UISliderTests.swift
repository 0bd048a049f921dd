import Testing
import UIKit

@MainActor @Suite("Sliders") struct UISliderTests {
  private let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 228, height: 34))

  @Test("A slider is 34 points high and at 0 between 0 and 1")
  func defaults() {
    // uikit.md, 3.5.
    #expect(
      slider.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 34))
    #expect(slider.value == 0)
    #expect(slider.minimumValue == 0)
    #expect(slider.maximumValue == 1)
    #expect(slider.isContinuous)
  }

  @Test("Values stay between the limits, whichever is set")
  func clamping() {
    slider.value = 2
    #expect(slider.value == 1)
    slider.value = -1
    #expect(slider.value == 0)
    slider.minimumValue = 3
    #expect(slider.maximumValue == 3)
    #expect(slider.value == 3)
    slider.maximumValue = 10
    slider.value = 7
    slider.maximumValue = 5
    #expect(slider.value == 5)
    slider.maximumValue = 1
    #expect(slider.minimumValue == 1)
    #expect(slider.value == 1)
    slider.value = .nan
    #expect(slider.value == 1)
  }

  @Test("The track is 4 points high, and the thumb of 28 moves from edge to edge")
  func places() {
    let track = slider.trackRect(forBounds: slider.bounds)
    #expect(track == CGRect(x: 2, y: 15, width: 224, height: 4))
    #expect(
      slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 0)
        == CGRect(x: 0, y: 3, width: 28, height: 28))
    #expect(
      slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 0.5)
        == CGRect(x: 100, y: 3, width: 28, height: 28))
    #expect(
      slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 1)
        == CGRect(x: 200, y: 3, width: 28, height: 28))
    slider.semanticContentAttribute = .forceRightToLeft
    #expect(
      slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 0)
        == CGRect(x: 200, y: 3, width: 28, height: 28))
  }

  @Test("Images at the ends shorten the track")
  func images() {
    let dot = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { _ in }
    slider.minimumValueImage = dot
    #expect(
      slider.minimumValueImageRect(forBounds: slider.bounds)
        == CGRect(x: 0, y: 12, width: 20, height: 10))
    // 20 points for the image and a spacing of 8.
    #expect(
      slider.trackRect(forBounds: slider.bounds)
        == CGRect(x: 30, y: 15, width: 196, height: 4))
    slider.semanticContentAttribute = .forceRightToLeft
    #expect(
      slider.trackRect(forBounds: slider.bounds) == CGRect(x: 2, y: 15, width: 196, height: 4))
    #expect(slider.minimumValueImageRect(forBounds: slider.bounds).maxX == 228)
  }

  @Test("Setting the value sends no action")
  func silence() {
    var calls = 0
    slider.addAction(UIAction { _ in calls += 1 }, for: .allEvents)
    slider.setValue(0.5, animated: true)

    #expect(slider.value == 0.5)
    #expect(calls == 0)
  }
}
