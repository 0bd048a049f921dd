import UIKit

extension UIView {
  /// Sets the background color.
  @discardableResult public func backgroundColor(_ backgroundColor: UIColor?) -> Self {
    self.backgroundColor = backgroundColor
    return self
  }

  /// Sets the tint color.
  @discardableResult public func tintColor(_ tintColor: UIColor?) -> Self {
    self.tintColor = tintColor
    return self
  }

  /// Sets the opacity, from 0 to 1.
  @discardableResult public func alpha(_ alpha: CGFloat) -> Self {
    self.alpha = alpha
    return self
  }

  /// Sets the way in which the content fills the bounds.
  @discardableResult public func contentMode(_ contentMode: UIView.ContentMode) -> Self {
    self.contentMode = contentMode
    return self
  }

  /// Sets the option to clip subviews to the bounds.
  @discardableResult public func clipped(_ isClipped: Bool = true) -> Self {
    self.clipsToBounds = isClipped
    return self
  }

  /// Sets the radius of the corners, in points.
  @discardableResult public func cornerRadius(_ cornerRadius: CGFloat) -> Self {
    self.layer.cornerRadius = cornerRadius
    return self
  }

  /// Sets the width of the border inside the bounds, in points.
  @discardableResult public func borderWidth(_ borderWidth: CGFloat) -> Self {
    self.layer.borderWidth = borderWidth
    return self
  }

  /// Sets the option to receive touches.
  @discardableResult public func userInteractionEnabled(_ isEnabled: Bool = true) -> Self {
    self.isUserInteractionEnabled = isEnabled
    return self
  }

  /// Sets the tag by which the view is found.
  @discardableResult public func tag(_ tag: Int) -> Self {
    self.tag = tag
    return self
  }

  /// Sets the transform around the center.
  @discardableResult public func transform(_ transform: CGAffineTransform) -> Self {
    self.transform = transform
    return self
  }

  /// Sets the semantic direction of the content.
  @discardableResult public func semanticContentAttribute(
    _ semanticContentAttribute: UISemanticContentAttribute
  ) -> Self {
    self.semanticContentAttribute = semanticContentAttribute
    setNeedsBoxLayout()
    return self
  }

  /// Sets the layout margins, in points.
  @discardableResult public func layoutMargins(_ layoutMargins: NSDirectionalEdgeInsets) -> Self {
    self.directionalLayoutMargins = layoutMargins
    setNeedsBoxLayout()
    return self
  }

  /// Sets the option to be an element for VoiceOver.
  @discardableResult public func isAccessibilityElement(_ isAccessibilityElement: Bool) -> Self {
    self.isAccessibilityElement = isAccessibilityElement
    return self
  }

  /// Sets the text that VoiceOver reads for the view.
  @discardableResult public func accessibilityLabel(_ accessibilityLabel: String?) -> Self {
    self.accessibilityLabel = accessibilityLabel
    return self
  }

  /// Sets the value that VoiceOver reads.
  @discardableResult public func accessibilityValue(_ accessibilityValue: String?) -> Self {
    self.accessibilityValue = accessibilityValue
    return self
  }

  /// Sets the result of an action that VoiceOver reads.
  @discardableResult public func accessibilityHint(_ accessibilityHint: String?) -> Self {
    self.accessibilityHint = accessibilityHint
    return self
  }

  /// Sets the kind of element that VoiceOver announces.
  @discardableResult public func accessibilityTraits(_ accessibilityTraits: UIAccessibilityTraits)
    -> Self
  {
    self.accessibilityTraits = accessibilityTraits
    return self
  }

  /// Sets the name by which tests find the view.
  @discardableResult public func accessibilityIdentifier(_ accessibilityIdentifier: String?) -> Self
  {
    self.accessibilityIdentifier = accessibilityIdentifier
    return self
  }
}

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
