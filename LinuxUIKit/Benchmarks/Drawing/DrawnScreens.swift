import UIKit

/// Screens of 390 by 844 points for the benchmarks of drawing, built from plain views with frames.
@MainActor enum DrawnScreens {
  private static let bounds = CGRect(x: 0, y: 0, width: 390, height: 844)

  private static func screen(_ color: UIColor) -> UIView {
    let view = UIView(frame: bounds)
    view.backgroundColor = color
    return view
  }

  private static func label(
    _ text: String, _ style: UIFont.TextStyle, _ frame: CGRect, lines: Int = 1
  ) -> UILabel {
    let label = UILabel(frame: frame)
    label.text = text
    label.font = .preferredFont(forTextStyle: style)
    label.numberOfLines = lines
    return label
  }

  /// Seven cards with shadows and rounded corners, each with two texts.
  static func cards() -> UIView {
    let view = screen(.systemGroupedBackground)
    for index in 0..<7 {
      let card = UIView(frame: CGRect(x: 20, y: 20 + 116 * CGFloat(index), width: 350, height: 100))
      card.backgroundColor = .secondarySystemGroupedBackground
      card.layer.cornerRadius = 16
      card.layer.shadowOpacity = 0.2
      card.layer.shadowRadius = 8
      card.layer.shadowOffset = CGSize(width: 0, height: 4)
      card.addSubview(
        label("Card \(index)", .headline, CGRect(x: 16, y: 16, width: 300, height: 22)))
      card.addSubview(
        label("With a shadow", .body, CGRect(x: 16, y: 48, width: 300, height: 22)))
      view.addSubview(card)
    }
    return view
  }

  /// Rows of color below a bar that blurs them.
  static func blurredBar() -> UIView {
    let view = screen(.systemBackground)
    for index in 0..<20 {
      let row = UIView(frame: CGRect(x: 0, y: 44 * CGFloat(index), width: 390, height: 40))
      row.backgroundColor = UIColor(
        hue: CGFloat(index) / 20, saturation: 0.6, brightness: 0.9, alpha: 1)
      view.addSubview(row)
    }
    let bar = UIVisualEffectView(effect: UIBlurEffect(style: .systemChromeMaterial))
    bar.frame = CGRect(x: 0, y: 0, width: 390, height: 97)
    view.addSubview(bar)
    return view
  }

  /// Two columns of photos of different heights, with rounded corners.
  static func waterfall() -> UIView {
    let view = screen(.systemBackground)
    var bottoms: [CGFloat] = [12, 12]
    var number = 0
    while let top = bottoms.min(), top < bounds.height {
      let column = bottoms[0] <= bottoms[1] ? 0 : 1
      let photo = UIImageView(image: Photos.all[number % Photos.all.count])
      photo.contentMode = .scaleAspectFill
      photo.clipsToBounds = true
      photo.layer.cornerRadius = 10
      let height = CGFloat(120 + number * 37 % 90)
      photo.frame = CGRect(x: 12 + 189 * CGFloat(column), y: top, width: 177, height: height)
      view.addSubview(photo)
      bottoms[column] += height + 12
      number += 1
    }
    return view
  }

  /// Bubbles with texts of several lines.
  static func chat() -> UIView {
    let view = screen(.systemBackground)
    var top: CGFloat = 10
    var number = 0
    while top < bounds.height {
      let text = (0...(number * 5 % 9 + 3)).map { "word\($0 * 7 + number)" }.joined(separator: " ")
      let label = label(text, .body, .zero, lines: 0)
      let size = label.sizeThatFits(CGSize(width: 250, height: 1_000))
      let x: CGFloat = number.isMultiple(of: 2) ? 16 : 350 - size.width
      let bubble = UIView(
        frame: CGRect(x: x, y: top, width: size.width + 24, height: size.height + 16))
      bubble.backgroundColor = number.isMultiple(of: 2) ? .systemGray5 : .systemGreen
      bubble.layer.cornerRadius = 16
      label.frame = CGRect(x: 12, y: 8, width: size.width, height: size.height)
      bubble.addSubview(label)
      view.addSubview(bubble)
      top += bubble.frame.height + 8
      number += 1
    }
    return view
  }
}
