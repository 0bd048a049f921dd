// Colors that set things off: uikit.md 1.1.
extension UIColor {
  /// The system's red, a step brighter in the dark.
  public class var systemRed: UIColor { TintTable.systemRed }
  /// The system's orange, a step brighter in the dark.
  public class var systemOrange: UIColor { TintTable.systemOrange }
  /// The system's yellow, a step brighter in the dark.
  public class var systemYellow: UIColor { TintTable.systemYellow }
  /// The system's green, a step brighter in the dark.
  public class var systemGreen: UIColor { TintTable.systemGreen }
  /// The system's mint, a step brighter in the dark (iOS 15).
  public class var systemMint: UIColor { TintTable.systemMint }
  /// The system's teal, a step brighter in the dark.
  public class var systemTeal: UIColor { TintTable.systemTeal }
  /// The system's cyan, a step brighter in the dark (iOS 15).
  public class var systemCyan: UIColor { TintTable.systemCyan }
  /// The system's blue, a step brighter in the dark.
  public class var systemBlue: UIColor { TintTable.systemBlue }
  /// The system's indigo, a step brighter in the dark.
  public class var systemIndigo: UIColor { TintTable.systemIndigo }
  /// The system's purple, a step brighter in the dark.
  public class var systemPurple: UIColor { TintTable.systemPurple }
  /// The system's pink, a step brighter in the dark.
  public class var systemPink: UIColor { TintTable.systemPink }
  /// The system's brown, a step brighter in the dark.
  public class var systemBrown: UIColor { TintTable.systemBrown }
  /// The middle gray, the same in light and dark.
  public class var systemGray: UIColor { TintTable.systemGray }
  /// The second gray, nearer to the ground.
  public class var systemGray2: UIColor { TintTable.systemGray2 }
  /// The third gray, nearer to the ground.
  public class var systemGray3: UIColor { TintTable.systemGray3 }
  /// The fourth gray, which marks pressed rows.
  public class var systemGray4: UIColor { TintTable.systemGray4 }
  /// The fifth gray, nearer to the ground.
  public class var systemGray5: UIColor { TintTable.systemGray5 }
  /// The sixth gray, the nearest to the ground.
  public class var systemGray6: UIColor { TintTable.systemGray6 }
}
