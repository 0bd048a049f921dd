import Foundation

// Foundation for Linux has these class methods of `NSObject` on objects only.
extension NSObject {
  /// Returns the name of the class with its module, such as `MyApp.NameCell`.
  public class func description() -> String { String(reflecting: self) }

  /// Returns the class itself.
  public class func classForCoder() -> AnyClass { self }
}
