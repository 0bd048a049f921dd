/// The type of an image literal without another type.
public typealias _ImageLiteralType = UIImage

// An initializer in the class would have to be `required`, and subclasses would have to repeat it.
extension _ExpressibleByImageLiteral where Self: UIImage {
  /// Creates the image that `UIImage(named:)` finds, for a literal.
  ///
  /// ```swift
  /// let star = #imageLiteral(resourceName: "star")
  /// ```
  ///
  /// Stops the program with the name if there is no such image, and for a literal of a subclass of
  /// `UIImage`.
  public init(imageLiteralResourceName name: String) {
    guard let image = UIImage(named: name) else {
      preconditionFailure("There is no image named \"\(name)\" for #imageLiteral(resourceName:).")
    }
    guard let literal = image as? Self else {
      preconditionFailure("An image literal is a UIImage, not a \(Self.self).")
    }
    self = literal
  }
}

/// Images are written as `#imageLiteral(resourceName:)`.
extension UIImage: _ExpressibleByImageLiteral {}
