import UIKit

extension UIView {
  /// Binds the background color to a stream; with `nil` it remains as it is.
  @discardableResult public func backgroundColor(_ backgroundColor: (some Outputing<UIColor>)?)
    -> Self
  {
    bind(backgroundColor) { $0.backgroundColor($1) }
  }

  /// Binds the background color to a stream; with `nil` it remains as it is.
  @discardableResult public func backgroundColor(_ backgroundColor: (some Outputing<UIColor?>)?)
    -> Self
  {
    bind(backgroundColor) { $0.backgroundColor($1) }
  }

  /// Binds the tint color to a stream; with `nil` it remains as it is.
  @discardableResult public func tintColor(_ tintColor: (some Outputing<UIColor>)?) -> Self {
    bind(tintColor) { $0.tintColor($1) }
  }

  /// Binds the tint color to a stream; with `nil` it remains as it is.
  @discardableResult public func tintColor(_ tintColor: (some Outputing<UIColor?>)?) -> Self {
    bind(tintColor) { $0.tintColor($1) }
  }

  /// Binds the opacity to a stream; with `nil` it remains as it is.
  @discardableResult public func alpha(_ alpha: (some Outputing<CGFloat>)?) -> Self {
    bind(alpha) { $0.alpha($1) }
  }

  /// Binds the way in which the content fills the bounds to a stream; with `nil` it remains as it is.
  @discardableResult public func contentMode(_ contentMode: (some Outputing<UIView.ContentMode>)?)
    -> Self
  {
    bind(contentMode) { $0.contentMode($1) }
  }

  /// Binds the option to clip subviews to the bounds to a stream; with `nil` it remains as it is.
  @discardableResult public func clipped(_ clipped: (some Outputing<Bool>)?) -> Self {
    bind(clipped) { $0.clipped($1) }
  }

  /// Binds the radius of the corners to a stream; with `nil` it remains as it is.
  @discardableResult public func cornerRadius(_ cornerRadius: (some Outputing<CGFloat>)?) -> Self {
    bind(cornerRadius) { $0.cornerRadius($1) }
  }

  /// Binds the width of the border inside the bounds to a stream; with `nil` it remains as it is.
  @discardableResult public func borderWidth(_ borderWidth: (some Outputing<CGFloat>)?) -> Self {
    bind(borderWidth) { $0.borderWidth($1) }
  }

  /// Binds the option to receive touches to a stream; with `nil` it remains as it is.
  @discardableResult public func userInteractionEnabled(
    _ userInteractionEnabled: (some Outputing<Bool>)?
  ) -> Self {
    bind(userInteractionEnabled) { $0.userInteractionEnabled($1) }
  }

  /// Binds the tag by which the view is found to a stream; with `nil` it remains as it is.
  @discardableResult public func tag(_ tag: (some Outputing<Int>)?) -> Self {
    bind(tag) { $0.tag($1) }
  }

  /// Binds the transform around the center to a stream; with `nil` it remains as it is.
  @discardableResult public func transform(_ transform: (some Outputing<CGAffineTransform>)?)
    -> Self
  {
    bind(transform) { $0.transform($1) }
  }

  /// Binds the semantic direction of the content to a stream; with `nil` it remains as it is.
  @discardableResult public func semanticContentAttribute(
    _ semanticContentAttribute: (some Outputing<UISemanticContentAttribute>)?
  ) -> Self {
    bind(semanticContentAttribute) { $0.semanticContentAttribute($1) }
  }

  /// Binds the layout margins to a stream; with `nil` it remains as it is.
  @discardableResult public func layoutMargins(
    _ layoutMargins: (some Outputing<NSDirectionalEdgeInsets>)?
  ) -> Self {
    bind(layoutMargins) { $0.layoutMargins($1) }
  }

  /// Binds the option to be an element for VoiceOver to a stream; with `nil` it remains as it is.
  @discardableResult public func isAccessibilityElement(
    _ isAccessibilityElement: (some Outputing<Bool>)?
  ) -> Self {
    bind(isAccessibilityElement) { $0.isAccessibilityElement($1) }
  }

  /// Binds the text that VoiceOver reads for the view to a stream; with `nil` it remains as it is.
  @discardableResult public func accessibilityLabel(_ accessibilityLabel: (some Outputing<String>)?)
    -> Self
  {
    bind(accessibilityLabel) { $0.accessibilityLabel($1) }
  }

  /// Binds the text that VoiceOver reads for the view to a stream; with `nil` it remains as it is.
  @discardableResult public func accessibilityLabel(
    _ accessibilityLabel: (some Outputing<String?>)?
  ) -> Self {
    bind(accessibilityLabel) { $0.accessibilityLabel($1) }
  }

  /// Binds the value that VoiceOver reads to a stream; with `nil` it remains as it is.
  @discardableResult public func accessibilityValue(_ accessibilityValue: (some Outputing<String>)?)
    -> Self
  {
    bind(accessibilityValue) { $0.accessibilityValue($1) }
  }

  /// Binds the value that VoiceOver reads to a stream; with `nil` it remains as it is.
  @discardableResult public func accessibilityValue(
    _ accessibilityValue: (some Outputing<String?>)?
  ) -> Self {
    bind(accessibilityValue) { $0.accessibilityValue($1) }
  }

  /// Binds the result of an action that VoiceOver reads to a stream; with `nil` it remains as it is.
  @discardableResult public func accessibilityHint(_ accessibilityHint: (some Outputing<String>)?)
    -> Self
  {
    bind(accessibilityHint) { $0.accessibilityHint($1) }
  }

  /// Binds the result of an action that VoiceOver reads to a stream; with `nil` it remains as it is.
  @discardableResult public func accessibilityHint(_ accessibilityHint: (some Outputing<String?>)?)
    -> Self
  {
    bind(accessibilityHint) { $0.accessibilityHint($1) }
  }

  /// Binds the kind of element that VoiceOver announces to a stream; with `nil` it remains as it is.
  @discardableResult public func accessibilityTraits(
    _ accessibilityTraits: (some Outputing<UIAccessibilityTraits>)?
  ) -> Self {
    bind(accessibilityTraits) { $0.accessibilityTraits($1) }
  }

  /// Binds the name by which tests find the view to a stream; with `nil` it remains as it is.
  @discardableResult public func accessibilityIdentifier(
    _ accessibilityIdentifier: (some Outputing<String>)?
  ) -> Self {
    bind(accessibilityIdentifier) { $0.accessibilityIdentifier($1) }
  }

  /// Binds the name by which tests find the view to a stream; with `nil` it remains as it is.
  @discardableResult public func accessibilityIdentifier(
    _ accessibilityIdentifier: (some Outputing<String?>)?
  ) -> Self {
    bind(accessibilityIdentifier) { $0.accessibilityIdentifier($1) }
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
