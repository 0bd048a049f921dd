import BoxLayout
import LayoutGeometry
import LegoViews
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
    get { Alignment(measure.content.arrangement.justification) }
    nonmutating set { measure.content.arrangement.justification = newValue.inBox }
  }

  /// The direction of the box and of those inside; `nil`, the default, is that of the superview.
  public var semanticDirection: UIUserInterfaceLayoutDirection? {
    get { measure.arrangement.isRightToLeft.map { $0 ? .rightToLeft : .leftToRight } }
    nonmutating set { measure.arrangement.isRightToLeft = newValue.map { $0 == .rightToLeft } }
  }
}

/// The options of a box.
public struct Regulator: BoxRegulating {
  /// The box or group whose options these are.
  public let measure: Measure
}

/// The options of a box whose elements are in one line: ``HBox``, ``VBox`` and their groups.
public struct LinearRegulator: BoxRegulating {
  /// The box or group whose options these are.
  public let measure: Measure
}

/// The options of a box whose elements are in several lines: ``HFlow``, ``VFlow`` and their groups.
public struct FlowRegulator: BoxRegulating {
  /// The box or group whose options these are.
  public let measure: Measure
}

extension BoxArranging {
  /// The options of the box as properties.
  public var regulator: Regulator { Regulator(measure: measure) }
}

extension LinearArranging {
  /// The options of the box as properties.
  public var regulator: LinearRegulator { LinearRegulator(measure: measure.content) }
}

extension FlowArranging {
  /// The options of the box as properties.
  public var regulator: FlowRegulator { FlowRegulator(measure: measure) }
}

extension LinearRegulator: LineRegulating {}
extension FlowRegulator: LineRegulating {}

/// The options of a box whose elements are in lines.
@MainActor public protocol LineRegulating: BoxRegulating {}

extension LineRegulating {
  /// The distance between neighbors, in points, without their margins; the default is 0.
  public var space: CGFloat {
    get { measure.line.spacing }
    nonmutating set { measure.line.setSpacing(newValue) }
  }

  /// The positions of elements that are shorter than their line; the default is at the start.
  public var format: BoxFormat {
    get { measure.line.format }
    nonmutating set { measure.line.format = newValue }
  }

  /// Whether the last element is first; the default is `false`.
  public var reverse: Bool {
    get { measure.line.isReversed }
    nonmutating set { measure.line.isReversed = newValue }
  }
}

extension FlowRegulator {
  /// The number of elements in a line; the default, 0, is as many as fit.
  public var arrangeCount: Int {
    get { measure.flow.count }
    nonmutating set { measure.flow.setCount(newValue) }
  }

  /// The distance between lines, in points; the default is 0.
  public var runSpace: CGFloat {
    get { measure.flow.lineSpacing }
    nonmutating set { measure.flow.setLineSpacing(newValue) }
  }

  /// The positions of lines that are shorter than the box; the default is at its start.
  public var runFormat: BoxFormat {
    get { measure.flow.lineFormat }
    nonmutating set { measure.flow.lineFormat = newValue }
  }

  /// The length of each line across its direction; the default is that of its largest element.
  public var runSize: ViewLength {
    get { measure.flow.lineLength }
    nonmutating set { measure.flow.lineLength = newValue }
  }
}

// MARK: Names

/// A box whose elements are in one line: ``HBox``, ``VBox``.
public typealias FlatBox = LinearBox

extension BoxFormat {
  /// The same distances between neighbors, the first at the start and the last at the end.
  public static var between: BoxFormat { .spaceBetween }

  /// The same distances before the first, between neighbors and behind the last.
  public static var round: BoxFormat { .spaceEvenly }
}
