/// The colors that do not depend on traits, created once (uikit.md, 1.5).
private enum FixedTable {
  static let black = UIColor(white: 0, alpha: 1)
  static let darkGray = UIColor(white: 1 / 3, alpha: 1)
  static let lightGray = UIColor(white: 2 / 3, alpha: 1)
  static let white = UIColor(white: 1, alpha: 1)
  static let gray = UIColor(white: 0.5, alpha: 1)
  static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  static let clear = UIColor(white: 0, alpha: 0)
  static let lightText = UIColor(white: 1, alpha: 0.6)
  static let tint = UIColor(source: .tint)
}

extension UIColor {
  /// Black.
  public class var black: UIColor { FixedTable.black }
  /// A gray with a third of white.
  public class var darkGray: UIColor { FixedTable.darkGray }
  /// A gray with two thirds of white.
  public class var lightGray: UIColor { FixedTable.lightGray }
  /// White.
  public class var white: UIColor { FixedTable.white }
  /// A gray with half of white.
  public class var gray: UIColor { FixedTable.gray }
  /// Full red.
  public class var red: UIColor { FixedTable.red }
  /// Full green.
  public class var green: UIColor { FixedTable.green }
  /// Full blue.
  public class var blue: UIColor { FixedTable.blue }
  /// Full green and blue.
  public class var cyan: UIColor { FixedTable.cyan }
  /// Full red and green.
  public class var yellow: UIColor { FixedTable.yellow }
  /// Full red and blue.
  public class var magenta: UIColor { FixedTable.magenta }
  /// Full red and half green.
  public class var orange: UIColor { FixedTable.orange }
  /// Half red and half blue.
  public class var purple: UIColor { FixedTable.purple }
  /// Red 0.6, green 0.4, blue 0.2.
  public class var brown: UIColor { FixedTable.brown }
  /// Black with an alpha of 0.
  public class var clear: UIColor { FixedTable.clear }
  /// The color of text on light backgrounds; not dynamic.
  public class var darkText: UIColor { FixedTable.black }
  /// The color of text on dark backgrounds; not dynamic.
  public class var lightText: UIColor { FixedTable.lightText }
  /// The tint color of the view that uses the color; elsewhere system blue (iOS 15).
  public class var tintColor: UIColor { FixedTable.tint }
}
