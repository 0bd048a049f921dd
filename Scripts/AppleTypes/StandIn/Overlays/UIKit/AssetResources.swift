import Foundation
@_exported import UIKit

// Apple declares the structures in DeveloperToolsSupport, which UIKit exports.
@available(iOS 11.0, tvOS 11.0, *)
public struct ImageResource: Hashable, Sendable {
  public init(name: String, bundle: Bundle) {}
}
@available(iOS 11.0, tvOS 11.0, *)
public struct ColorResource: Hashable, Sendable {
  public init(name: String, bundle: Bundle) {}
}
extension UIImage {
  public convenience init(resource: ImageResource) { fatalError() }
}
extension UIColor {
  public convenience init(resource: ColorResource) { fatalError() }
}
