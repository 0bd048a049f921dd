/// A shadow of glyphs, as an attribute of text.
///
/// ```swift
/// let shadow = NSShadow()
/// shadow.shadowOffset = CGSize(width: 0, height: 1)
/// shadow.shadowBlurRadius = 2
/// let title = NSAttributedString(string: "Sunset", attributes: [.shadow: shadow])
/// ```
open class NSShadow: NSObject, NSCopying {
  private let tag = CoreFoundationTag()
  /// The values of the shadow.
  private(set) var value = TextShadow()

  /// The offset from the glyphs in points, to the right and down.
  ///
  /// The default is zero.
  open var shadowOffset: CGSize {
    get { value.offset }
    set { value.offset = newValue }
  }

  /// The blur radius in points.
  ///
  /// The default is zero.
  open var shadowBlurRadius: CGFloat {
    get { value.blur }
    set { value.blur = newValue }
  }

  /// A `UIColor`; `nil` draws no shadow.
  ///
  /// The default is black with an alpha of one third.
  open var shadowColor: Any? {
    get { value.color }
    set { value.color = newValue as? UIColor }
  }

  /// Returns a copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    let shadow = NSShadow()
    shadow.value = value
    return shadow
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSShadow).map { $0.value == value } ?? false
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(value.offset.width)
    hasher.combine(value.offset.height)
    hasher.combine(value.blur)
    return hasher.finalize()
  }
}

/// The values of a shadow of glyphs.
struct TextShadow: Equatable, Sendable {
  var offset = CGSize.zero
  var blur: CGFloat = 0
  var color: UIColor? = UIColor(white: 0, alpha: 1.0 / 3)
}
