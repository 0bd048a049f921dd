extension UITraitCollection {
  /// The traits with which colors resolve at this moment, on this thread.
  ///
  /// UIKit sets it to a view's traits while that view draws or lays itself out (uikit.md 1.5).
  /// FoundationNames it is what was set last on the thread; at first a bright upright phone.
  public class var current: UITraitCollection {
    get { Thread.current.threadDictionary[key] as? UITraitCollection ?? standard }
    set { Thread.current.threadDictionary[key] = newValue }
  }

  /// Runs a closure with these traits as the current ones and restores the former ones after it.
  public func performAsCurrent(_ actions: () -> Void) {
    let former = Self.current
    Self.current = self
    defer { Self.current = former }
    actions()
  }

  /// A bright upright phone with three pixels to the point.
  static let standard = UITraitCollection(values: .standard)

  private static let key = "UITraitCollection.current"
}

extension UITraitCollection {
  /// The tint that `UIColor.tintColor` resolves to; nil is the system's blue.
  var tintColor: UIColor? { values.tintColor }

  /// These traits for a view with this tint.
  func with(tintColor: UIColor?) -> UITraitCollection {
    guard tintColor != values.tintColor else { return self }
    var values = values
    values.tintColor = tintColor
    return UITraitCollection(values: values)
  }
}
