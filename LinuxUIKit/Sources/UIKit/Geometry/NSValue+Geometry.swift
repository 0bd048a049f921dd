import CoreGraphics
import Foundation

extension NSValue {
  /// Creates a value that contains a point.
  public convenience init(cgPoint point: CGPoint) {
    self.init(point: point)
  }

  /// Creates a value that contains a size.
  public convenience init(cgSize size: CGSize) {
    self.init(size: size)
  }

  /// Creates a value that contains a rectangle.
  public convenience init(cgRect rect: CGRect) {
    self.init(rect: rect)
  }

  /// The point in the value; zero if it contains something else.
  public var cgPointValue: CGPoint { isLike(NSValue(point: .zero)) ? pointValue : .zero }

  /// The size in the value; zero if it contains something else.
  public var cgSizeValue: CGSize { isLike(NSValue(size: .zero)) ? sizeValue : .zero }

  /// The rectangle in the value; zero if it contains something else.
  public var cgRectValue: CGRect { isLike(NSValue(rect: .zero)) ? rectValue : .zero }

  // Foundation stops the process at a value of another type.
  private func isLike(_ other: NSValue) -> Bool {
    String(cString: objCType) == String(cString: other.objCType)
  }
}
