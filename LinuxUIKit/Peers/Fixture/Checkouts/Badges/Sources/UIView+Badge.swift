import Combine
import UIKit

private let key = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

extension UIView {
  /// The badge of a view.
  public var badge: Badge? {
    get { objc_getAssociatedObject(self, key) as? Badge }
    set { objc_setAssociatedObject(self, key, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
  }
}

/// A number that views follow.
public final class BadgeModel {
  public let numbers = CurrentValueSubject<Int, Never>(0)

  public init() {}
}
