@_exported import CoreFoundation

// The importer makes each type of Core Foundation conform.
public protocol _CFObject: AnyObject, Hashable {}
extension _CFObject {
  public var hashValue: Int { 0 }
  public func hash(into hasher: inout Hasher) {}
  public static func == (left: Self, right: Self) -> Bool { true }
}
