/// The device that the program runs on, as far as there is something true to tell.
///
/// ```swift
/// let columns = UIDevice.current.userInterfaceIdiom == .pad ? 4 : 2
/// ```
///
/// Ours is as the made screen of `UIScreen` is: a phone. It leaves out names, versions, orientation,
/// the battery and proximity.
@preconcurrency @MainActor open class UIDevice: NSObject {
  private static let made = UIDevice()

  /// The one device.
  open class var current: UIDevice { made }

  /// What kind of device it is.
  open var userInterfaceIdiom: UIUserInterfaceIdiom {
    UIScreen.main.traitCollection.userInterfaceIdiom
  }

  private override init() {}
}
