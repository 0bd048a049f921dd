/// The display: its size, its scale and the traits that everything on it starts from.
///
/// Ours is a made one that no window system knows of: a phone of 390 by 844 points at scale 3
/// (uikit.md 3.1), light, at the default text size, left to right. Ours leaves out modes,
/// brightness, other screens and notifications.
@preconcurrency @MainActor open class UIScreen: NSObject {
  /// The one screen.
  public static let main = UIScreen()

  /// The screen's rectangle in points.
  open var bounds: CGRect { CGRect(x: 0, y: 0, width: 390, height: 844) }
  /// How many pixels are one point.
  open var scale: CGFloat { traitCollection.displayScale }

  /// The traits that windows start from.
  open internal(set) var traitCollection = UITraitCollection.standard

  private override init() {}
}
