import TestSupport
import Testing
import UIKit

/// Golden pictures of hiding and showing views during the animation.
@MainActor struct StackHidingPictureTests {
  @Test(
    "The text of a post is hidden in five frames, and the views below move up")
  func post() {
    withHeldClock { clock in
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 150, height: 176))
      let text = label("Wild garlic everywhere, and not a soul but us.", .footnote, .label)
      window.overrideUserInterfaceStyle = .light
      window.backgroundColor = .secondarySystemBackground
      window.isHidden = false
      let card = card(text)
      window.addPlaced(card)
      card.pinCorner(to: window, 8)
      card.widthAnchor.constraint(equalToConstant: 134).isActive = true
      window.layoutIfNeeded()
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        text.isHidden = true
        window.layoutIfNeeded()
      }
      var frames = [picture(of: window)]
      for _ in 1...4 {
        clock.advance(by: 0.25)
        frames.append(picture(of: window))
      }
      expectImage(strip(frames), named: "post")
    }
  }

  private func label(_ text: String, _ style: UIFont.TextStyle, _ color: UIColor) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .preferredFont(forTextStyle: style)
    label.textColor = color
    label.numberOfLines = 0
    return label
  }

  /// A card with a title, an image placeholder, text, and a line below.
  private func card(_ text: UILabel) -> UIStackView {
    let picture = UIView()
    picture.backgroundColor = .systemTeal
    picture.layer.cornerRadius = 6
    picture.heightAnchor.constraint(equalToConstant: 40).isActive = true
    let stack = UIStackView(arrangedSubviews: [
      label("A walk in May", .headline, .label), picture, text,
      label("12 comments", .caption1, .systemBlue),
    ])
    stack.axis = .vertical
    stack.spacing = 6
    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    stack.backgroundColor = .systemBackground
    stack.layer.cornerRadius = 10
    return stack
  }

  private func picture(of window: UIWindow) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    return UIGraphicsImageRenderer(size: window.bounds.size, format: format).image { _ in
      window.drawHierarchy(in: window.bounds, afterScreenUpdates: true)
    }
  }

  private func strip(_ frames: [UIImage]) -> UIImage {
    let size = frames[0].size
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let width = CGFloat(frames.count) * size.width
    return UIGraphicsImageRenderer(
      size: CGSize(width: width, height: size.height), format: format
    ).image { _ in
      for (index, frame) in frames.enumerated() {
        frame.draw(at: CGPoint(x: CGFloat(index) * size.width, y: 0))
      }
    }
  }
}
