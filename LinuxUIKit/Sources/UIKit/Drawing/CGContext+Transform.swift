import Foundation

extension CGContext {
  /// What takes user space to the sheet's own space, whose origin is at the bottom left.
  public var ctm: CGAffineTransform {
    cairo.matrix.concatenating(device.inverted())
  }

  /// Moves the origin, in units of user space.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    concatenate(CGAffineTransform(translationX: tx, y: ty))
  }

  /// Makes the unit larger by a factor along each axis.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    concatenate(CGAffineTransform(scaleX: sx, y: sy))
  }

  /// Turns the axes about the origin, by radians from x toward y.
  public func rotate(by angle: CGFloat) {
    concatenate(CGAffineTransform(rotationAngle: angle))
  }

  /// Puts a transform before the current one.
  ///
  /// One that flattens everything (a scale of zero) lets nothing be drawn until the state is
  /// restored.
  public func concatenate(_ transform: CGAffineTransform) {
    cairo.concatenate(transform)
  }

  /// Where a point of user space lies on the sheet.
  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint {
    point.applying(ctm)
  }

  /// Where a point of the sheet lies in user space.
  public func convertToUserSpace(_ point: CGPoint) -> CGPoint {
    point.applying(ctm.inverted())
  }
}
