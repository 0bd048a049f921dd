import UIKit

/// A collection view with its layout and its data source.
@MainActor struct CollectionStack {
  let collectionView: LegoCollectionView
  let layout: LegoLayout
  let dataSource: UICollectionViewDiffableDataSource<SectionToken, ItemToken>

  /// Creates a collection view whose callbacks `elements` handles.
  ///
  /// The callbacks hold `elements` weakly.
  init(
    elements: ElementProvider, configuration: UICollectionViewCompositionalLayoutConfiguration,
    isAnchored: Bool = false
  ) {
    let sections: UICollectionViewCompositionalLayoutSectionProvider = {
      [weak elements] index, environment in
      elements?.section(at: index, environment) ?? .placeholder
    }
    let layout =
      isAnchored
      ? AnchoredLayout(sectionProvider: sections, configuration: configuration)
      : SidewaysLayout(sectionProvider: sections, configuration: configuration)
    layout.ignoreItemsOfUpdates()
    layout.register(
      SectionBackgroundView.self, forDecorationViewOfKind: SectionBackgroundView.kind)
    let collectionView = LegoCollectionView(frame: .zero, collectionViewLayout: layout)
    let dataSource = UICollectionViewDiffableDataSource<SectionToken, ItemToken>(
      collectionView: collectionView
    ) { [weak elements] view, path, token in
      elements?.cell(for: token, in: view, at: path)
    }
    dataSource.supplementaryViewProvider = { [weak elements] view, kind, path in
      elements?.supplementaryView(ofKind: kind, in: view, at: path)
    }
    elements.connect(to: layout) { [weak collectionView, weak dataSource] index in
      guard let collectionView, let dataSource,
        let token = dataSource.sectionIdentifier(for: index)
      else { return nil }
      let count = dataSource.collectionView(collectionView, numberOfItemsInSection: index)
      return (token, count)
    }
    layout.connect(transitions: { [weak elements, weak dataSource] path, isInsertion in
      elements?.transition(ofItemAt: path, isInsertion: isInsertion) {
        dataSource?.indexPath(for: $0) != nil
      }
    })
    (self.layout, self.collectionView, self.dataSource) = (layout, collectionView, dataSource)
  }
}

/// A collection view that shows pending changes of state when it is laid out.
final class LegoCollectionView: UICollectionView {
  /// The closures that a collection view calls.
  struct Callbacks {
    /// The closure that is called before each layout pass.
    var onLayout: (() -> Void)?
    /// The closure that is called when the view has left its window.
    var onLeaveWindow: (() -> Void)?
    /// The closure that is called after each layout pass.
    var onLaidOut: (() -> Void)?
  }

  private var callbacks = Callbacks()
  private var isLayingOut = false
  private var scrolling: ScrollController?
  private weak var displayed: DisplayedDescription?

  /// Calls closures from now on.
  func connect(_ callbacks: Callbacks) {
    self.callbacks = callbacks
  }

  /// Ends what the Escape key ends for the escape gesture of VoiceOver.
  override func accessibilityPerformEscape() -> Bool {
    escape() || super.accessibilityPerformEscape()
  }

  /// Lets a controller keep the content offset in each layout pass.
  func connect(_ scrolling: ScrollController) {
    self.scrolling = scrolling
  }

  /// The features of the displayed description.
  var features: FeatureList? { displayed?.features }

  /// Notifies a displayed description of layout passes, without retaining it.
  func connect(_ displayed: DisplayedDescription) {
    self.displayed = displayed
  }

  /// The delegate: after ``install(_:)`` an object that calls the handlers of the description and
  /// forwards all calls to the delegate that was set.
  override var delegate: (any UICollectionViewDelegate)? {
    get { super.delegate }
    // UIKit also sets it when the stored properties of subclasses were released already.
    set {
      guard let installed = super.delegate as? ForwardingDelegate, installed !== newValue else {
        return super.delegate = newValue
      }
      installed.setTarget(newValue)
      // UIKit reads which methods there are when a delegate is set.
      super.delegate = nil
      super.delegate = installed
    }
  }

  /// Ends what the Escape key ends, such as open swipe actions; returns `false` if there is nothing.
  func escape() -> Bool {
    displayed?.features.contains { $0.escape() } ?? false
  }

  /// Sets the delegate that forwards its calls, without retaining it.
  func install(_ delegate: ForwardingDelegate) {
    delegate.setTarget(super.delegate)
    super.delegate = delegate
  }

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    super.gestureRecognizerShouldBegin(gestureRecognizer)
      && sidewaysTables?.shouldBegin(gestureRecognizer) ?? true
  }

  private var sidewaysTables: SidewaysTables? {
    (collectionViewLayout as? SidewaysLayout)?.sidewaysTables
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { callbacks.onLeaveWindow?() }
  }

  /// Lays out the displayed content if its layout is invalid, so that the next update changes it.
  ///
  /// A batch update of a collection view whose layout is invalid begins with a layout pass, and may
  /// load all data again. That pass would describe sections as the update does.
  func layOutDisplayedContent() {
    guard (collectionViewLayout as? LegoLayout)?.isInvalid == true, !bounds.isEmpty else { return }
    if isLayingOut { super.layoutSubviews() } else { layoutIfNeeded() }
  }

  override func layoutSubviews() {
    let isNested = isLayingOut
    isLayingOut = true
    defer { isLayingOut = isNested }
    scrolling?.layoutWillBegin()
    callbacks.onLayout?()
    displayed?.layoutWillBegin()
    super.layoutSubviews()
    sidewaysTables?.layOutScrollers(in: self)
    scrolling?.layoutDidEnd { super.layoutSubviews() }
    displayed?.contentDidScroll { super.layoutSubviews() }
    displayed?.layoutDidEnd()
    callbacks.onLaidOut?()
  }
}

/// A compositional layout that reports the measurements of self-sizing cells.
class LegoLayout: UICollectionViewCompositionalLayout {
  /// A client of measurements: the index path of a cell, the size that it prefers, and its current
  /// size.
  typealias MeasurementHandler = (IndexPath, CGSize, CGSize) -> Void

  /// A provider of the transition of an item that is inserted or deleted.
  typealias TransitionProvider = (IndexPath, _ isInsertion: Bool) -> CellTransition?

  private var measurementHandler: MeasurementHandler?
  private var transitionProvider: TransitionProvider?
  /// Whether the layout was invalidated after it was prepared last.
  private(set) var isInvalid = false
  private var wasPrepared = false

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    isInvalid = wasPrepared
    super.invalidateLayout(with: context)
  }

  override func prepare() {
    (isInvalid, wasPrepared) = (false, true)
    super.prepare()
  }

  /// Displays transitions of inserted and deleted items.
  func connect(transitions provider: @escaping TransitionProvider) {
    transitionProvider = provider
  }

  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    return applying(transitionProvider?(itemIndexPath, true), to: attributes)
  }

  override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
    return applying(transitionProvider?(itemIndexPath, false), to: attributes)
  }

  private func applying(
    _ transition: CellTransition?, to attributes: UICollectionViewLayoutAttributes?
  ) -> UICollectionViewLayoutAttributes? {
    guard let transition, let collectionView, let attributes else { return attributes }
    let copy = attributes.copy() as? UICollectionViewLayoutAttributes ?? attributes
    transition.apply(copy, collectionView)
    return copy
  }

  /// Calls `handler` with each measurement of a cell.
  func connect(onMeasurement handler: @escaping MeasurementHandler) {
    measurementHandler = handler
  }

  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    if originalAttributes.representedElementCategory == .cell {
      measurementHandler?(
        originalAttributes.indexPath, preferredAttributes.size, originalAttributes.size)
    }
    return super.shouldInvalidateLayout(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
  }
}
