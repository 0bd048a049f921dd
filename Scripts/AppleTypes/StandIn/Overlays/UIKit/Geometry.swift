import Foundation
@_exported import UIKit

extension UIEdgeInsets: @retroactive Equatable {
  public static func == (a: UIEdgeInsets, b: UIEdgeInsets) -> Bool { true };
  public static var zero: UIEdgeInsets { fatalError() }
}
extension NSDirectionalEdgeInsets: @retroactive Equatable {
  public static func == (a: NSDirectionalEdgeInsets, b: NSDirectionalEdgeInsets) -> Bool { true };
  public static var zero: NSDirectionalEdgeInsets { fatalError() }
}
extension UIOffset: @retroactive Equatable {
  public static func == (a: UIOffset, b: UIOffset) -> Bool { true };
  public static var zero: UIOffset { fatalError() }
}
extension CGRect { public func inset(by insets: UIEdgeInsets) -> CGRect { self } }
extension IndexPath {
  public init(row: Int, section: Int) { fatalError() }
  public init(item: Int, section: Int) { fatalError() }
  public var section: Int {
    get { 0 }
    set {}
  }
  public var row: Int {
    get { 0 }
    set {}
  }
  public var item: Int {
    get { 0 }
    set {}
  }
}
extension UILayoutPriority {
  public init(_ v: Int) { fatalError() }
  public static func + (a: UILayoutPriority, b: Float) -> UILayoutPriority { a }
  public static func - (a: UILayoutPriority, b: Float) -> UILayoutPriority { a }
  public static func += (a: inout UILayoutPriority, b: Float) {}
  public static func -= (a: inout UILayoutPriority, b: Float) {}
}
