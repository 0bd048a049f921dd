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
  /// Ours leaves out those that `NSAttributedString.Key` leaves out, and paragraphs.
  public struct UIKitAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The color of the letters.
    public let foregroundColor: ForegroundColorAttribute
    /// The color behind the letters.
    public let backgroundColor: BackgroundColorAttribute
    /// How much is added to each letter's width, in points.
    public let kern: KernAttribute
    /// The line below the letters.
    public let underlineStyle: UnderlineStyleAttribute
    /// The line through the letters.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// How far the letters are raised, in points.
    public let baselineOffset: BaselineOffsetAttribute
    /// Those that Foundation knows.
    public let foundation: AttributeScopes.FoundationAttributes
  }
}

extension AttributeScopes.UIKitAttributes {
  /// The font.
  public enum FontAttribute: AttributedStringKey {
    /// What the attribute is.
    public typealias Value = UIFont
    /// The attribute's name in `NSAttributedString`.
    public static let name = "NSFont"
  }

  /// The color of the letters.
  public enum ForegroundColorAttribute: AttributedStringKey {
    /// What the attribute is.
    public typealias Value = UIColor
    /// The attribute's name in `NSAttributedString`.
    public static let name = "NSColor"
  }

  /// The color behind the letters.
  public enum BackgroundColorAttribute: AttributedStringKey {
    /// What the attribute is.
    public typealias Value = UIColor
    /// The attribute's name in `NSAttributedString`.
    public static let name = "NSBackgroundColor"
  }

  /// How much is added to each letter's width, in points.
  public enum KernAttribute: AttributedStringKey {
    /// What the attribute is.
    public typealias Value = CGFloat
    /// The attribute's name in `NSAttributedString`.
    public static let name = "NSKern"
  }

  /// The line below the letters.
  public enum UnderlineStyleAttribute: AttributedStringKey {
    /// What the attribute is.
    public typealias Value = NSUnderlineStyle
    /// The attribute's name in `NSAttributedString`.
    public static let name = "NSUnderline"
  }

  /// The line through the letters.
  public enum StrikethroughStyleAttribute: AttributedStringKey {
    /// What the attribute is.
    public typealias Value = NSUnderlineStyle
    /// The attribute's name in `NSAttributedString`.
    public static let name = "NSStrikethrough"
  }

  /// How far the letters are raised, in points.
  public enum BaselineOffsetAttribute: AttributedStringKey {
    /// What the attribute is.
    public typealias Value = CGFloat
    /// The attribute's name in `NSAttributedString`.
    public static let name = "NSBaselineOffset"
  }
}

extension AttributeDynamicLookup {
  /// UIKit's attributes by their names.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
  ) -> T { self[T.self] }
}
