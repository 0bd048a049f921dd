/// The device on which the app runs: a phone, like `UIScreen`.
///
/// ```swift
/// let columns = UIDevice.current.userInterfaceIdiom == .pad ? 4 : 2
/// ```
///
/// - Note: Not implemented: names, versions, orientation, battery, proximity.
@preconcurrency @MainActor open class UIDevice: NSObject {
  private static let instance = UIDevice()

  /// The current device.
  open class var current: UIDevice { instance }

  /// The type of device.
  open var userInterfaceIdiom: UIUserInterfaceIdiom {
    UIScreen.main.traitCollection.userInterfaceIdiom
  }

  private override init() {}
}
