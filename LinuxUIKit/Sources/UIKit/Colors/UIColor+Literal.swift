/// The type of a color literal without another type.
public typealias _ColorLiteralType = UIColor

// An initializer in the class would have to be `required`, and subclasses would have to repeat it.
extension _ExpressibleByColorLiteral where Self: UIColor {
  /// Creates a color from the sRGB components of a literal, each from 0 to 1.
  ///
  /// ```swift
  /// let accent = #colorLiteral(red: 0.2, green: 0.4, blue: 0.8, alpha: 1)
  /// ```
  ///
  /// A literal of a subclass of `UIColor` stops the program, since only the superclass is known here.
  public init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    let color = UIColor(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    guard let literal = color as? Self else {
      preconditionFailure("A color literal is a UIColor, not a \(Self.self).")
    }
    self = literal
  }
}

/// Colors are written as `#colorLiteral(red:green:blue:alpha:)`.
extension UIColor: _ExpressibleByColorLiteral {}
