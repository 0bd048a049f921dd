import UIKit

/// A cell that displays scroll effects by itself.
///
/// The effect is not applied to the cell. For example, an image moves behind the edges of its card:
///
/// ```swift
/// final class PhotoCell: UICollectionViewCell, TypedCellType, ScrollEffectCell {
///   private let imageView = UIImageView()
///
///   var scrollAppearance = ScrollEffect.Appearance() {
///     didSet { imageView.transform = scrollAppearance.transform }
///   }
///
///   func update(with item: PhotoItem) { imageView.image = item.image }
/// }
/// ```
@MainActor public protocol ScrollEffectCell: UICollectionViewCell {
  /// The appearance at the cell's position on the screen.
  ///
  /// It is set at the end of layout passes, if it has changed, and is the default appearance while the
  /// cell has no effect. Its transform is for the direction of the list already, and the identity while
  /// the user prefers reduced motion; what the cell itself moves by the phase should respect the setting.
  var scrollAppearance: ScrollEffect.Appearance { get set }
}

/// A displayed view with an effect.
@MainActor final class DisplayedScrollEffect {
  private weak var view: UICollectionReusableView?
  private var effect: ScrollEffect
  private var displayed = ScrollEffect.Appearance()

  init(_ effect: ScrollEffect, on view: UICollectionReusableView) {
    (self.effect, self.view) = (effect, view)
  }

  /// Displays another effect from the next layout pass on.
  func setEffect(_ effect: ScrollEffect) {
    self.effect = effect
  }

  /// Displays the effect at the current position of the view.
  func update(in viewports: inout ScrollViewports) {
    guard let view, let viewport = viewports.viewport(around: view) else { return }
    let appearance = effect.appearance(at: viewport.phase(of: view.layoutFrame))
    display(viewports.adapted(appearance))
  }

  /// Displays the view without an effect.
  func remove() {
    display(ScrollEffect.Appearance())
  }

  private func display(_ appearance: ScrollEffect.Appearance) {
    let before = displayed
    displayed = appearance
    guard let view else { return }
    if let cell = view as? any ScrollEffectCell {
      if cell.scrollAppearance != appearance { cell.scrollAppearance = appearance }
      return
    }
    // A value that is neither without an effect nor the last one of the effect belongs to a swipe, a
    // drag or an animation.
    if view.alpha != appearance.alpha, view.alpha.isNear(1) || view.alpha.isNear(before.alpha) {
      view.alpha = appearance.alpha
    }
    let transform = appearance.transform
    if view.transform != transform, [.identity, before.transform].contains(view.transform) {
      view.transform = transform
    }
  }
}

extension CGFloat {
  /// Returns whether two opacities are equal; layers round them.
  fileprivate func isNear(_ other: CGFloat) -> Bool { (self - other).magnitude < 1e-3 }
}

extension UIView {
  /// The frame of the view without its transform.
  fileprivate var layoutFrame: CGRect {
    CGRect(
      x: center.x - bounds.width / 2, y: center.y - bounds.height / 2,
      width: bounds.width, height: bounds.height)
  }
}
