import BoxLayout
import LayoutGeometry
import UIKit

/// The options of a box as properties, which lay out the box again when they are set.
///
/// ```swift
/// let row = HBox { icon; titleLabel }
/// row.regulator.space = 8             // as row.space(8)
/// row.regulator.padding.leading = 16  // as row.padding(leading: 16)
/// ```
@MainActor public protocol BoxRegulating {
  /// The element of the box, with its size, margin and alignment.
  var measure: Measure { get }
}

extension BoxRegulating {
  /// The distances from the edges to the elements, in points; the default is zero.
  public var padding: NSDirectionalEdgeInsets {
    get { measure.paddingInsets.edgeInsets }
    nonmutating set { measure.setPadding(LayoutInsets(newValue)) }
  }

  /// The alignment of elements that have none of their own; the default is leading and top.
  public var justifyContent: Alignment {
    get { Alignment(measure.arrangement.justification) }
    nonmutating set { measure.arrangement.justification = newValue.inBox }
  }

  /// The direction of the box and of those inside; `nil`, the default, is that of the superview.
  public var semanticDirection: UIUserInterfaceLayoutDirection? {
    get { measure.arrangement.isRightToLeft.map { $0 ? .rightToLeft : .leftToRight } }
    nonmutating set { measure.arrangement.isRightToLeft = newValue.map { $0 == .rightToLeft } }
  }
}

/// The options of an overlay: ``ZBox``, ``ZGroup``, ``ScrollBox``.
public struct Regulator: BoxRegulating {
  public let measure: Measure
}

/// The options of a box whose elements are in one line: ``HBox``, ``VBox`` and their groups.
public struct LinearRegulator: BoxRegulating {
  public let measure: Measure

  private var line: BoxLine {
    get {
      if case .linear(let line) = measure.arrangement.kind { line } else { BoxLine(.vertical) }
    }
    nonmutating set { measure.arrangement.kind = .linear(newValue) }
  }

  /// The distance between neighbors, in points, without their margins; the default is 0.
  public var space: CGFloat {
    get { line.spacing }
    nonmutating set { line = line.spaced(newValue) }
  }

  /// The positions of elements that are shorter than the line; the default is at the start.
  public var format: BoxFormat {
    get { BoxFormat(line.format) }
    nonmutating set { line.format = newValue.inBox }
  }

  /// Whether the last element is first; the default is `false`.
  public var reverse: Bool {
    get { line.isReversed }
    nonmutating set { line.isReversed = newValue }
  }
}

/// The options of a box whose elements are in several lines: ``HFlow``, ``VFlow`` and their groups.
public struct FlowRegulator: BoxRegulating {
  public let measure: Measure

  private var flow: BoxFlow {
    get {
      if case .flow(let flow) = measure.arrangement.kind {
        flow
      } else {
        BoxFlow(BoxLine(.horizontal))
      }
    }
    nonmutating set { measure.arrangement.kind = .flow(newValue) }
  }

  /// The number of elements in a line; the default, 0, is as many as fit.
  public var arrangeCount: Int {
    get { flow.count }
    nonmutating set { flow.count = max(0, newValue) }
  }

  /// The distance between the neighbors of a line, in points; the default is 0.
  public var space: CGFloat {
    get { flow.line.spacing }
    nonmutating set { flow.line = flow.line.spaced(newValue) }
  }

  /// The positions of the elements in each line; the default is at its start.
  public var format: BoxFormat {
    get { BoxFormat(flow.line.format) }
    nonmutating set { flow.line.format = newValue.inBox }
  }

  /// Whether the last element is first; the default is `false`.
  public var reverse: Bool {
    get { flow.line.isReversed }
    nonmutating set { flow.line.isReversed = newValue }
  }

  /// The distance between lines, in points; the default is 0.
  public var runSpace: CGFloat {
    get { flow.lineSpacing }
    nonmutating set {
      flow = BoxFlow(
        flow.line, count: flow.count, lineSpacing: newValue, lineFormat: flow.lineFormat,
        lineLength: flow.lineLength)
    }
  }

  /// The positions of lines that are shorter than the box; the default is at its start.
  public var runFormat: BoxFormat {
    get { BoxFormat(flow.lineFormat) }
    nonmutating set { flow.lineFormat = newValue.inBox }
  }

  /// The length of each line across its direction; the default is that of its largest element.
  public var runSize: ViewLength {
    get { ViewLength(flow.lineLength) }
    nonmutating set { flow.lineLength = newValue.length }
  }
}

extension BoxLine {
  /// Returns the line with another distance, which is at least 0.
  fileprivate func spaced(_ spacing: CGFloat) -> BoxLine {
    BoxLine(axis, format: format, spacing: spacing, isReversed: isReversed)
  }
}
