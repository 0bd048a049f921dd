import UIKit

/// A style that makes a view smaller while a finger is on it.
///
/// ```swift
/// UILabel().text("Open").userInteractionEnabled().style(TapScaleStyle())
/// ```
///
/// The view needs touches: `userInteractionEnabled()`, which labels and image views don't have by
/// themselves. Reduce Motion is respected.
@MainActor public struct TapScaleStyle: Style, Hashable {
  private let scale: CGFloat
  private let duration: TimeInterval

  /// Creates a style with a ratio and the duration of the animations.
  ///
  /// - Parameters:
  ///   - scale: The ratio of the size. The default is 0.95.
  ///   - duration: The time in which the size changes, in seconds. The default is 0.15 s.
  public init(scale: CGFloat = 0.95, duration: TimeInterval = 0.15) {
    self.scale = scale
    self.duration = duration
  }

  /// An id that all styles of this type have.
  public var styleID: AnyHashable? { ObjectIdentifier(TapScaleStyle.self) }

  /// Observes the touches of the view.
  public func apply(to decorable: any Decorable) {
    guard let view = decorable as? UIView else { return }
    view.addTouchStyle(TapScaleStyle.self) { [scale, duration] in
      var transform = CGAffineTransform.identity
      return { view, phase in
        guard !UIAccessibility.isReduceMotionEnabled else { return }
        switch phase {
        case .began:
          transform = view.transform
          UIView.animate(withDuration: duration) {
            view.transform = transform.scaledBy(x: scale, y: scale)
          }
        case .ended:
          UIView.animate(withDuration: duration) { view.transform = transform }
        }
      }
    }
  }

  /// Returns a function that ends the observation of touches.
  public func restoration(of decorable: any Decorable) -> (() -> Void)? {
    { [weak view = decorable as? UIView] in view?.removeTouchStyle(TapScaleStyle.self) }
  }
}

/// A style that displays a circle, which grows from the point of a touch and fades.
///
/// The view needs touches, as for ``TapScaleStyle``. The circle is clipped to the rounded corners of
/// the view. With Reduce Motion, the color fades in and out without growing.
@MainActor public struct TapRippleStyle: Style, Hashable {
  private let color: UIColor?
  private let duration: TimeInterval

  /// Creates a style with a color and the duration of the growth.
  ///
  /// - Parameters:
  ///   - color: The color. The default is that of labels, nearly transparent.
  ///   - duration: The time in which the circle grows, in seconds. The default is 0.35 s.
  public init(color: UIColor? = nil, duration: TimeInterval = 0.35) {
    self.color = color
    self.duration = duration
  }

  /// An id that all styles of this type have.
  public var styleID: AnyHashable? { ObjectIdentifier(TapRippleStyle.self) }

  /// Observes the touches of the view.
  public func apply(to decorable: any Decorable) {
    guard let view = decorable as? UIView else { return }
    view.addTouchStyle(TapRippleStyle.self) { [color, duration] in
      var ripple: Ripple?
      return { view, phase in
        switch phase {
        case .began(let point):
          ripple?.fade()
          ripple = Ripple(
            in: view, at: point, color: color ?? UIColor.label.withAlphaComponent(0.12),
            duration: duration)
        case .ended:
          ripple?.fade()
          ripple = nil
        }
      }
    }
  }

  /// Returns a function that ends the observation of touches.
  public func restoration(of decorable: any Decorable) -> (() -> Void)? {
    { [weak view = decorable as? UIView] in view?.removeTouchStyle(TapRippleStyle.self) }
  }
}

/// A circle that grows in a view, and the view that clips it.
@MainActor private struct Ripple {
  private let clip = UIView()
  private let duration: TimeInterval

  init(in view: UIView, at point: CGPoint, color: UIColor, duration: TimeInterval) {
    self.duration = duration
    let bounds = view.bounds
    // The circle covers the corner that is farthest away.
    let radius = hypot(
      max(point.x - bounds.minX, bounds.maxX - point.x),
      max(point.y - bounds.minY, bounds.maxY - point.y))
    // A box has no space for it.
    clip.activate(false)
    clip.clipsToBounds = true
    clip.layer.cornerRadius = view.layer.cornerRadius
    clip.isUserInteractionEnabled = false
    clip.frame = bounds
    let circle = UIView(frame: CGRect(x: 0, y: 0, width: radius * 2, height: radius * 2))
    circle.center = CGPoint(x: point.x - bounds.minX, y: point.y - bounds.minY)
    circle.backgroundColor = color
    circle.layer.cornerRadius = radius
    clip.addSubview(circle)
    view.addSubview(clip)
    guard !UIAccessibility.isReduceMotionEnabled else { return }
    circle.transform = CGAffineTransform(scaleX: Self.initialScale, y: Self.initialScale)
    UIView.animate(withDuration: duration, delay: 0, options: .curveEaseOut) {
      circle.transform = .identity
    }
  }

  /// Removes the circle when it has become transparent.
  func fade() {
    UIView.animate(withDuration: duration) { [clip] in
      clip.alpha = 0
    } completion: { [clip] _ in
      clip.removeFromSuperview()
    }
  }

  /// The ratio of the size with which the circle begins to grow.
  private static let initialScale: CGFloat = 0.1
}

/// An observation of touches by a style of a type.
@MainActor private final class TouchObservation {
  let style: ObjectIdentifier
  let end: () -> Void

  init(style: ObjectIdentifier, end: @escaping () -> Void) {
    self.style = style
    self.end = end
  }
}

extension UIView {
  /// Observes touches for a style, instead of an earlier one of its type.
  fileprivate func addTouchStyle(
    _ type: Any.Type, handler: () -> @MainActor (UIView, TouchPhase) -> Void
  ) {
    removeTouchStyle(type)
    keep(TouchObservation(style: ObjectIdentifier(type), end: onTouch(handler())))
  }

  /// Ends the observation of touches for a style.
  fileprivate func removeTouchStyle(_ type: Any.Type) {
    let id = ObjectIdentifier(type)
    guard let observation = kept(TouchObservation.self, where: { $0.style == id }) else { return }
    observation.end()
    release(observation)
  }
}
