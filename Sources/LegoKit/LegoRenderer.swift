import UIKit

/// Renders a ``Lego`` in a collection view and keeps it up to date.
///
/// ```swift
/// class Colors: UIViewController {
///   var colors: [ColorItem] = []
///   lazy var legoRenderer: LegoRenderer = .init(lego: lego)
///   var lego: Lego { Lego { Section(id: 0, layout: RowsLayout()) { colors } } }
///
///   override func viewDidLoad() {
///     super.viewDidLoad()
///     legoRenderer.render(in: view) { $0.backgroundColor = .systemBackground }
///   }
///
///   func add(_ color: ColorItem) {
///     colors.append(color)
///     legoRenderer.apply(lego)
///   }
/// }
/// ```
///
/// In a ``LegoContainer`` with its state in `@State` or an observed model, updates are automatic
/// and ``apply(_:animatingDifferences:completion:)`` is not needed.
///
/// Each update compares identities and contents with the displayed ones. Equal items aren't
/// updated, and changed ones update their existing cell. An update inserts, deletes, moves and
/// reconfigures items and changes layouts together. During an update, the newest of the later
/// ones waits and replaces older ones. The first content appears without animation.
///
/// Changes of state are displayed by the next layout pass, at most one update for each frame. While
/// the user scrolls fast, only the newest content of a frame is displayed, and the scroll continues.
/// With an ``anchor`` the visible items stay under the finger.
@MainActor public final class LegoRenderer {
  /// The description that was applied last.
  public private(set) var lego: Lego
  /// Whether updates are animated.
  ///
  /// The default is `true`. While the user prefers reduced motion, updates are not animated unless
  /// ``respectsReduceMotion`` is `false`.
  public var isAnimationEnabled = true

  private let updates = UpdateQueue()
  private let elements: ElementProvider
  private let content: ContentRenderer
  private let dependencies = DependencyTracker()
  private var needsUpdate = false

  /// Creates a renderer for `lego`, which ``render(in:configure:)`` displays.
  ///
  /// `lego` is evaluated once, and state that the expression reads is observed.
  ///
  /// With a layout of your own, items have its frames, and updates, features and scrolling to items stay
  /// the same. Headers, footers and views of other kinds are displayed if it returns attributes for
  /// them, with an index path of item 0. The layout reads the heights of items from its collection
  /// view: `collectionView?[heightOfItemAt: path, inWidth: 160]`.
  ///
  /// The layouts of the sections and the configuration are not used then: neither their columns, insets
  /// and separators nor headers that stay visible. Modifiers of sections that have no effect, such as
  /// `background` and `transition`, are reported as ``ModifierIgnoredByLayout``. An ``anchor`` is
  /// restored at the end of an update.
  ///
  /// To display the same content in another layout, assign it to the `collectionViewLayout` of the
  /// collection view, or animate the change with `setCollectionViewLayout(_:animated:)`.
  ///
  /// - Parameters:
  ///   - lego: The first content.
  ///   - layoutConfiguration: The configuration of the layout of the sections.
  ///   - collectionViewLayout: The layout in place of that of the sections. The default is `nil`, which
  ///     takes the layouts of the sections. A collection view layout belongs to one collection view.
  public convenience init(
    lego: @autoclosure () -> Lego,
    layoutConfiguration: UICollectionViewCompositionalLayoutConfiguration = .init(),
    collectionViewLayout: UICollectionViewLayout? = nil
  ) {
    self.init(lego, layoutConfiguration, collectionViewLayout, features: Features.all)
  }

  /// Creates a renderer of content that is measured and never displayed: it has no features.
  convenience init(prototypeOf lego: Lego) {
    self.init({ lego }, UICollectionViewCompositionalLayoutConfiguration(), nil, features: [])
  }

  private init(
    _ lego: () -> Lego, _ layoutConfiguration: UICollectionViewCompositionalLayoutConfiguration,
    _ layout: UICollectionViewLayout?, features: [any Feature.Type]
  ) {
    let elements = ElementProvider(updates: updates)
    self.elements = elements
    let content = ContentRenderer(
      elements: elements, features: features, layoutConfiguration: layoutConfiguration,
      layout: layout)
    self.content = content
    dependencies.connect { [weak content] in content?.report($0) }
    self.lego = dependencies.evaluateFirst(lego)
    connect()
  }

  private func connect() {
    dependencies.connect(
      onChange: { [weak self] in self?.updateFromContainer($0) },
      onNotify: { [weak content] in content?.setNeedsLayout() })
    elements.connect(sectionSwipeActions)
    content.connect(
      LegoCollectionView.Callbacks(
        onLayout: { [weak self] in
          self?.dependencies.flush()
          self?.updateIfNeeded()
        },
        onLeaveWindow: { [weak dependencies] in dependencies?.checkRetentionLater() }))
    content.connect(onRequest: { [weak self] in self?.setNeedsUpdate() })
  }

  /// The closure that provides supplementary views of kinds that the description does not contain.
  ///
  /// These are the kinds of the layout's configuration, and badges for items that have none of
  /// that kind in the description. An empty view is
  /// displayed if the closure returns `nil`. The renderer retains the closure, which has to capture
  /// the controller weakly.
  public var supplementaryViewProvider:
    ((UICollectionView, String, IndexPath) -> UICollectionReusableView?)?
  {
    get { elements.supplementaryViewProvider }
    set { elements.setSupplementaryViewProvider(newValue) }
  }

  /// The closure that is called once for each mistake in a description; each is printed as well.
  public var mistakeHandler: ((any LegoMistake) -> Void)? {
    get { content.mistakeHandler }
    set { content.mistakeHandler = newValue }
  }

  /// The rule for items and sections with the same id.
  ///
  /// The default is ``DuplicatePolicy/number``, which displays all of them.
  public var duplicatePolicy: DuplicatePolicy {
    get { content.updater.duplicatePolicy }
    set { content.updater.duplicatePolicy = newValue }
  }

  /// The configuration of the whole layout: direction, spacing between sections, global headers.
  public var layoutConfiguration: UICollectionViewCompositionalLayoutConfiguration {
    get { content.layoutConfiguration }
    set { content.setLayoutConfiguration(newValue) }
  }

  /// The scrolling of the collection view.
  var scrolling: ScrollController { content.scrolling }

  /// The closure that is called after each layout pass of the collection view.
  package func connect(onLaidOut: @escaping () -> Void) {
    content.connect(onLaidOut: onLaidOut)
  }

  /// The collection view that displays the content; `nil` before ``render(in:configure:)``.
  public var collectionView: UICollectionView? { content.collectionView }

  /// The closure that is called after each update of the screen with a report on it.
  ///
  /// The renderer retains the closure, which has to capture the controller weakly. It is called
  /// before the completion of the update, when the changes are displayed and may still be
  /// animated.
  public var onUpdate: ((UpdateReport) -> Void)? {
    get { content.updater.setting(\.onUpdate) }
    set {
      content.updater.change(\.onUpdate, to: newValue)
      updateNaming()
    }
  }

  /// The updates of the screen from now on, with a report on each; any number of clients may follow them.
  ///
  /// ```swift
  /// for await report in renderer.updateReports { print(report) }
  /// ```
  ///
  /// Each access is a sequence of its own, which ends when the renderer is released or its task is
  /// canceled. Of reports that are not asked for, the newest 64 wait. Unlike ``onUpdate``, it does not
  /// belong to one client: code for debugging follows it beside the app's own.
  public var updateReports: AsyncStream<UpdateReport> {
    defer { updateNaming() }
    return content.updater.makeReports()
  }

  /// Whether updates are displayed without animation while Reduce Motion is on in the settings of
  /// the device.
  ///
  /// The default is `true`. An update that would have been animated names the setting in
  /// ``UpdateReport/fallback``. Scrolling to an item stays animated, as that of UIKit does.
  public var respectsReduceMotion: Bool {
    get { content.updater.setting(\.respectsReduceMotion) }
    set { content.updater.change(\.respectsReduceMotion, to: newValue) }
  }

  /// The time that updates may take before they are displayed without animation or by making all
  /// cells again.
  public var budget: UpdateBudget {
    get { content.updater.setting(\.budget) }
    set { content.updater.change(\.budget, to: newValue) }
  }
}

// MARK: Rendering

extension LegoRenderer {
  /// Adds the collection view to `view`, where it fills the bounds and follows their size.
  ///
  /// The content is displayed when the call returns, without animation. A second call moves the
  /// collection view to another view.
  ///
  /// - Parameters:
  ///   - view: The view to fill, such as a controller's own.
  ///   - configure: Configures the collection view, such as its background and delegate. A delegate
  ///     that is set here or later receives all calls after the handlers of the description; the
  ///     property itself returns an object of LegoKit. The closure is not retained.
  public func render(in view: UIView, configure: (UICollectionView) -> Void = { _ in }) {
    let isFirst = content.collectionView == nil
    let collectionView = content.loadCollectionView()
    UpdateInspection.connect { view, kind, path in
      (view as? LegoCollectionView)?.screen?.inspectedFacts(ofKind: kind, at: path) ?? []
    }
    collectionView.frame = view.bounds
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collectionView)
    configure(collectionView)
    if isFirst { displayFirstContent(in: view) }
  }

  private func displayFirstContent(in view: UIView) {
    dependencies.findContainer(of: self, around: view)
    let first = dependencies.evaluateIfStale(for: self) ?? lego
    lego = first
    updates.start(with: first) { [weak content] update in
      content?.perform(update)
    }
  }

  /// Returns the item at `path` if it has the requested type, or `nil`.
  ///
  /// During an animation, this is the item that the animation leads to.
  public subscript<Item: TypedItemType>(
    path: IndexPath, as type: Item.Type = Item.self
  ) -> Item? {
    item(at: path)?.base as? Item
  }

  /// Returns the item at `path`, or `nil` if there is none.
  public func item(at path: IndexPath) -> AnyItem? {
    content.item(at: path)
  }

  /// The displayed description; `nil` before ``render(in:configure:)``.
  var screen: (any DisplayedScreen)? { content.displayedDescription }
}

// MARK: Updating

extension LegoRenderer {
  /// Displays `lego` and animates the changes.
  ///
  /// - Parameters:
  ///   - lego: The new content. State that its block has read is observed from then on, too.
  ///   - animatingDifferences: Whether to animate, if ``isAnimationEnabled`` is true.
  ///   - completion: The closure that is called exactly once, when the update has ended.
  public func apply(
    _ lego: Lego, animatingDifferences: Bool = true,
    completion: (@MainActor (UpdateOutcome) -> Void)? = nil
  ) {
    dependencies.observeApplied(lego)
    update(
      to: lego, .applied, animates: animatingDifferences, completion: UpdateCompletion(completion))
  }

  /// Displays `lego` and animates the changes: ``apply(_:animatingDifferences:completion:)`` with a
  /// label.
  public func apply(lego: Lego, animatingDifferences: Bool = true) {
    apply(lego, animatingDifferences: animatingDifferences)
  }

  /// Displays content that the description around it has described and observes.
  func displayNested(_ lego: Lego, animates: Bool) {
    update(to: lego, .applied, animates: animates, completion: UpdateCompletion(nil))
  }

  /// Displays `lego` and returns the outcome, after the animation.
  public func applyAndWait(
    _ lego: Lego, animatingDifferences: Bool = true
  ) async -> UpdateOutcome {
    await withCheckedContinuation { continuation in
      apply(lego, animatingDifferences: animatingDifferences) { outcome in
        continuation.resume(returning: outcome)
      }
    }
  }

  /// Performs the update now that is scheduled for the next run of the main queue, if state has changed.
  ///
  /// This is for tests that set state and read the screen without waiting for it.
  public func flush() {
    dependencies.flush()
  }

  private func updateFromContainer(_ animation: LegoAnimation?) {
    guard collectionView != nil else { return }
    updateNaming()
    guard let lego = dependencies.evaluate(for: self) else { return }
    update(
      to: lego, .state(dependencies.names), animates: animation != LegoAnimation.none,
      completion: UpdateCompletion(nil))
  }

  // Names of properties cost time, and only reports have them.
  private func updateNaming() {
    dependencies.setNaming(content.updater.isReporting || UpdateInspection.isRecording)
  }

  // Content cannot change in the layout pass that has measured it.
  private func setNeedsUpdate() {
    needsUpdate = true
    content.setNeedsLayout()
  }

  private func updateIfNeeded() {
    guard needsUpdate else { return }
    needsUpdate = false
    update(to: lego, .state([]), animates: false, completion: UpdateCompletion(nil))
  }

  private func update(
    to lego: Lego, _ reason: UpdateReport.Reason, animates: Bool, completion: UpdateCompletion
  ) {
    self.lego = lego
    updates.enqueue(
      PendingUpdate(
        lego: lego, reason: reason, animates: animates && isAnimationEnabled,
        completion: completion))
  }
}
