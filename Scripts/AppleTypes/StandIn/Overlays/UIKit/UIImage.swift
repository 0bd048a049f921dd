import Foundation
@_exported import UIKit

// The header gives these names to the asynchronous forms of methods with completion handlers. The
// compiler on Linux cannot lower a call of such a form, so they are declared here.
@available(iOS 15.0, tvOS 15.0, *)
extension UIImage {
  public func byPreparingForDisplay() async -> UIImage? { nil }
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { nil }
}
