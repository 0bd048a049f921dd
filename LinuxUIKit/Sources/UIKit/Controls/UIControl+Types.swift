extension UIControl {
  /// The state of a control; states can be combined.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bit mask of the states.
    public let rawValue: UInt

    /// Creates a state from a bit mask.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The default state: enabled, not selected and not highlighted.
    public static let normal = State([])
    /// The control is touched.
    public static let highlighted = State(rawValue: 1)
    /// The control ignores touches.
    public static let disabled = State(rawValue: 2)
    /// The control is selected, if it supports selection.
    public static let selected = State(rawValue: 4)
  }

  /// The events of a control; events can be combined.
  ///
  /// Raw values match Apple's (uikit.md, 9.2).
  public struct Event: OptionSet, Hashable, Sendable {
    /// The bit mask of the events.
    public let rawValue: UInt

    /// Creates events from a bit mask.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A touch began in the control.
    public static let touchDown = Event(rawValue: 1)
    /// A repeated touch began in the control.
    public static let touchDownRepeat = Event(rawValue: 2)
    /// The touch moved inside the control.
    public static let touchDragInside = Event(rawValue: 4)
    /// The touch moved outside the control.
    public static let touchDragOutside = Event(rawValue: 8)
    /// The touch moved into the control.
    public static let touchDragEnter = Event(rawValue: 16)
    /// The touch moved out of the control.
    public static let touchDragExit = Event(rawValue: 32)
    /// The touch ended inside the control.
    public static let touchUpInside = Event(rawValue: 64)
    /// The touch ended outside the control.
    public static let touchUpOutside = Event(rawValue: 128)
    /// The touch was canceled.
    public static let touchCancel = Event(rawValue: 256)
    /// The control's value changed.
    public static let valueChanged = Event(rawValue: 4096)
    /// The primary action of the control was triggered.
    public static let primaryActionTriggered = Event(rawValue: 8192)
    /// A menu is about to be presented (iOS 14).
    public static let menuActionTriggered = Event(rawValue: 16384)
    /// Editing began.
    public static let editingDidBegin = Event(rawValue: 65536)
    /// The text changed.
    public static let editingChanged = Event(rawValue: 131_072)
    /// Editing ended.
    public static let editingDidEnd = Event(rawValue: 262_144)
    /// Editing ended with the return key.
    public static let editingDidEndOnExit = Event(rawValue: 524_288)
    /// All touch events.
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    /// All editing events.
    public static let allEditingEvents = Event(rawValue: 0xF_0000)
    /// All events.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }
}

extension UIControl {
  /// The vertical alignment of content.
  ///
  /// Raw values match Apple's.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// Centered.
    case center = 0
    /// Aligned at the top.
    case top = 1
    /// Aligned at the bottom.
    case bottom = 2
    /// Stretched to fill the bounds.
    case fill = 3
  }

  /// The horizontal alignment of content.
  ///
  /// Raw values match Apple's.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// Centered.
    case center = 0
    /// Aligned at the left.
    case left = 1
    /// Aligned at the right.
    case right = 2
    /// Stretched to fill the bounds.
    case fill = 3
    /// Aligned at the leading edge.
    case leading = 4
    /// Aligned at the trailing edge.
    case trailing = 5
  }

  /// The horizontal alignment with leading and trailing resolved to left or right.
  var alignmentAsSide: ContentHorizontalAlignment {
    switch contentHorizontalAlignment {
    case .leading: isRightToLeft ? .right : .left
    case .trailing: isRightToLeft ? .left : .right
    case let side: side
    }
  }
}
