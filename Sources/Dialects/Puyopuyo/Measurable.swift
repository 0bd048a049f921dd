import LegoViews
import UIKit

/// A size that Puyopuyo's measuring returns, in points.
public typealias Size = CGSize

/// Something whose size in a space can be determined.
@MainActor public protocol Measurable {
  /// Returns the size in a space, with margins, in points.
  ///
  /// - Parameters:
  ///   - parent: The box that would contain it.
  ///   - size: The space that is left in the parent; infinity has no limit.
  /// - Returns: The size in points.
  func caculate(byParent parent: Measure, remain size: CGSize) -> Size
}

extension Measure: Measurable {
  /// Returns the size in a space, with margins, in points.
  public func caculate(byParent parent: Measure, remain size: CGSize) -> Size {
    self.size(in: size)
  }
}

extension UIView: Measurable {
  /// Returns the size in a space, with margins, in points.
  public func caculate(byParent parent: Measure, remain size: CGSize) -> Size {
    py_measure.caculate(byParent: parent, remain: size)
  }
}

/// Something that a layout of boxes measures and places, under Puyopuyo's names: a view, a layer, or a
/// value of your own.
///
/// ```swift
/// final class DotTarget: MeasureTargetable {
///   let layer = CALayer()
///   var py_size: CGSize {
///     get { layer.bounds.size }
///     set { layer.bounds.size = newValue }
///   }
///   var py_center: CGPoint {
///     get { layer.position }
///     set { layer.position = newValue }
///   }
///   func py_enumerateChild(_ block: (Int, Measure) -> Void) {}
///   func py_sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 8, height: 8) }
/// }
///
/// let dot = DotTarget()
/// HBox { titleLabel }.add(Measure(dot))
/// ```
@MainActor public protocol MeasureTargetable: AnyObject {
  /// The size that a layout has determined, in points.
  var py_size: CGSize { get set }
  /// The center in the coordinate space of the box's view, in points.
  var py_center: CGPoint { get set }
  /// Calls a function with the position and the element of each target inside, in order.
  func py_enumerateChild(_ block: (Int, Measure) -> Void)
  /// Returns the size of the content in a space, in points.
  func py_sizeThatFits(_ size: CGSize) -> CGSize
}

extension UIView: MeasureTargetable {
  /// The size of the bounds, in points.
  public var py_size: CGSize {
    get { bounds.size }
    set { bounds.size = newValue }
  }

  /// The center in the coordinate space of the superview, in points.
  public var py_center: CGPoint {
    get { center }
    set { center = newValue }
  }

  /// Calls a function with the position and the element of each subview, in order.
  public func py_enumerateChild(_ block: (Int, Measure) -> Void) {
    for (index, view) in subviews.enumerated() { block(index, view.py_measure) }
  }

  /// Returns the size of the content in a space, in points.
  public func py_sizeThatFits(_ size: CGSize) -> CGSize { sizeThatFits(size) }

  /// The view in the layout of boxes.
  public var py_measure: Measure { measure }
}

extension Measure {
  /// Creates the element of a target that is not a view, which is not retained.
  ///
  /// The element is retained by the box or the group that it is added to.
  public convenience init(_ target: any MeasureTargetable) {
    self.init(target: NamedTarget(target: target))
  }
}

/// A target with Puyopuyo's names, in a layout of LegoViews.
@MainActor private final class NamedTarget: BoxTarget {
  private weak var target: (any MeasureTargetable)?

  init(target: any MeasureTargetable) { self.target = target }

  func size(in space: CGSize) -> CGSize { target?.py_sizeThatFits(space) ?? .zero }

  func place(center: CGPoint, size: CGSize) {
    target?.py_size = size
    target?.py_center = center
  }
}
