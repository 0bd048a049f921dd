import LayoutGeometry
import UIKit

/// A collection view that shows pending changes of state when it is laid out.
final class LegoCollectionView: EscapableCollectionView {
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
  /// Whether a layout pass is in progress.
  private(set) var isLayingOut = false
  /// The controller of the content offset.
  private(set) var scrolling: ScrollController?
  /// The description that the collection view displays.
  private(set) weak var screen: (any DisplayedScreen)?
  /// The background of a page without grouped lists, and the one that was set last in its place.
  private var backgrounds: (standard: UIColor?, displayed: UIColor?)
  /// Whether a view around the collection view gives it the height of its content.
  private(set) var isAsHighAsContent = false

  /// The layout of the last pass that may have added scroll views.
  private var lastSidewaysLayout: SidewaysLayout?

  /// Whether the collection view is measured and never displayed.
  private(set) var isPrototype = false

  /// Makes the collection view one that is measured and never displayed.
  func makePrototype() {
    isPrototype = true
  }

  /// Calls closures from now on.
  func connect(_ callbacks: Callbacks) {
    self.callbacks = callbacks
  }

  /// Sets whether a view around the collection view gives it the height of its content.
  func setIsAsHighAsContent(_ isAsHighAsContent: Bool) {
    self.isAsHighAsContent = isAsHighAsContent
  }

  /// Lets a controller keep the content offset in each layout pass.
  func connect(_ scrolling: ScrollController) {
    self.scrolling = scrolling
  }

  /// Notifies a displayed description of layout passes, without retaining it.
  func connect(_ screen: any DisplayedScreen) {
    self.screen = screen
    backgrounds = (backgroundColor, backgroundColor)
  }

  /// Sets the background of the page, unless the user has set another one; `nil` is the default.
  func setPageBackground(_ color: UIColor?) {
    guard backgroundColor == backgrounds.displayed else { return }
    let color = color ?? backgrounds.standard
    guard color != backgrounds.displayed else { return }
    backgrounds.displayed = color
    backgroundColor = color
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

  override func escape() -> Bool {
    screen?.features.contains { $0.escape() } ?? false
  }

  /// Sets the delegate that forwards its calls, without retaining it.
  func install(_ delegate: ForwardingDelegate) {
    delegate.setTarget(super.delegate)
    super.delegate = delegate
  }

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    super.gestureRecognizerShouldBegin(gestureRecognizer)
      && sidewaysLayout?.sidewaysTables.shouldBegin(gestureRecognizer) ?? true
  }

  private var sidewaysLayout: SidewaysLayout? { collectionViewLayout as? SidewaysLayout }

  /// Scrolls to an item, also in a table or a timeline that scrolls horizontally.
  override func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    sidewaysLayout?.scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
    let titles = sidewaysLayout?.pinnedHeight(aboveItemAt: indexPath) ?? 0
    guard titles > 0, scrollPosition.contains(.top),
      let cell = layoutAttributesForItem(at: indexPath)
    else {
      return super.scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
    }
    // The item is below the titles that stay visible, as far as the content allows.
    let start = -adjustedContentInset.top
    let end = max(start, contentSize.height + adjustedContentInset.bottom - bounds.height)
    let top = min(max(cell.frame.minY - titles + start, start), end)
    setContentOffset(CGPoint(x: contentOffset.x, y: top), animated: animated)
  }

  @available(visionOS, deprecated: 1)
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    let category = previousTraitCollection?.preferredContentSizeCategory
    guard hasOwnLayout, category != traitCollection.preferredContentSizeCategory else { return }
    // Heights that the layout has read are those of the other text size.
    collectionViewLayout.invalidateLayout()
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
    // Other layouts do not report it: a pass over a valid layout changes nothing.
    guard (collectionViewLayout as? LegoLayout)?.isInvalid ?? true, !bounds.isEmpty else { return }
    if isLayingOut { super.layoutSubviews() } else { layoutIfNeeded() }
  }

  override func layoutSubviews() {
    let isNested = isLayingOut
    isLayingOut = true
    defer { isLayingOut = isNested }
    scrolling?.layoutWillBegin()
    callbacks.onLayout?()
    screen?.layoutWillBegin()
    removeScrollersOfOtherLayout()
    super.layoutSubviews()
    sidewaysLayout?.layOutScrollers()
    scrolling?.layoutDidEnd { super.layoutSubviews() }
    screen?.layoutDidEnd { super.layoutSubviews() }
    callbacks.onLaidOut?()
  }

  private func removeScrollersOfOtherLayout() {
    guard lastSidewaysLayout !== sidewaysLayout else { return }
    lastSidewaysLayout?.sidewaysTables.removeScrollers(from: self)
    lastSidewaysLayout = sidewaysLayout
  }
}

extension UICollectionView {
  /// The scroll views of the displayed sections whose pages VoiceOver announces.
  package var viewsThatAnnouncePages: [UIScrollView] {
    (self as? LegoCollectionView)?.scrolling?.viewsThatAnnouncePages ?? []
  }
}

extension UIView {
  /// The lists in whose cells the view is, from the innermost on; a list itself comes first.
  var lists: some Sequence<LegoCollectionView> {
    sequence(first: self, next: \.superview).lazy.compactMap { $0 as? LegoCollectionView }
  }

  /// The list in one of whose cells the view is.
  var listAround: LegoCollectionView? { superview?.lists.first { _ in true } }

  /// The cell that the view is in, or is itself.
  var cellAround: UICollectionViewCell? {
    sequence(first: self as UIView, next: \.superview).firstNonNil { $0 as? UICollectionViewCell }
  }
}

extension UICollectionView {
  /// Returns the displayed supplementary views of a kind with their index paths.
  func visibleSupplementaryViews(
    ofKind kind: String
  ) -> [(path: IndexPath, view: UICollectionReusableView)] {
    indexPathsForVisibleSupplementaryElements(ofKind: kind).compactMap { path in
      supplementaryView(forElementKind: kind, at: path).map { (path, $0) }
    }
  }
}

extension UICollectionViewCell {
  /// The item that the cell displays in the content of its renderer.
  var displayedAnyItem: AnyItem? {
    let superviews = sequence(first: self as UIView, next: \.superview)
    guard let view = superviews.firstNonNil({ $0 as? UICollectionView }),
      let screen = (view as? LegoCollectionView)?.screen
    else { return nil }
    guard let path = view.indexPath(for: self) else {
      return supplementaryItem(of: screen, in: view)
    }
    return screen.item(at: path)
  }

  /// The item of the header, footer or other view of a section that this cell is.
  private func supplementaryItem(
    of screen: any DisplayedScreen, in view: UICollectionView
  ) -> AnyItem? {
    for (index, section) in screen.allSections {
      let path = IndexPath(item: 0, section: index)
      for (kind, item) in section.supplementaryItems
      where view.supplementaryView(forElementKind: kind, at: path) === self {
        return item
      }
    }
    return nil
  }
}
