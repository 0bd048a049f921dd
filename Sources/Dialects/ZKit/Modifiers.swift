import LegoViews
import UIKit

/// A length of a view: ``ViewLength``.
public typealias SizeFill = ViewLength

extension ViewLength {
  /// As long as the parent: ``ViewLength/fill``.
  public static let fillParent: ViewLength = .fill
}

extension BoxElement {
  /// Adds an alignment, with an offset in points; `nil` counts as 0.
  @_disfavoredOverload
  @discardableResult public func alignment(_ edges: Alignment, value: CGFloat?) -> Self {
    alignment(edges, value: value ?? 0)
  }
}

extension UILabel {
  /// Binds the text to a stream: ``text(_:)``.
  @discardableResult public func text(binding stateText: (some Outputing<String>)?) -> Self {
    text(stateText)
  }
}

extension UIButton {
  /// Binds the title of a state to a stream: ``text(_:for:)``.
  @discardableResult public func text(
    binding stateText: (some Outputing<String>)?, for state: UIControl.State = .normal
  ) -> Self {
    text(stateText, for: state)
  }
}

extension UITextField {
  /// Binds the text to a stream in both directions: ``text(_:)``.
  @discardableResult public func text(
    binding text: (some Outputing<String> & Inputing<String>)?
  ) -> Self {
    self.text(text)
  }
}

extension UITextView {
  /// Binds the text to a stream in both directions: ``text(_:)``.
  @discardableResult public func text(
    binding text: (some Outputing<String> & Inputing<String>)?
  ) -> Self {
    self.text(text)
  }
}

extension UIControl {
  /// Sets the horizontal alignment of the content: ``contentHorizontalAlignment(_:)``.
  ///
  /// A text field has the method for the alignment of its text, too.
  @_disfavoredOverload
  @discardableResult public func textAlignment(_ alignment: ContentHorizontalAlignment) -> Self {
    contentHorizontalAlignment(alignment)
  }

  /// Binds the horizontal alignment of the content to a stream: ``contentHorizontalAlignment(_:)``.
  @_disfavoredOverload
  @discardableResult public func textAlignment(
    _ alignment: (some Outputing<ContentHorizontalAlignment>)?
  ) -> Self {
    contentHorizontalAlignment(alignment)
  }
}

extension UIScrollView {
  /// Sets whether the content bounces along an axis, also if it is shorter than the view.
  @discardableResult public func bounce(_ axis: NSLayoutConstraint.Axis, bounce: Bool = true)
    -> Self
  {
    if bounce { bounces(true) }
    return axis == .vertical ? alwaysBounceVertical(bounce) : alwaysBounceHorizontal(bounce)
  }

  /// Calls a closure with the content offset when it has changed: ``onContentOffsetChanged(_:)``.
  @discardableResult public func contentOffsetObserve(
    handler: @escaping @MainActor (CGPoint) -> Void
  ) -> Self {
    onContentOffsetChanged(handler)
  }

  /// Calls a closure with the page when the content offset has changed: ``onPageChanged(_:)``.
  @discardableResult public func pageObserve(handler: @escaping @MainActor (CGFloat) -> Void)
    -> Self
  {
    onPageChanged(handler)
  }
}
