extension UIControl {
  /// What a control looks like at the moment; several may hold together.
  public struct State: OptionSet, Hashable, Sendable {
    /// One bit for each state.
    public let rawValue: UInt

    /// The states of these bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Enabled, and neither selected nor highlighted.
    public static let normal = State([])
    /// A finger is on it.
    public static let highlighted = State(rawValue: 1)
    /// It takes no touches.
    public static let disabled = State(rawValue: 2)
    /// It is switched on, as far as the control knows such a thing.
    public static let selected = State(rawValue: 4)
  }

  /// What happened to a control; several may be named together.
  ///
  /// Raw values are Apple's (uikit.md 9.2).
  public struct Event: OptionSet, Hashable, Sendable {
    /// One bit for each event.
    public let rawValue: UInt

    /// The events of these bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A finger went down on it.
    public static let touchDown = Event(rawValue: 1)
    /// A finger went down on it for the second time or more in a row.
    public static let touchDownRepeat = Event(rawValue: 2)
    /// The finger moved inside.
    public static let touchDragInside = Event(rawValue: 4)
    /// The finger moved outside.
    public static let touchDragOutside = Event(rawValue: 8)
    /// The finger came back inside.
    public static let touchDragEnter = Event(rawValue: 16)
    /// The finger went outside.
    public static let touchDragExit = Event(rawValue: 32)
    /// The finger was lifted inside.
    public static let touchUpInside = Event(rawValue: 64)
    /// The finger was lifted outside.
    public static let touchUpOutside = Event(rawValue: 128)
    /// The system took the touch away.
    public static let touchCancel = Event(rawValue: 256)
    /// The control's value changed.
    public static let valueChanged = Event(rawValue: 4096)
    /// What the control is for was done.
    public static let primaryActionTriggered = Event(rawValue: 8192)
    /// A menu is about to open (iOS 14).
    public static let menuActionTriggered = Event(rawValue: 16384)
    /// Typing began.
    public static let editingDidBegin = Event(rawValue: 65536)
    /// The text changed.
    public static let editingChanged = Event(rawValue: 131_072)
    /// Typing ended.
    public static let editingDidEnd = Event(rawValue: 262_144)
    /// Typing ended by the return key.
    public static let editingDidEndOnExit = Event(rawValue: 524_288)
    /// Every touch.
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    /// Everything about typing.
    public static let allEditingEvents = Event(rawValue: 0xF_0000)
    /// Everything.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }
}
