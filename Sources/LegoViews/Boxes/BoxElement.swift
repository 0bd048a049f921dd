import BoxLayout
import UIKit

/// A view or a group without a view, which a box arranges.
@MainActor public protocol BoxElement: AnyObject {
  /// The element in the layout of boxes, which the modifiers change.
  var measure: Measure { get }
}

extension UIView: BoxElement {
  /// The view in the layout of boxes.
  public var measure: Measure { viewBox }
}

/// A box: a view or a group that arranges elements.
@MainActor public protocol BoxArranging: BoxElement {}

/// A box whose elements are in lines: ``HBox``, ``VBox``, their groups, ``ScrollBox``, and flows.
@MainActor public protocol LinearArranging: BoxArranging {}

/// A box whose elements are in several lines: ``HFlow``, ``VFlow``, ``HFlowGroup``, ``VFlowGroup``.
@MainActor public protocol FlowArranging: LinearArranging {}

extension BoxArranging {
  /// Sets the alignment of elements that have none of their own; the default is leading and top.
  @discardableResult public func justifyContent(_ alignment: Alignment) -> Self {
    measure.content.arrangement.justification = alignment.inBox
    return self
  }

  /// Sets the direction of the box and of those inside; the default is that of the superview.
  @discardableResult public func semanticDirection(
    _ direction: UIUserInterfaceLayoutDirection?
  ) -> Self {
    measure.arrangement.isRightToLeft = direction.map { $0 == .rightToLeft }
    return self
  }
}

extension LinearArranging {
  /// Sets the distance between neighbors, in points, without their margins; the default is 0.
  @discardableResult public func space(_ space: CGFloat) -> Self {
    measure.content.line.setSpacing(space)
    return self
  }

  /// Sets the positions of elements that are shorter than their line; the default is at the start.
  ///
  /// It has no effect if an element fills the line.
  @discardableResult public func format(_ format: BoxFormat) -> Self {
    measure.content.line.format = format
    return self
  }

  /// Sets whether the last element is first; the default is `false`.
  @discardableResult public func reverse(_ isReversed: Bool = true) -> Self {
    measure.content.line.isReversed = isReversed
    return self
  }
}

extension FlowArranging {
  /// Sets the number of elements in a line; the default, 0, is as many as fit.
  @discardableResult public func itemsPerLine(_ count: Int) -> Self {
    measure.flow.setCount(count)
    return self
  }

  /// Sets the distance between lines, in points; the default is 0.
  @discardableResult public func lineSpacing(_ spacing: CGFloat) -> Self {
    measure.flow.setLineSpacing(spacing)
    return self
  }

  /// Sets the positions of lines that are shorter than the box; the default is at its start.
  @discardableResult public func lineFormat(_ format: BoxFormat) -> Self {
    measure.flow.lineFormat = format
    return self
  }

  /// Sets the length of each line across its direction; the default is that of its largest element.
  @discardableResult public func lineLength(_ length: ViewLength) -> Self {
    measure.flow.lineLength = length
    return self
  }
}
