import UIKit

/// A ring that is filled as far as a goal is reached, with a text in its center.
final class GoalRingView: UIView {
  private static let width: CGFloat = 12
  private let track = CAShapeLayer()
  private let ring = CAShapeLayer()
  private let label = UILabel(style: .headline, lines: 1)
  private(set) var progress: CGFloat = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    for shape in [track, ring] {
      shape.fillColor = nil
      shape.lineWidth = Self.width
      shape.lineCap = .round
      layer.addSublayer(shape)
    }
    ring.strokeEnd = 0
    label.textAlignment = .center
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.4
    addSubview(
      label, pinnedWith: NSDirectionalEdgeInsets(top: 20, leading: 20, bottom: 20, trailing: 20))
    updateColors()
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override var intrinsicContentSize: CGSize { CGSize(width: 120, height: 120) }

  /// Fills a part of the ring, from 0 to 1.
  func setProgress(_ value: CGFloat, text: String, animated: Bool) {
    let target = min(max(value, 0), 1)
    if animated {
      let animation = CABasicAnimation(keyPath: "strokeEnd")
      animation.fromValue = progress
      animation.toValue = target
      animation.duration = 0.6
      animation.timingFunction = CAMediaTimingFunction(name: .easeOut)
      ring.add(animation, forKey: "progress")
    }
    ring.strokeEnd = target
    progress = target
    label.text = text
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let path = UIBezierPath(
      arcCenter: CGPoint(x: bounds.midX, y: bounds.midY),
      radius: min(bounds.width, bounds.height) / 2 - Self.width / 2, startAngle: -.pi / 2,
      endAngle: 1.5 * .pi, clockwise: true)
    for shape in [track, ring] {
      shape.frame = bounds
      shape.path = path.cgPath
    }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateColors()
  }

  private func updateColors() {
    track.strokeColor = UIColor.tertiarySystemFill.resolvedColor(with: traitCollection).cgColor
    ring.strokeColor = UIColor.accent.resolvedColor(with: traitCollection).cgColor
  }
}
