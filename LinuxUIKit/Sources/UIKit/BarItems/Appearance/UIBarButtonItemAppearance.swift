/// The appearance of the bar buttons of a style, by state.
///
/// ```swift
/// let buttons = UIBarButtonItemAppearance(style: .plain)
/// buttons.normal.titleTextAttributes = [.foregroundColor: UIColor.systemPink]
/// appearance.buttonAppearance = buttons
/// ```
@preconcurrency @MainActor open class UIBarButtonItemAppearance: NSObject {
  private var values = BarButtonStateValues()
  private var changeHandler: (() -> Void)?

  /// Creates the default appearance of a style.
  public init(style: UIBarButtonItem.Style) {
    super.init()
    configureWithDefault(for: style)
  }

  /// Creates the default appearance of plain buttons.
  public convenience override init() {
    self.init(style: .plain)
  }

  /// Resets the appearance to the default of a style.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    values = BarButtonStateValues()
    changeHandler?()
  }

  /// The appearance of a button that isn't touched.
  open var normal: UIBarButtonItemStateAppearance { stateAppearance(.normal) }
  /// The appearance of a highlighted button.
  open var highlighted: UIBarButtonItemStateAppearance { stateAppearance(.highlighted) }
  /// The appearance of a disabled button.
  open var disabled: UIBarButtonItemStateAppearance { stateAppearance(.disabled) }
  /// The appearance of a focused button.
  open var focused: UIBarButtonItemStateAppearance {
    stateAppearance(UIControl.State(rawValue: 1 << 3))
  }

  private func stateAppearance(_ state: UIControl.State) -> UIBarButtonItemStateAppearance {
    UIBarButtonItemStateAppearance(of: self, state: state)
  }

  /// The values of a state.
  subscript(state: UIControl.State) -> BarButtonStateValues.Values {
    get { values[state] }
    set {
      values[state] = newValue
      changeHandler?()
    }
  }

  /// Whether no value is set.
  var isDefault: Bool { values.isEmpty }

  /// Returns a copy.
  func duplicate() -> UIBarButtonItemAppearance {
    let copy = UIBarButtonItemAppearance()
    copy.values = values
    return copy
  }

  /// Sets the closure that is called after a property changed.
  func observeChanges(_ handler: (() -> Void)?) {
    changeHandler = handler
  }

  /// Returns the title attributes in a state: those of the normal state with the state's own.
  func titleTextAttributes(in state: UIControl.State) -> [NSAttributedString.Key: Any] {
    values[.normal].titleTextAttributes.merging(values[state].titleTextAttributes) { $1 }
  }
}

/// The appearance of bar buttons in a state.
///
/// - Note: Not implemented: drawing of background images.
@preconcurrency @MainActor open class UIBarButtonItemStateAppearance: NSObject {
  private let owner: UIBarButtonItemAppearance
  private let state: UIControl.State

  init(of owner: UIBarButtonItemAppearance, state: UIControl.State) {
    (self.owner, self.state) = (owner, state)
  }

  /// The attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] {
    get { owner[state].titleTextAttributes }
    set { owner[state].titleTextAttributes = newValue }
  }

  /// The offset of the title.
  open var titlePositionAdjustment: UIOffset {
    get { owner[state].titlePositionAdjustment }
    set { owner[state].titlePositionAdjustment = newValue }
  }

  /// The background image.
  ///
  /// Stored only.
  open var backgroundImage: UIImage? {
    get { owner[state].backgroundImage }
    set { owner[state].backgroundImage = newValue }
  }

  /// The offset of the background image.
  ///
  /// Stored only.
  open var backgroundImagePositionAdjustment: UIOffset {
    get { owner[state].backgroundImagePositionAdjustment }
    set { owner[state].backgroundImagePositionAdjustment = newValue }
  }
}

/// The values of bar buttons by state; a state without values has the default ones.
struct BarButtonStateValues {
  struct Values {
    var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    var titlePositionAdjustment = UIOffset.zero
    var backgroundImage: UIImage?
    var backgroundImagePositionAdjustment = UIOffset.zero
  }

  private var byState: [UInt: Values] = [:]

  var isEmpty: Bool { byState.isEmpty }

  subscript(state: UIControl.State) -> Values {
    get { byState[state.rawValue] ?? Values() }
    set { byState[state.rawValue] = newValue }
  }
}
