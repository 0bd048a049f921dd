/// The shadow of glyphs, as an attribute of text.
///
/// ```swift
/// let shadow = NSShadow()
/// shadow.shadowOffset = CGSize(width: 0, height: 1)
/// shadow.shadowBlurRadius = 2
/// let title = NSAttributedString(string: "Sunset", attributes: [.shadow: shadow])
/// ```
open class NSShadow: NSObject, NSCopying {
  private let tag = CoreFoundationTag()
  var value = TextShadow()

  /// How far the shadow is from the glyphs, in points: right and down; none unless set.
  open var shadowOffset: CGSize {
    get { value.offset }
    set { value.offset = newValue }
  }

  /// How many points wide the shadow's edges are; sharp unless set.
  open var shadowBlurRadius: CGFloat {
    get { value.blur }
    set { value.blur = newValue }
  }

  /// A `UIColor`; black at a third of its opacity unless set, nil draws none.
  open var shadowColor: Any? {
    get { value.color }
    set { value.color = newValue as? UIColor }
  }

  /// A copy of its own.
  public func copy(with zone: NSZone? = nil) -> Any {
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

/// What a shadow of glyphs looks like.
struct TextShadow: Equatable, Sendable {
  var offset = CGSize.zero
  var blur: CGFloat = 0
  var color: UIColor? = UIColor(white: 0, alpha: 1.0 / 3)
}
