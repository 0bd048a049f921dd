import BoxLayout
import UIKit

/// A box whose subviews are in one line: ``HBox`` or ``VBox``.
open class LinearBox: BoxView {
  private func changeLine(_ change: (inout BoxLine) -> Void) -> Self {
    changeArrangement {
      guard case .linear(var line) = $0.kind else { return }
      change(&line)
      $0.kind = .linear(line)
    }
    return self
  }

  /// Sets the distance between neighbors, in points, without their margins; the default is 0.
  @discardableResult public func space(_ space: CGFloat) -> Self {
    changeLine { $0 = BoxLine($0.axis, format: $0.format, spacing: space, isReversed: $0.isReversed) }
  }

  /// Sets the positions of subviews that are shorter than the line; the default is at the start.
  ///
  /// It has no effect if a subview fills the line.
  @discardableResult public func format(_ format: BoxFormat) -> Self {
    changeLine { $0.format = format.inBox }
  }

  /// Sets whether the last subview is first; the default is `false`.
  @discardableResult public func reverse(_ isReversed: Bool = true) -> Self {
    changeLine { $0.isReversed = isReversed }
  }
}

/// A box whose subviews are in several lines: ``HFlow`` or ``VFlow``.
open class FlowBox: BoxView {
  private func changeFlow(_ change: (inout BoxFlow) -> Void) -> Self {
    changeArrangement {
      guard case .flow(var flow) = $0.kind else { return }
      change(&flow)
      $0.kind = .flow(flow)
    }
    return self
  }

  /// Sets the number of subviews in a line; the default, 0, is as many as fit.
  @discardableResult public func arrangeCount(_ count: Int) -> Self {
    changeFlow { $0.count = max(0, count) }
  }

  /// Sets the distance between the neighbors of a line, in points; the default is 0.
  @discardableResult public func space(_ space: CGFloat) -> Self {
    changeFlow {
      let line = $0.line
      $0.line = BoxLine(
        line.axis, format: line.format, spacing: space, isReversed: line.isReversed)
    }
  }

  /// Sets the distance between lines, in points; the default is 0.
  @discardableResult public func runSpace(_ space: CGFloat) -> Self {
    changeFlow {
      $0 = BoxFlow(
        $0.line, count: $0.count, lineSpacing: space, lineFormat: $0.lineFormat,
        lineLength: $0.lineLength)
    }
  }

  /// Sets the positions of the subviews in each line; the default is at its start.
  @discardableResult public func format(_ format: BoxFormat) -> Self {
    changeFlow { $0.line.format = format.inBox }
  }

  /// Sets the positions of lines that are shorter than the box; the default is at its start.
  @discardableResult public func runFormat(_ format: BoxFormat) -> Self {
    changeFlow { $0.lineFormat = format.inBox }
  }

  /// Sets the length of each line across its direction; the default is that of its largest subview.
  @discardableResult public func runSize(_ length: ViewLength) -> Self {
    changeFlow { $0.lineLength = length.length }
  }

  /// Sets whether the last subview is first; the default is `false`.
  @discardableResult public func reverse(_ isReversed: Bool = true) -> Self {
    changeFlow { $0.line.isReversed = isReversed }
  }
}

extension BoxView {
  /// Sets the distance from each edge to the subviews, in points; the default is 0.
  @discardableResult public func padding(_ all: CGFloat) -> Self {
    padding(top: all, leading: all, bottom: all, trailing: all)
  }

  /// Sets distances from edges to the subviews, in points; those that are `nil` stay as they are.
  @discardableResult public func padding(
    top: CGFloat? = nil, leading: CGFloat? = nil, bottom: CGFloat? = nil, trailing: CGFloat? = nil
  ) -> Self {
    changeArrangement {
      if let top { $0.padding.top = top }
      if let leading { $0.padding.leading = leading }
      if let bottom { $0.padding.bottom = bottom }
      if let trailing { $0.padding.trailing = trailing }
    }
    return self
  }

  /// Sets the alignment of subviews that have none of their own; the default is leading and top.
  @discardableResult public func justifyContent(_ alignment: Alignment) -> Self {
    changeArrangement { $0.justification = alignment.inBox }
    return self
  }

  /// Sets the direction of the box and of those inside; the default is that of the superview.
  @discardableResult public func semanticDirection(
    _ direction: UIUserInterfaceLayoutDirection?
  ) -> Self {
    changeArrangement { $0.isRightToLeft = direction.map { $0 == .rightToLeft } }
    return self
  }
}
