import Testing
import UIKit

@MainActor @Suite("Sizes and layout of buttons without a configuration")
struct UIButtonLayoutTests {
  private let button = UIButton(type: .system)
  private let dot = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { _ in }

  private func titleSize(_ text: String, _ font: UIFont = .systemFont(ofSize: 15)) -> CGSize {
    let label = UILabel()
    label.text = text
    label.font = font
    return label.intrinsicContentSize
  }

  @Test("A system button is 12 points higher than its title and as wide, at least 30")
  func systemSize() {
    button.setTitle("Save all", for: .normal)
    let title = titleSize("Save all")
    // uikit.md, 3.5: a line of 15 is 18 high.
    #expect(title.height == 18)
    #expect(button.intrinsicContentSize == CGSize(width: title.width, height: 30))
    #expect(button.sizeThatFits(.zero) == button.intrinsicContentSize)
    button.setTitle("A", for: .normal)

    #expect(button.intrinsicContentSize == CGSize(width: 30, height: 30))
  }

  @Test("A custom button is as large as its title, and 30 by 34 without one")
  func customSize() {
    let button = UIButton()
    #expect(button.intrinsicContentSize == CGSize(width: 30, height: 34))
    button.setTitle("A", for: .normal)

    #expect(button.intrinsicContentSize == titleSize("A"))
  }

  @Test("Insets around the content replace the type's own")
  @available(iOS, deprecated: 15, message: "Configurations determine the layout")
  func contentInsets() {
    button.setTitle("Save all", for: .normal)
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let title = titleSize("Save all")

    #expect(
      button.intrinsicContentSize
        == CGSize(width: title.width + 6, height: title.height + 4))
    #expect(
      button.contentRect(forBounds: CGRect(x: 0, y: 0, width: 100, height: 50))
        == CGRect(x: 2, y: 1, width: 94, height: 46))
  }

  @Test("A larger title font makes the button larger")
  func font() {
    let font = UIFont.systemFont(ofSize: 30)
    button.setTitle("Save", for: .normal)
    _ = button.intrinsicContentSize
    button.titleLabel?.font = font

    #expect(button.intrinsicContentSize.height == titleSize("Save", font).height + 12)
    button.isHighlighted = true
    #expect(button.titleLabel?.font == font)
  }

  @Test("A button is at least as large as its background image")
  func background() {
    let button = UIButton()
    button.setBackgroundImage(dot, for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: 20, height: 10))
    button.setTitle("Save all of it", for: .normal)

    #expect(button.intrinsicContentSize == titleSize("Save all of it"))
  }

  @Test("The image is before the title, without spacing")
  func imageAndTitle() {
    let title = titleSize("Save")
    button.setTitle("Save", for: .normal)
    button.setImage(dot, for: .normal)
    button.contentHorizontalAlignment = .leading
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
    button.layoutIfNeeded()
    #expect(button.imageView?.frame == CGRect(x: 0, y: 15, width: 20, height: 10))
    let shown = button.titleLabel?.frame ?? .zero
    // A frame is stored as center and bounds, which rounds the last digit.
    #expect(abs(shown.minX - 20) < 1e-9)
    #expect(abs(shown.width - title.width) < 1e-9)
    #expect(shown.minY == 11)
    #expect(shown.height == 18)
    #expect(button.effectiveContentHorizontalAlignment == .left)
    button.semanticContentAttribute = .forceRightToLeft
    button.layoutIfNeeded()

    #expect(button.effectiveContentHorizontalAlignment == .right)
    #expect(button.imageView?.frame == CGRect(x: 180, y: 15, width: 20, height: 10))
    #expect(abs((button.titleLabel?.frame.maxX ?? 0) - 180) < 1e-9)
    button.contentHorizontalAlignment = .left
    button.layoutIfNeeded()
    #expect(button.titleLabel?.frame.minX == 0)
  }

  @Test("Insets of one part move it, by half as much where it is centered")
  @available(iOS, deprecated: 15, message: "Configurations determine the layout")
  func partInsets() {
    button.setTitle("Save", for: .normal)
    button.setImage(dot, for: .normal)
    let room = CGRect(x: 0, y: 0, width: 200, height: 40)
    let (image, title) = (
      button.imageRect(forContentRect: room), button.titleRect(forContentRect: room)
    )
    button.titleEdgeInsets.left = 8
    button.imageEdgeInsets.top = 6

    // An inset of 8 points on the left moves the center by 4, one of 6 at the top by 3.
    #expect(button.titleRect(forContentRect: room) == title.offsetBy(dx: 4, dy: 0))
    #expect(button.imageRect(forContentRect: room) == image.offsetBy(dx: 0, dy: 3))
  }

  @Test("A title that is too long is truncated")
  func truncation() {
    button.setTitle("A very long title for a narrow button", for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 60, height: 30)
    button.layoutIfNeeded()

    #expect(button.titleLabel?.frame == CGRect(x: 0, y: 6, width: 60, height: 18))
  }

  @Test("The baseline of a button is that of its title")
  func baseline() {
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    let label = UILabel()
    label.text = "Name"
    label.font = .systemFont(ofSize: 15)
    button.setTitle("Save", for: .normal)
    for view in [button, label] {
      view.translatesAutoresizingMaskIntoConstraints = false
      host.addSubview(view)
    }
    NSLayoutConstraint.activate([
      button.topAnchor.constraint(equalTo: host.topAnchor, constant: 20),
      button.leadingAnchor.constraint(equalTo: host.leadingAnchor),
      label.leadingAnchor.constraint(equalTo: button.trailingAnchor),
      label.firstBaselineAnchor.constraint(equalTo: button.firstBaselineAnchor),
    ])
    host.layoutIfNeeded()

    #expect(button.frame.height == 30)
    // The title is 6 points below the button's edge.
    #expect(label.frame.minY == 26)
  }

  @Test("A button follows its title under constraints")
  func constraints() {
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    button.translatesAutoresizingMaskIntoConstraints = false
    host.addSubview(button)
    NSLayoutConstraint.activate([
      button.topAnchor.constraint(equalTo: host.topAnchor),
      button.leadingAnchor.constraint(equalTo: host.leadingAnchor),
    ])
    button.setTitle("Save", for: .normal)
    host.layoutIfNeeded()
    #expect(button.frame.width == titleSize("Save").width)
    button.setTitle("Save all", for: .normal)
    host.layoutIfNeeded()

    #expect(button.frame.width == titleSize("Save all").width)
    #expect(button.titleLabel?.frame.width == titleSize("Save all").width)
  }
}
