import UIKit

/// A view that fades from clear to black, on which white text is legible.
final class GradientView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    guard let gradient = layer as? CAGradientLayer else { return }
    gradient.colors = [UIColor.clear.cgColor, UIColor.black.withAlphaComponent(0.65).cgColor]
    gradient.locations = [0.35, 1]
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
