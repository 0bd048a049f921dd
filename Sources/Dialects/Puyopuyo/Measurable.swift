import LegoViews
import UIKit

extension Measurable {
  /// Puyopuyo's spelling of `calculate(byParent:remain:)`.
  public func caculate(byParent parent: Measure, remain size: CGSize) -> CGSize {
    calculate(byParent: parent, remain: size)
  }
}

/// A target of a layout of boxes, with Puyopuyo's names.
///
/// A type that has these members is a target of the core too.
@MainActor public protocol MeasureTargetable: LegoViews.MeasureTargetable {
  /// The size that a layout has determined, in points.
  var py_size: CGSize { get set }
  /// The center in the coordinate space of the box's view, in points.
  var py_center: CGPoint { get set }
  /// Calls a function with the position and the element of each target inside, in order.
  func py_enumerateChild(_ block: (Int, Measure) -> Void)
  /// Returns the size of the content in a space, in points.
  func py_sizeThatFits(_ size: CGSize) -> CGSize
}

extension MeasureTargetable {
  /// The size that a layout has determined, in points.
  public var boxSize: CGSize {
    get { py_size }
    set { py_size = newValue }
  }

  /// The center in the coordinate space of the box's view, in points.
  public var boxCenter: CGPoint {
    get { py_center }
    set { py_center = newValue }
  }

  /// Calls a function with the position and the element of each target inside, in order.
  public func enumerateElements(_ block: (Int, Measure) -> Void) { py_enumerateChild(block) }

  /// Returns the size of the content in a space, in points.
  public func sizeThatFits(_ size: CGSize) -> CGSize { py_sizeThatFits(size) }
}

extension UIView: MeasureTargetable {
  /// Puyopuyo's name of `boxSize`.
  public var py_size: CGSize {
    get { bounds.size }
    set { bounds.size = newValue }
  }

  /// Puyopuyo's name of `boxCenter`.
  public var py_center: CGPoint {
    get { center }
    set { center = newValue }
  }

  /// Puyopuyo's name of `enumerateElements(_:)`.
  public func py_enumerateChild(_ block: (Int, Measure) -> Void) { enumerateElements(block) }

  /// Puyopuyo's name of `sizeThatFits(_:)`.
  public func py_sizeThatFits(_ size: CGSize) -> CGSize { sizeThatFits(size) }

  /// Puyopuyo's name of `measure`.
  public var py_measure: Measure { measure }
}
