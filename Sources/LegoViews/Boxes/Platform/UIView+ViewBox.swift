import UIKit

#if canImport(ObjectiveC)
  import ObjectiveC

  /// The key of the box in a view's associated objects; only its address is used.
  @MainActor private var key: UInt8 = 0

  extension UIView {
    /// The box that has been created for the view.
    var existingViewBox: ViewBox? {
      get { objc_getAssociatedObject(self, &key) as? ViewBox }
      set { objc_setAssociatedObject(self, &key, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
    }
  }
#else
  extension UIView {
    /// The box that has been created for the view.
    var existingViewBox: ViewBox? {
      get { associatedObject as? ViewBox }
      set { associatedObject = newValue }
    }
  }
#endif
