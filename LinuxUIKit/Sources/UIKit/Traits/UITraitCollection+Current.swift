extension UITraitCollection {
  /// The traits with which colors are resolved on this thread.
  ///
  /// UIKit sets it to a view's traits while that view draws or lays out its content (uikit.md,
  /// 1.5). Elsewhere it is the value that was last set on the thread; initially, a phone in
  /// portrait orientation in light mode.
  public class var current: UITraitCollection {
    get { ownCurrent.object as? UITraitCollection ?? standard }
    set { ownCurrent.object = newValue }
  }

  func runAsCurrent(_ actions: () -> Void) {
    let former = Self.current
    if former !== self { Self.current = self }
    defer { Self.current = former }
    actions()
  }

  /// A phone in portrait orientation at scale 3, in light mode.
  static let standard = UITraitCollection(values: .standard)

  /// The thread's traits, and nothing else.
  private static let ownCurrent = ThreadObject()
}

extension UITraitCollection {
  /// The tint color to which `UIColor.tintColor` resolves; `nil` is system blue.
  var tintColor: UIColor? { values.tintColor }

  /// Returns the traits of a view with this tint color.
  func with(tintColor: UIColor?) -> UITraitCollection {
    let tintColor = tintColor === UIColor.systemBlue ? nil : tintColor
    guard tintColor != values.tintColor else { return self }
    var values = values
    values.tintColor = tintColor
    return UITraitCollection(values: values)
  }
}
