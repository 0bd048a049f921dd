import Foundation
@_exported import UIKit

extension NSAttributedString.Key {
  public static var font: NSAttributedString.Key { fatalError() }
  public static var foregroundColor: NSAttributedString.Key { fatalError() }
  public static var backgroundColor: NSAttributedString.Key { fatalError() }
  public static var paragraphStyle: NSAttributedString.Key { fatalError() }
  public static var kern: NSAttributedString.Key { fatalError() }
  @available(iOS 14.0, tvOS 14.0, *)
  public static var tracking: NSAttributedString.Key { fatalError() }
  public static var ligature: NSAttributedString.Key { fatalError() }
  public static var strikethroughStyle: NSAttributedString.Key { fatalError() }
  public static var strikethroughColor: NSAttributedString.Key { fatalError() }
  public static var underlineStyle: NSAttributedString.Key { fatalError() }
  public static var underlineColor: NSAttributedString.Key { fatalError() }
  public static var strokeColor: NSAttributedString.Key { fatalError() }
  public static var strokeWidth: NSAttributedString.Key { fatalError() }
  public static var shadow: NSAttributedString.Key { fatalError() }
  public static var textEffect: NSAttributedString.Key { fatalError() }
  public static var attachment: NSAttributedString.Key { fatalError() }
  public static var link: NSAttributedString.Key { fatalError() }
  public static var baselineOffset: NSAttributedString.Key { fatalError() }
  public static var obliqueness: NSAttributedString.Key { fatalError() }
  public static var expansion: NSAttributedString.Key { fatalError() }
  public static var writingDirection: NSAttributedString.Key { fatalError() }
}
