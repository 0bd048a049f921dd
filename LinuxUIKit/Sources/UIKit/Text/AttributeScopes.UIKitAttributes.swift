import Foundation

extension AttributeScopes {
  /// The attributes that UIKit draws.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

  /// The attributes of an `AttributedString` that UIKit draws.
  ///
  /// ```swift
  /// var title = AttributedString("Delete")
  /// title.font = .boldSystemFont(ofSize: 15)
  /// title.foregroundColor = .systemRed
  /// ```
  ///
  /// - Note: Not implemented: paragraph styles, and the attributes that `NSAttributedString.Key`
  ///   lacks.
  public struct UIKitAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The color of the text.
    public let foregroundColor: ForegroundColorAttribute
    /// The background color of the text.
    public let backgroundColor: BackgroundColorAttribute
    /// The kerning in points.
    public let kern: KernAttribute
    /// The underline style.
    public let underlineStyle: UnderlineStyleAttribute
    /// The strikethrough style.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The baseline offset in points.
    public let baselineOffset: BaselineOffsetAttribute
    /// The attributes of Foundation.
    public let foundation: AttributeScopes.FoundationAttributes
  }
}

extension AttributeScopes.UIKitAttributes {
  /// The font.
  public enum FontAttribute: AttributedStringKey {
    /// The type of the attribute's value.
    public typealias Value = UIFont
    /// The attribute's name in `NSAttributedString`.
    public static let name = "NSFont"
  }

  /// The color of the text.
  public enum ForegroundColorAttribute: AttributedStringKey {
    /// The type of the attribute's value.
    public typealias Value = UIColor
    /// The attribute's name in `NSAttributedString`.
    public static let name = "NSColor"
  }

  /// The background color of the text.
  public enum BackgroundColorAttribute: AttributedStringKey {
    /// The type of the attribute's value.
    public typealias Value = UIColor
    /// The attribute's name in `NSAttributedString`.
    public static let name = "NSBackgroundColor"
  }

  /// The kerning in points.
  public enum KernAttribute: AttributedStringKey {
    /// The type of the attribute's value.
    public typealias Value = CGFloat
    /// The attribute's name in `NSAttributedString`.
    public static let name = "NSKern"
  }

  /// The underline style.
  public enum UnderlineStyleAttribute: AttributedStringKey {
    /// The type of the attribute's value.
    public typealias Value = NSUnderlineStyle
    /// The attribute's name in `NSAttributedString`.
    public static let name = "NSUnderline"
  }

  /// The strikethrough style.
  public enum StrikethroughStyleAttribute: AttributedStringKey {
    /// The type of the attribute's value.
    public typealias Value = NSUnderlineStyle
    /// The attribute's name in `NSAttributedString`.
    public static let name = "NSStrikethrough"
  }

  /// The baseline offset in points.
  public enum BaselineOffsetAttribute: AttributedStringKey {
    /// The type of the attribute's value.
    public typealias Value = CGFloat
    /// The attribute's name in `NSAttributedString`.
    public static let name = "NSBaselineOffset"
  }
}

extension AttributeDynamicLookup {
  /// Accesses an attribute of UIKit by its name.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
  ) -> T { self[T.self] }
}

extension NSAttributedString {
  /// Creates an attributed string with the attributes that UIKit draws; linear in its length.
  ///
  /// On Apple's platforms this initializer is Foundation's.
  ///
  /// - Note: Not implemented: attributes of other frameworks.
  public convenience init(_ attrStr: AttributedString) {
    let text = NSMutableAttributedString(string: "")
    for run in attrStr.runs {
      let part = String(attrStr[run.range].characters)
      text.append(NSAttributedString(string: part, attributes: Self.attributes(of: run)))
    }
    self.init(attributedString: text)
  }

  private static func attributes(of run: AttributedString.Runs.Run) -> [Key: Any] {
    var attributes: [Key: Any] = [:]
    attributes[.font] = run.font
    attributes[.foregroundColor] = run.foregroundColor
    attributes[.backgroundColor] = run.backgroundColor
    attributes[.kern] = run.kern
    attributes[.underlineStyle] = run.underlineStyle?.rawValue
    attributes[.strikethroughStyle] = run.strikethroughStyle?.rawValue
    attributes[.baselineOffset] = run.baselineOffset
    return attributes
  }
}
