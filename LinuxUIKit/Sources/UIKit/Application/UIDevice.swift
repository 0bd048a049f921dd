import Foundation

/// The device on which the app runs: a phone, like `UIScreen`.
///
/// ```swift
/// let columns = UIDevice.current.userInterfaceIdiom == .pad ? 4 : 2
/// ```
///
/// - Note: Not implemented: names, versions, battery, proximity.
@preconcurrency @MainActor open class UIDevice: NSObject {
  private static let instance = UIDevice()

  /// The current device.
  open class var current: UIDevice { instance }

  /// The type of device.
  open var userInterfaceIdiom: UIUserInterfaceIdiom {
    UIScreen.main.traitCollection.userInterfaceIdiom
  }

  // MARK: Orientation

  private var orientationRequests = 0

  /// Posted when the orientation has changed, between the calls of `beginGeneratingDeviceOrientationNotifications()`
  /// and `endGeneratingDeviceOrientationNotifications()`.
  public nonisolated static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")

  /// The orientation of the device: turned to the left if the app's window is wider than high.
  ///
  /// `unknown` unless notifications of its changes are generated.
  open var orientation: UIDeviceOrientation {
    guard isGeneratingDeviceOrientationNotifications else { return .unknown }
    return UIInterfaceOrientation(of: UIScreen.main.bounds.size).deviceOrientation
  }

  /// Whether notifications of changes of the orientation are generated.
  open var isGeneratingDeviceOrientationNotifications: Bool { orientationRequests > 0 }

  /// Begins generating notifications of changes of the orientation; calls are counted.
  open func beginGeneratingDeviceOrientationNotifications() { orientationRequests += 1 }

  /// Ends generating notifications of changes of the orientation for one call that began it.
  open func endGeneratingDeviceOrientationNotifications() {
    orientationRequests = max(orientationRequests - 1, 0)
  }

  /// Reports a change of the screen from one size to another.
  func screenSizeDidChange(from old: CGSize, to new: CGSize) {
    guard isGeneratingDeviceOrientationNotifications,
      UIInterfaceOrientation(of: old) != UIInterfaceOrientation(of: new)
    else { return }
    NotificationCenter.default.post(name: Self.orientationDidChangeNotification, object: self)
  }

  private override init() {}
}
