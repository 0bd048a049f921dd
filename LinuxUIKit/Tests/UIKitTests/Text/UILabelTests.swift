import Testing
import UIKit

@MainActor @Suite("Labels")
struct UILabelTests {
  @Test("A new label has Apple's defaults")
  func defaults() {
    // uikit.md, 2.6.
    let label = UILabel()
    #expect(label.text == nil)
    #expect(label.font == .systemFont(ofSize: 17))
    #expect(label.textColor == .label)
    #expect(label.numberOfLines == 1)
    #expect(label.lineBreakMode == .byTruncatingTail)
    #expect(label.textAlignment == .natural)
    #expect(!label.isUserInteractionEnabled)
    #expect(!label.isOpaque)
    #expect(label.contentMode == .redraw)
    #expect(label.shadowOffset == CGSize(width: 0, height: -1))
    #expect(label.shadowColor == nil)
    #expect(label.isEnabled)
    #expect(!label.isHighlighted)
    #expect(!label.adjustsFontSizeToFitWidth)
    #expect(label.minimumScaleFactor == 0)
    #expect(label.baselineAdjustment == .alignBaselines)
    #expect(label.preferredMaxLayoutWidth == 0)
  }

  @Test("Font and color set to nil are the default ones")
  func resetting() {
    let label = makeLabel("a", size: 30)
    label.textColor = .red
    label.font = nil
    label.textColor = nil
    #expect(label.font == .systemFont(ofSize: 17))
    #expect(label.textColor == .label)
  }

  @Test("Under constraints a multiline label has the height for its width")
  func autoLayout() {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let label = makeLabel("The quick brown fox jumps over the lazy dog", lines: 0)
    label.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: container.leadingAnchor),
      label.topAnchor.constraint(equalTo: container.topAnchor),
      label.widthAnchor.constraint(equalToConstant: 120),
    ])
    container.layoutIfNeeded()
    let expected = label.sizeThatFits(CGSize(width: 120, height: 0)).height
    #expect(label.frame.width == 120)
    #expect(abs(label.frame.height - expected) < 0.001)
    #expect(expected > 40)

    label.text = "Short"
    container.layoutIfNeeded()
    #expect(abs(label.frame.height - 61 / 3) < 0.001)
  }
}
