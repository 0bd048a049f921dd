import UIKit

extension Screen {
  /// Drags items of another app to a point of the screen and drops them there.
  ///
  /// The drag enters at the top left corner and moves in 0.3 s. Returns whether the screen has
  /// accepted the items. Values are loaded on other queues: use ``wait(timeout:until:)-(_,()->Bool)`` before looking at
  /// them. Apple's platforms have no simulated drags: there, nothing is dropped.
  ///
  /// ```swift
  /// screen.drop([NSItemProvider(object: NSString(string: "Hello"))], at: CGPoint(x: 100, y: 60))
  /// ```
  @discardableResult public func drop(_ providers: [NSItemProvider], at point: CGPoint) -> Bool {
    beginAction()
    defer { settle() }
    return root.drop(providers, at: point)
  }
}
