@_exported import Foundation

extension NSString {
  @nonobjc public class func localizedStringWithFormat(
    _ format: NSString, _ args: any CVarArg...
  ) -> Self { fatalError() }
}
extension NSString: @retroactive ExpressibleByStringLiteral {
  public required convenience init(stringLiteral value: StaticString) { fatalError() }
}
