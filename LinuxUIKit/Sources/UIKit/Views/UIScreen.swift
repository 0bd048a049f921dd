/// The properties of the display: its size, scale and traits.
///
/// This implementation has one screen: that of an app's window, or where there is no display a virtual
/// one: a phone of 390 by 844 points at scale 3 (uikit.md, 3.1), in light mode, with the default content
/// size category, left to right.
///
/// - Note: Not implemented: modes, brightness, additional screens, notifications.
@preconcurrency @MainActor open class UIScreen: NSObject {
  /// The main screen.
  public static let main = UIScreen()

  /// The bounds of the screen in points.
  ///
  /// They change when the user resizes the app's window.
  open private(set) var bounds = CGRect(x: 0, y: 0, width: 390, height: 844)
  /// The number of pixels in a point.
  open var scale: CGFloat { traitCollection.displayScale }

  /// The traits that windows inherit.
  open private(set) var traitCollection = UITraitCollection.standard

  /// Replaces the traits, of which views are not notified.
  func setTraits(_ traits: UITraitCollection) {
    traitCollection = traits
  }

  /// Replaces the size, of which windows are not notified.
  func setSize(_ size: CGSize) {
    bounds.size = size
  }

  private override init() {}

  // Coordinates

  /// The space of the screen in its current orientation.
  open var coordinateSpace: any UICoordinateSpace { self }

  /// The space of the screen in portrait orientation.
  open var fixedCoordinateSpace: any UICoordinateSpace { self }

  /// Returns a point of the screen in the coordinates of another space.
  open func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    view(of: coordinateSpace)?.convert(point, from: self) ?? point
  }

  /// Returns a point of another space in the coordinates of the screen.
  open func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    view(of: coordinateSpace)?.convert(point, to: self) ?? point
  }

  /// Returns a rectangle of the screen in the coordinates of another space.
  open func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    view(of: coordinateSpace)?.convert(rect, from: self) ?? rect
  }

  /// Returns a rectangle of another space in the coordinates of the screen.
  open func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    view(of: coordinateSpace)?.convert(rect, to: self) ?? rect
  }
}
