/// The orientations of a device.
///
/// A device that is turned to the left displays an interface that is turned to the right.
public enum UIDeviceOrientation: Int, Sendable {
  /// Unknown.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Upside down.
  case portraitUpsideDown = 2
  /// Turned to the left: the home button is on the right.
  case landscapeLeft = 3
  /// Turned to the right: the home button is on the left.
  case landscapeRight = 4
  /// Lying on its back.
  case faceUp = 5
  /// Lying on its display.
  case faceDown = 6

  /// Whether the device is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the device is turned to a side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the device lies on a side.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Whether the value is an orientation of an interface.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

extension UIInterfaceOrientation {
  /// Creates the orientation of a screen of a size: landscape if it is wider than high.
  init(of size: CGSize) {
    self = size.width > size.height ? .landscapeRight : .portrait
  }

  /// The orientation of a device that displays this interface.
  var deviceOrientation: UIDeviceOrientation {
    switch self {
    case .unknown: .unknown
    case .portrait: .portrait
    case .portraitUpsideDown: .portraitUpsideDown
    case .landscapeRight: .landscapeLeft
    case .landscapeLeft: .landscapeRight
    }
  }
}
