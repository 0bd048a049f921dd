/// A frame of reference on the screen: a view or the screen itself.
@preconcurrency @MainActor public protocol UICoordinateSpace: NSObjectProtocol {
  /// The bounds of the space in its own coordinates.
  var bounds: CGRect { get }
  /// Returns a point of this space in the coordinates of another one.
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Returns a point of another space in the coordinates of this one.
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Returns a rectangle of this space in the coordinates of another one.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  /// Returns a rectangle of another space in the coordinates of this one.
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

extension UIView: UICoordinateSpace {}

extension UIScreen: UICoordinateSpace {}

/// Returns a coordinate space if it is a view.
///
/// The cast of an object isn't one of the protocol, which crashes the optimizer of Swift 6.3.1.
@MainActor func view(of coordinateSpace: AnyObject) -> UIView? {
  coordinateSpace as? UIView
}
