import BoxLayout
import UIKit

/// A view, a group without a view, or a target of its own, which a box arranges.
@MainActor public protocol BoxElement: AnyObject {
  /// The size, margin and alignment as properties.
  var measure: Measure { get }
}

extension UIView: BoxElement {
  /// The view's size, margin and alignment as properties.
  public var measure: Measure { viewBox }
}

/// A box: a view or a group that arranges elements.
@MainActor public protocol BoxArranging: BoxElement {}

/// A box whose elements are above one another: ``ZBox``, ``ZGroup``.
@MainActor public protocol OverlayArranging: BoxArranging {}

/// A box whose elements are in one line: ``HBox``, ``VBox``, ``HGroup``, ``VGroup``, ``ScrollBox``.
@MainActor public protocol LinearArranging: BoxArranging {
  /// The options of the box as properties.
  var regulator: LinearRegulator { get }
}

/// A box whose elements are in several lines: ``HFlow``, ``VFlow``, ``HFlowGroup``, ``VFlowGroup``.
@MainActor public protocol FlowArranging: BoxArranging {}

extension BoxArranging {
  /// Sets the alignment of elements that have none of their own; the default is leading and top.
  @discardableResult public func justifyContent(_ alignment: Alignment) -> Self {
    Regulator(measure: measure).justifyContent = alignment
    return self
  }

  /// Sets the direction of the box and of those inside; the default is that of the superview.
  @discardableResult public func semanticDirection(
    _ direction: UIUserInterfaceLayoutDirection?
  ) -> Self {
    Regulator(measure: measure).semanticDirection = direction
    return self
  }
}

extension OverlayArranging {
  /// The options of the box as properties.
  public var regulator: Regulator { Regulator(measure: measure) }
}

extension LinearArranging {
  /// The options of the box as properties.
  public var regulator: LinearRegulator { LinearRegulator(measure: measure) }

  /// Sets the distance between neighbors, in points, without their margins; the default is 0.
  @discardableResult public func space(_ space: CGFloat) -> Self {
    regulator.space = space
    return self
  }

  /// Sets the positions of elements that are shorter than the line; the default is at the start.
  ///
  /// It has no effect if an element fills the line.
  @discardableResult public func format(_ format: BoxFormat) -> Self {
    regulator.format = format
    return self
  }

  /// Sets whether the last element is first; the default is `false`.
  @discardableResult public func reverse(_ isReversed: Bool = true) -> Self {
    regulator.reverse = isReversed
    return self
  }
}

extension FlowArranging {
  /// The options of the box as properties.
  public var regulator: FlowRegulator { FlowRegulator(measure: measure) }

  /// Sets the number of elements in a line; the default, 0, is as many as fit.
  @discardableResult public func arrangeCount(_ count: Int) -> Self {
    regulator.arrangeCount = count
    return self
  }

  /// Sets the distance between the neighbors of a line, in points; the default is 0.
  @discardableResult public func space(_ space: CGFloat) -> Self {
    regulator.space = space
    return self
  }

  /// Sets the distance between lines, in points; the default is 0.
  @discardableResult public func runSpace(_ space: CGFloat) -> Self {
    regulator.runSpace = space
    return self
  }

  /// Sets the positions of the elements in each line; the default is at its start.
  @discardableResult public func format(_ format: BoxFormat) -> Self {
    regulator.format = format
    return self
  }

  /// Sets the positions of lines that are shorter than the box; the default is at its start.
  @discardableResult public func runFormat(_ format: BoxFormat) -> Self {
    regulator.runFormat = format
    return self
  }

  /// Sets the length of each line across its direction; the default is that of its largest element.
  @discardableResult public func runSize(_ length: ViewLength) -> Self {
    regulator.runSize = length
    return self
  }

  /// Sets whether the last element is first; the default is `false`.
  @discardableResult public func reverse(_ isReversed: Bool = true) -> Self {
    regulator.reverse = isReversed
    return self
  }
}
