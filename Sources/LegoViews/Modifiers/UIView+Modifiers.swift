import UIKit

extension UIView {
  /// Sets the color of the border.
  ///
  /// The color is resolved now: it doesn't follow a later change between light and dark appearance.
  @discardableResult public func borderColor(_ color: UIColor?) -> Self {
    layer.borderColor = color?.resolvedColor(with: traitCollection).cgColor
    return self
  }

  /// Sets the width, in points, and the color of the border.
  @discardableResult public func border(width: CGFloat, color: UIColor) -> Self {
    borderWidth(width).borderColor(color)
  }

  /// Sets the shadow; the view must not clip its subviews.
  ///
  /// - Parameters:
  ///   - color: The color, which is resolved now. The default is black.
  ///   - opacity: The opacity, from 0 to 1.
  ///   - radius: The radius of the blur, in points. The default is 3.
  ///   - offset: The offset, in points. The default is 3 points up, as that of a layer.
  /// - Returns: The view.
  @discardableResult public func shadow(
    color: UIColor = .black, opacity: Float, radius: CGFloat = 3,
    offset: CGSize = CGSize(width: 0, height: -3)
  ) -> Self {
    layer.shadowColor = color.resolvedColor(with: traitCollection).cgColor
    layer.shadowOpacity = opacity
    layer.shadowRadius = radius
    layer.shadowOffset = offset
    return self
  }

  /// Sets whether the view is hidden.
  ///
  /// A box or a stack view has no space for a hidden view; see ``ViewVisibility`` for others.
  @discardableResult public func hidden(_ isHidden: Bool = true) -> Self {
    visibility(isHidden ? .gone : .visible)
  }

  /// Sets the priority with which the view is not larger than its content along an axis.
  @discardableResult public func contentHugging(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) -> Self {
    setContentHuggingPriority(priority, for: axis)
    return self
  }

  /// Sets the priority with which the view is not smaller than its content along an axis.
  @discardableResult public func compressionResistance(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) -> Self {
    setContentCompressionResistancePriority(priority, for: axis)
    return self
  }
}

extension UIView {
  /// Binds the color of the border to a stream; with `nil` it remains as it is.
  @discardableResult public func borderColor(_ borderColor: (some Outputing<UIColor>)?) -> Self {
    bind(borderColor) { $0.borderColor($1) }
  }

  /// Binds the option to be hidden to a stream; with `nil` it remains as it is.
  ///
  /// A box or a stack view has no space for a hidden view.
  @discardableResult public func hidden(_ isHidden: (some Outputing<Bool>)?) -> Self {
    bind(isHidden) { $0.hidden($1) }
  }

  /// Binds the visibility to a stream; with `nil` it remains as it is.
  @discardableResult public func visibility(
    _ visibility: (some Outputing<ViewVisibility>)?
  ) -> Self {
    bind(visibility) { $0.visibility($1) }
  }

  /// Binds the width to a stream; with `nil` it remains as it is.
  @discardableResult public func width(_ width: (some Outputing<ViewLength>)?) -> Self {
    bind(width) { $0.width($1) }
  }

  /// Binds the width, in points, to a stream; with `nil` it remains as it is.
  @discardableResult public func width(_ width: (some Outputing<CGFloat>)?) -> Self {
    bind(width) { $0.width(.equalTo($1)) }
  }

  /// Binds the height to a stream; with `nil` it remains as it is.
  @discardableResult public func height(_ height: (some Outputing<ViewLength>)?) -> Self {
    bind(height) { $0.height($1) }
  }

  /// Binds the height, in points, to a stream; with `nil` it remains as it is.
  @discardableResult public func height(_ height: (some Outputing<CGFloat>)?) -> Self {
    bind(height) { $0.height(.equalTo($1)) }
  }

  /// Binds the option to be laid out by the box to a stream; with `nil` it remains as it is.
  @discardableResult public func activate(_ isActive: (some Outputing<Bool>)?) -> Self {
    bind(isActive) { $0.activate($1) }
  }
}
