/// The view that shows one item of a collection view.
///
/// Content goes into `contentView`; behind it are `selectedBackgroundView`, while the cell is
/// selected or highlighted, and `backgroundView`.
///
/// ```swift
/// final class NameCell: UICollectionViewCell {
///   let label = UILabel()
///
///   override init(frame: CGRect) {
///     super.init(frame: frame)
///     contentView.addSubview(label)
///   }
///
///   required init?(coder: NSCoder) { fatalError("Made in code only") }
/// }
/// ```
///
/// A content configuration makes the content view by itself, and follows the cell's state:
///
/// ```swift
/// var content = UIListContentConfiguration.cell()
/// content.text = "Stations"
/// cell.contentConfiguration = content
/// ```
///
/// Ours leaves out drag states and interactions.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
  private var content = UIView()
  private var alphaBeforeFade: CGFloat?
  var configurations = CellConfigurations()

  /// A cell of that frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addContentView()
  }

  /// A cell without size; ours has no archives to read more from.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContentView()
  }

  /// The view that the cell's content goes into; it fills the cell.
  open var contentView: UIView { content }

  /// Whether the item is selected.
  ///
  /// The collection view sets it; overriding `didSet` follows it.
  open var isSelected = false {
    didSet { stateDidChange(isSelected != oldValue) }
  }

  /// Whether a finger is on the cell.
  ///
  /// The collection view sets it.
  open var isHighlighted = false {
    didSet { stateDidChange(isHighlighted != oldValue) }
  }

  /// Whether touches reach the cell; one that they don't reach is disabled in its state.
  open override var isUserInteractionEnabled: Bool {
    didSet { stateDidChange(isUserInteractionEnabled != oldValue) }
  }

  /// Whether the item is being edited; the collection view sets it.
  var isInEditing = false {
    didSet { if isInEditing != oldValue { setNeedsUpdateConfiguration() } }
  }

  /// A view behind everything else of the cell; it fills the cell.
  open var backgroundView: UIView? {
    didSet {
      placeBackground(replacing: oldValue)
      if backgroundView != nil { backgroundConfiguration = nil }
    }
  }

  /// A view above `backgroundView`, shown while the cell is selected or highlighted.
  open var selectedBackgroundView: UIView? {
    didSet {
      guard oldValue !== selectedBackgroundView else { return }
      oldValue?.removeFromSuperview()
      placeSelectedBackground()
      if selectedBackgroundView != nil { backgroundConfiguration = nil }
    }
  }

  // MARK: Configurations

  /// What the cell's configurations depend on; a subclass adds values of its own.
  open var configurationState: UICellConfigurationState { ownConfigurationState }

  /// Asks for an update of the configurations before the cell's next layout.
  ///
  /// However often it is called, there is one update. Selection, highlight and traits call it.
  open func setNeedsUpdateConfiguration() {
    configurations.noteRequest()
    setNeedsLayout()
  }

  /// Updates the configurations for a state; called before layout, never directly.
  ///
  /// The default updates those that follow the state automatically.
  open func updateConfiguration(using state: UICellConfigurationState) {
    updateAutomatically(for: state)
  }

  /// Called after each `updateConfiguration(using:)`, with the same state (iOS 15).
  @preconcurrency open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    get { configurations.handler }
    set {
      configurations.handler = newValue
      setNeedsUpdateConfiguration()
    }
  }

  /// What the content view shows; setting nil gives an empty content view.
  ///
  /// The content view stays where it can show the new configuration, and is replaced otherwise.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configurations.content }
    set { showContent(newValue) }
  }

  /// Whether `contentConfiguration` follows the cell's state; it does unless set.
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { configurations.updatesContent }
    set { configurations.updatesContent = newValue }
  }

  /// What is drawn behind the content; nil where background views or a color are used.
  ///
  /// Setting one takes `backgroundColor`, `backgroundView` and `selectedBackgroundView` away, and
  /// setting one of these takes the configuration away.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configurations.background }
    set {
      showBackground(newValue)
      configurations.noteAssignment()
      setNeedsLayout()
    }
  }

  /// Whether `backgroundConfiguration` follows the cell's state; it does unless set.
  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { configurations.updatesBackground }
    set { configurations.updatesBackground = newValue }
  }

  /// The background that suits the cell where it is (iOS 16): a clear one.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }

  /// The fill behind everything; setting one takes `backgroundConfiguration` away.
  open override var backgroundColor: UIColor? {
    get { super.backgroundColor }
    set {
      super.backgroundColor = newValue
      if newValue != nil { backgroundConfiguration = nil }
    }
  }

  // MARK: Layout

  /// What the content view leaves free at its sides, in points.
  var contentSides: UIEdgeInsets { .zero }

  /// How high the cell is at least for what is beside its content, in points.
  var leastHeight: CGFloat { 0 }

  /// Called before what is inside is measured, and before constraints and `layoutSubviews` place it.
  override func willLayOut() {
    updateConfigurationIfDue()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    for view in [backgroundView, selectedBackgroundView, configurations.backgroundView] {
      guard let view, view.superview === self, view.frame != bounds else { continue }
      view.frame = bounds
    }
    let contentFrame = bounds.inset(by: contentSides)
    if content.superview === self, content.frame != contentFrame { content.frame = contentFrame }
  }

  /// Called when a view inside says that it would like to have another size.
  func contentSizeDidChange(of view: UIView) {
    if view === content { sizeMayHaveChanged() }
  }

  /// Puts another view in the content view's place.
  func replaceContentView(with view: UIView) {
    let old = content
    content = view
    fill(with: view)
    insertSubview(view, aboveSubview: old)
    old.removeFromSuperview()
  }

  private func stateDidChange(_ isChanged: Bool) {
    placeSelectedBackground()
    if isChanged { setNeedsUpdateConfiguration() }
  }

  private func addContentView() {
    fill(with: content)
    addSubview(content)
  }

  private func fill(with view: UIView) {
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  private func placeBackground(replacing old: UIView?) {
    guard old !== backgroundView else { return }
    old?.removeFromSuperview()
    guard let backgroundView else { return }
    fill(with: backgroundView)
    insertSubview(backgroundView, at: 0)
  }

  /// Takes the background away, in a block of changes by a fade (uikit.md 6.6).
  private func fadeAway(_ background: UIView) {
    guard AnimationBlock.current != nil, canAnimate else {
      endFade(of: background)
      return background.removeFromSuperview()
    }
    guard alphaBeforeFade == nil else { return }
    alphaBeforeFade = background.alpha
    UIView.animate(withDuration: UIView.inheritedAnimationDuration) {
      background.alpha = 0
    } completion: { [weak self] _ in
      guard let self, alphaBeforeFade != nil else { return }
      endFade(of: background)
      background.removeFromSuperview()
    }
  }

  private func endFade(of background: UIView) {
    guard let alpha = alphaBeforeFade else { return }
    alphaBeforeFade = nil
    background.alpha = alpha
  }

  private func placeSelectedBackground() {
    guard let selectedBackgroundView else { return }
    let isDue = isSelected || isHighlighted
    if isDue { endFade(of: selectedBackgroundView) }
    guard isDue != (selectedBackgroundView.superview === self) else { return }
    guard isDue else { return fadeAway(selectedBackgroundView) }
    fill(with: selectedBackgroundView)
    insertSubview(selectedBackgroundView, belowSubview: content)
  }
}
