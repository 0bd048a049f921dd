/// The animation of a change, with the state before it and the completion handlers (uikit.md, 6.9,
/// 8.3).
///
/// It is created before the change, which is applied without animation. The views are then animated
/// from the geometry that was recorded here.
@MainActor final class UpdateAnimation {
  /// The bounds before the change.
  let bounds: CGRect
  /// The elements that entered the visible bounds with the change.
  private(set) var appearing: [ElementID] = []
  /// Whether the animation was interrupted, because all data or the layout's views were replaced.
  private(set) var isInterrupted = false
  /// The running animation of the views.
  private(set) weak var group: AnimationGroup?
  private var recorded: RecordedGeometry
  private var completions: [(Bool) -> Void] = []

  /// Records the current state of `view`, for a change of its bounds from `bounds`.
  init(of view: UICollectionView, in bounds: CGRect) {
    self.bounds = bounds
    recorded = RecordedGeometry(of: view)
  }

  /// Returns the geometry of an element before the change, by its index path after it.
  func geometry(of element: ElementID) -> ElementGeometry? { recorded.elements[element] }

  /// Returns the geometry of a view before the change, in its current superview.
  func geometry(of view: UIView) -> ViewGeometry? { recorded.geometry(of: view) }

  /// Moves elements to their index paths after an update.
  func apply(_ map: UpdateMap) { recorded.apply(map) }

  /// Treats elements as inserted, regardless of the state before the change.
  func treatAsInserted(_ elements: [ElementID]) {
    for element in elements { recorded.elements[element] = nil }
  }

  /// Discards the recorded geometry, and with it the references to views.
  func discardGeometry() { recorded = RecordedGeometry() }

  /// Stores the running animation of the views.
  func setGroup(_ group: AnimationGroup?) { self.group = group }

  /// Interrupts the running animation of the views.
  func interrupt() {
    isInterrupted = true
    group?.cancel()
  }

  // MARK: Appearing elements

  /// Adds an element that entered the visible bounds with the change.
  func addAppearing(_ element: ElementID) { appearing.append(element) }

  /// Removes an element that entered the visible bounds with the change and was not displayed yet;
  /// returns whether there was one.
  func removeAppearing(_ element: ElementID) -> Bool {
    guard group == nil, appearing.contains(element) else { return false }
    appearing.removeAll { $0 == element }
    return true
  }

  // MARK: Completion

  /// Adds a completion handler.
  func addCompletion(_ completion: @escaping (Bool) -> Void) { completions.append(completion) }

  /// Adds a completion handler that runs before those that were added already.
  func addFirstCompletion(_ completion: @escaping (Bool) -> Void) {
    completions.insert(completion, at: 0)
  }

  /// Calls the completion handlers, each once.
  func complete(_ isFinished: Bool) {
    let completions = completions
    self.completions = []
    for completion in completions { completion(isFinished) }
  }
}

/// The geometry of elements and views before a change.
@MainActor private struct RecordedGeometry {
  /// The geometry of elements in and around the visible bounds.
  var elements: [ElementID: ElementGeometry] = [:]
  private var followers = Set<ElementID>()
  private var views: [ObjectIdentifier: (ViewGeometry, superview: UIView)] = [:]

  init() {}

  init(of view: UICollectionView) {
    for attributes in view.elementsAroundVisibleBounds {
      elements[attributes.element] = attributes.geometry
      if attributes.followsItem { followers.insert(attributes.element) }
    }
    for visible in view.visibleElements.inDrawingOrder {
      elements[visible.element] = visible.geometry
      if visible.attributes.followsItem { followers.insert(visible.element) }
    }
    for view in view.animatableViews {
      guard let superview = view.superview else { continue }
      views[ObjectIdentifier(view)] = (ViewGeometry(of: view), superview)
    }
  }

  func geometry(of view: UIView) -> ViewGeometry? {
    guard let (geometry, old) = views[ObjectIdentifier(view)], let superview = view.superview,
      old.window === superview.window
    else { return nil }
    return superview === old ? geometry : ViewGeometry(geometry, from: old, to: superview)
  }

  mutating func apply(_ map: UpdateMap) {
    let before = elements
    elements = [:]
    for (element, geometry) in before {
      if let after = map.element(element, followsItem: followers.contains(element)) {
        elements[after] = geometry
      }
    }
  }
}

extension UICollectionView {
  /// All views that a change can move: those of elements, the sections' scroll views, and the
  /// background view.
  var animatableViews: [UIView] {
    visibleElements.inDrawingOrder.map(\.view) + animations.disappearing.map(\.visible.view)
      + Array(visibleElements.scrollers.displayed.values) + [backgroundView].compactMap { $0 }
  }

  // Unverified: that elements from further away fade in; inferred from uikit.md, 8.3.
  /// The attributes of elements in the visible bounds and up to one screen around them.
  ///
  /// Elements that enter the visible bounds from that area start with their old geometry.
  fileprivate var elementsAroundVisibleBounds: [UICollectionViewLayoutAttributes] {
    guard !pendingWork.needs(.preparation), dataSource != nil else { return [] }
    let around = bounds.insetBy(dx: -bounds.width, dy: -bounds.height)
    return layout.layoutAttributesForElements(in: around) ?? []
  }
}
