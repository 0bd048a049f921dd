import UIKit

/// A view whose shorter sides are round.
final class CapsuleView: UIView {
  /// Rounds the sides for the size of the view.
  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = min(bounds.width, bounds.height) / 2
  }
}
