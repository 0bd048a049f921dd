import UIKit

/// The animation of a change of the views of a block.
@MainActor enum BlockAnimation {
  /// The duration for a transaction, in seconds, which is that of UIKit's row animations.
  // Unverified: inferred from the duration that UIKit documents for the keyboard and for rows.
  private static let duration: TimeInterval = 0.3

  /// Whether the code runs in the block of an animation.
  static var isInherited: Bool {
    UIView.areAnimationsEnabled && UIView.inheritedAnimationDuration > 0
  }

  /// Performs a change of the views of a container, with the animation of a transaction or the one
  /// around the call; without an animation if there is none.
  static func perform(
    _ animation: LegoAnimation?, from former: [UIView], to next: [UIView], in container: UIView,
    change: @escaping () -> Void
  ) {
    guard container.window != nil, UIView.areAnimationsEnabled else { return change() }
    if isInherited { return animate(from: former, to: next, in: container, change: change) }
    guard animation == .automatic else { return change() }
    UIView.animate(withDuration: duration) {
      animate(from: former, to: next, in: container, change: change)
    }
  }

  /// Fades views in and out and lays out the window, in the block of an animation.
  private static func animate(
    from former: [UIView], to next: [UIView], in container: UIView, change: () -> Void
  ) {
    let (old, new) = (Set(former.map(ObjectIdentifier.init)), Set(next.map(ObjectIdentifier.init)))
    let disappearing = former.filter { !new.contains(ObjectIdentifier($0)) }
    let appearing = next.filter { !old.contains(ObjectIdentifier($0)) && !($0 is ViewBlock) }
    let images = disappearing.compactMap { FadingImage(of: $0, in: container) }
    let duration = UIView.inheritedAnimationDuration
    UIView.performWithoutAnimation(change)
    let alphas = appearing.map(\.alpha)
    UIView.performWithoutAnimation { for view in appearing { view.alpha = 0 } }
    container.window?.layoutIfNeeded()
    for (view, alpha) in zip(appearing, alphas) {
      view.removeLayoutAnimations()
      view.alpha = alpha
    }
    for image in images { image.fadeOut(duration: duration) }
  }
}

extension UIView {
  /// Displays the view and its descendants at their frames, without the animations that lead there.
  fileprivate func removeLayoutAnimations() {
    layer.removeAllAnimations()
    for view in subviews { view.removeLayoutAnimations() }
  }
}

/// An image of a view that has been removed, which fades out where the view was.
@MainActor private struct FadingImage {
  private let view: UIImageView

  /// Inserts the image in front of the view, unless nothing of the view is visible.
  init?(of original: UIView, in container: UIView) {
    let bounds = original.bounds
    guard !original.isHidden, original.alpha > 0, bounds.width > 0, bounds.height > 0,
      original.superview === container
    else { return nil }
    let image = UIGraphicsImageRenderer(size: bounds.size).image { context in
      context.cgContext.translateBy(x: -bounds.minX, y: -bounds.minY)
      original.layer.render(in: context.cgContext)
    }
    view = UIImageView(image: image)
    let view = view
    UIView.performWithoutAnimation {
      view.activate(false)
      view.frame = original.frame
      view.alpha = original.alpha
      view.isAccessibilityElement = false
      container.insertSubview(view, aboveSubview: original)
    }
  }

  /// Fades the image out and removes it.
  func fadeOut(duration: TimeInterval) {
    let view = view
    UIView.animate(withDuration: duration) {
      view.alpha = 0
    } completion: { _ in
      view.removeFromSuperview()
    }
  }
}

extension UIView {
  /// Whether the code runs in the block of an animation.
  package static var isInAnimationBlock: Bool { BlockAnimation.isInherited }
}
