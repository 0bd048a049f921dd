import UIKit

/// Something whose size in a space can be determined.
@MainActor public protocol Measurable {
  /// Returns the size in a space, with margins, in points.
  ///
  /// - Parameters:
  ///   - parent: The box that would contain it.
  ///   - size: The space that is left in the parent; infinity has no limit.
  /// - Returns: The size in points.
  func calculate(byParent parent: Measure, remain size: CGSize) -> CGSize
}

/// Something that a layout of boxes measures and places: a view, a layer, or a value of your own.
///
/// ```swift
/// final class DotTarget: MeasureTargetable {
///   let layer = CALayer()
///   var boxSize: CGSize {
///     get { layer.bounds.size }
///     set { layer.bounds.size = newValue }
///   }
///   var boxCenter: CGPoint {
///     get { layer.position }
///     set { layer.position = newValue }
///   }
///   func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 8, height: 8) }
/// }
///
/// HBox { titleLabel }.add(Measure(DotTarget()))
/// ```
@MainActor public protocol MeasureTargetable: AnyObject {
  /// The size that a layout has determined, in points.
  var boxSize: CGSize { get set }
  /// The center in the coordinate space of the box's view, in points.
  var boxCenter: CGPoint { get set }
  /// Calls a function with the position and the element of each target inside, in order.
  ///
  /// The default implementation calls it for none.
  func enumerateElements(_ block: (Int, Measure) -> Void)
  /// Returns the size of the content in a space, in points.
  func sizeThatFits(_ size: CGSize) -> CGSize
}

extension MeasureTargetable {
  public func enumerateElements(_ block: (Int, Measure) -> Void) {}
}

extension UIView: MeasureTargetable {
  /// The size of the bounds, in points.
  public var boxSize: CGSize {
    get { bounds.size }
    set { bounds.size = newValue }
  }

  /// The center in the coordinate space of the superview, in points.
  public var boxCenter: CGPoint {
    get { center }
    set { center = newValue }
  }

  /// Calls a function with the position and the element of each subview, in order.
  public func enumerateElements(_ block: (Int, Measure) -> Void) {
    for (index, view) in subviews.enumerated() { block(index, view.measure) }
  }
}
