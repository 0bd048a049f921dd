/// The appearance of a navigation bar: background, titles and buttons.
///
/// A navigation bar has up to four: `standardAppearance` while content is under the bar,
/// `scrollEdgeAppearance` while the content's top edge is below it, and one of each for phones in
/// landscape orientation. A navigation item may replace them while it is displayed.
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
  private var titles = Titles()
  private var buttons = Buttons()

  /// The attributes and offset of the titles.
  private struct Titles {
    var attributes: [NSAttributedString.Key: Any] = [:]
    var largeAttributes: [NSAttributedString.Key: Any] = [:]
    var adjustment = UIOffset.zero
  }

  /// The appearances of the buttons and the indicator of the back button.
  @MainActor private struct Buttons {
    var plain = UIBarButtonItemAppearance(style: .plain)
    var done = UIBarButtonItemAppearance(style: .done)
    var back = UIBarButtonItemAppearance(style: .plain)
    var backIndicator: UIImage?
    var backIndicatorMask: UIImage?

    func duplicate() -> Buttons {
      Buttons(
        plain: plain.duplicate(), done: done.duplicate(), back: back.duplicate(),
        backIndicator: backIndicator, backIndicatorMask: backIndicatorMask)
    }
  }

  /// Creates an appearance with the default values for a device type.
  public override init(idiom: UIUserInterfaceIdiom) {
    super.init(idiom: idiom)
    observeButtons()
  }

  /// Creates an appearance with the values of another one, as far as both have them.
  public override init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    if let other = barAppearance as? UINavigationBarAppearance {
      (titles, buttons) = (other.titles, other.buttons.duplicate())
    }
    observeButtons()
  }

  /// Creates an appearance with the default values.
  ///
  /// The coder is ignored: archives aren't supported.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    observeButtons()
  }

  private func observeButtons() {
    for button in [buttons.plain, buttons.done, buttons.back] {
      button.observeChanges { [weak self] in self?.notifyOfChange() }
    }
  }

  // MARK: Titles

  /// The attributes of the inline title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] {
    get { titles.attributes }
    set { change { titles.attributes = newValue } }
  }

  /// The attributes of the large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] {
    get { titles.largeAttributes }
    set { change { titles.largeAttributes = newValue } }
  }

  /// The offset of the inline title.
  open var titlePositionAdjustment: UIOffset {
    get { titles.adjustment }
    set { change { titles.adjustment = newValue } }
  }

  // MARK: Buttons

  /// The appearance of plain buttons.
  open var buttonAppearance: UIBarButtonItemAppearance {
    get { buttons.plain }
    set { changeButtons { buttons.plain = newValue.duplicate() } }
  }

  /// The appearance of emphasized buttons.
  open var doneButtonAppearance: UIBarButtonItemAppearance {
    get { buttons.done }
    set { changeButtons { buttons.done = newValue.duplicate() } }
  }

  /// The appearance of emphasized buttons, by the name of iOS 26.
  open var prominentButtonAppearance: UIBarButtonItemAppearance {
    get { doneButtonAppearance }
    set { doneButtonAppearance = newValue }
  }

  /// The appearance of the back button's title.
  open var backButtonAppearance: UIBarButtonItemAppearance {
    get { buttons.back }
    set { changeButtons { buttons.back = newValue.duplicate() } }
  }

  /// The image of the back button; `nil` is a chevron.
  open var backIndicatorImage: UIImage? { buttons.backIndicator }
  /// The mask of the back button's image during transitions.
  ///
  /// Stored only.
  open var backIndicatorTransitionMaskImage: UIImage? { buttons.backIndicatorMask }

  /// Sets the image of the back button and its mask; `nil` restores the chevron.
  open func setBackIndicatorImage(
    _ backIndicatorImage: UIImage?, transitionMaskImage backIndicatorTransitionMaskImage: UIImage?
  ) {
    change {
      buttons.backIndicator = backIndicatorImage
      buttons.backIndicatorMask = backIndicatorTransitionMaskImage
    }
  }

  /// Whether titles or buttons have values other than the default ones.
  var hasTextOrButtons: Bool {
    !titles.attributes.isEmpty || !titles.largeAttributes.isEmpty || titles.adjustment != .zero
      || buttons.backIndicator != nil
      || [buttons.plain, buttons.done, buttons.back].contains { !$0.isDefault }
  }

  private func change(_ change: () -> Void) {
    change()
    notifyOfChange()
  }

  private func changeButtons(_ change: () -> Void) {
    change()
    observeButtons()
    notifyOfChange()
  }
}

/// The appearance of a toolbar: background and buttons.
@preconcurrency @MainActor open class UIToolbarAppearance: UIBarAppearance {
  private var plainButtons = UIBarButtonItemAppearance(style: .plain)
  private var doneButtons = UIBarButtonItemAppearance(style: .done)

  /// Creates an appearance with the default values for a device type.
  public override init(idiom: UIUserInterfaceIdiom) {
    super.init(idiom: idiom)
    observeButtons()
  }

  /// Creates an appearance with the values of another one, as far as both have them.
  public override init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    if let other = barAppearance as? UIToolbarAppearance {
      plainButtons = other.plainButtons.duplicate()
      doneButtons = other.doneButtons.duplicate()
    }
    observeButtons()
  }

  /// Creates an appearance with the default values.
  ///
  /// The coder is ignored: archives aren't supported.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    observeButtons()
  }

  /// The appearance of plain buttons.
  open var buttonAppearance: UIBarButtonItemAppearance {
    get { plainButtons }
    set {
      plainButtons = newValue.duplicate()
      observeButtons()
      notifyOfChange()
    }
  }

  /// The appearance of emphasized buttons.
  open var doneButtonAppearance: UIBarButtonItemAppearance {
    get { doneButtons }
    set {
      doneButtons = newValue.duplicate()
      observeButtons()
      notifyOfChange()
    }
  }

  private func observeButtons() {
    for button in [plainButtons, doneButtons] {
      button.observeChanges { [weak self] in self?.notifyOfChange() }
    }
  }
}
