/// What a collection view showed before a change that is shown as a movement, and who waits for the
/// end of it (uikit.md 6.9, 8.3).
///
/// It is made before anything changes. The change itself is made at once, without movement; views
/// are then shown on their way from the places noted here.
@MainActor final class UpdateAnimation {
  /// Where the views were that were shown, and those that were about to leave.
  private var places: [ObjectIdentifier: (ViewGeometry, superview: UIView)] = [:]
  /// Where elements were, around the screen too; named as they are called after the change.
  private(set) var geometries: [ElementID: ElementGeometry] = [:]
  private let followers: Set<ElementID>
  /// Where the content was.
  let bounds: CGRect
  /// The elements that came on the screen with the change.
  var appearing: [ElementID] = []
  /// Whether the data was replaced as a whole before the end, or the layout's views taken away.
  var isInterrupted = false
  /// Called at the end.
  var completions: [(Bool) -> Void] = []
  /// The movement, once it is under way.
  weak var group: AnimationGroup?

  /// What `view` shows now, in bounds from which its content moves.
  init(of view: UICollectionView, in bounds: CGRect) {
    self.bounds = bounds
    var followers = Set<ElementID>()
    for attributes in view.elementsAround {
      geometries[attributes.element] = attributes.geometry
      if attributes.followsItem { followers.insert(attributes.element) }
    }
    for (element, shown) in view.shown {
      geometries[element] = shown.geometry
      if shown.attributes.followsItem { followers.insert(element) }
    }
    self.followers = followers
    for view in view.movableViews { note(view) }
  }

  /// Calls elements by their places after an update.
  func follow(_ map: UpdateMap) {
    let before = geometries
    geometries = [:]
    for (element, geometry) in before {
      if let after = map.element(element, followsItem: followers.contains(element)) {
        geometries[after] = geometry
      }
    }
  }

  /// Lets elements count as new, wherever they were.
  func forget(_ elements: [ElementID]) {
    for element in elements { geometries[element] = nil }
  }

  /// Where a view was, in its present superview; nil for one that was not there.
  func place(of view: UIView) -> ViewGeometry? {
    guard let (place, old) = places[ObjectIdentifier(view)], let superview = view.superview,
      old.window === superview.window
    else { return nil }
    return superview === old ? place : ViewGeometry(place, from: old, to: superview)
  }

  /// Forgets what was seen, and with it the views: a movement keeps no screen alive.
  func letGoOfPlaces() {
    places = [:]
    geometries = [:]
  }

  /// Strikes an element off that came on the screen with the change itself, and was not seen yet;
  /// answers whether it did.
  func takeBack(_ element: ElementID) -> Bool {
    guard group == nil, appearing.contains(element) else { return false }
    appearing.removeAll { $0 == element }
    return true
  }

  private func note(_ view: UIView) {
    guard let superview = view.superview else { return }
    places[ObjectIdentifier(view)] = (ViewGeometry(of: view), superview)
  }
}

extension UICollectionView {
  /// All views that a change can move: of elements, of scrollers, and the background.
  var movableViews: [UIView] {
    drawingOrder.compactMap { shown[$0]?.view } + leaving.map(\.shown.view)
      + Array(scrollers.shown.values) + [backgroundView].compactMap { $0 }
  }

  /// The elements on the screen and as far around it as it is large, so that what comes in from
  /// there can come from where it was.
  ///
  /// [guess 8.3] What was further away than that fades in.
  fileprivate var elementsAround: [UICollectionViewLayoutAttributes] {
    guard !due.prepare, dataSource != nil else { return [] }
    let around = bounds.insetBy(dx: -bounds.width, dy: -bounds.height)
    return layout.layoutAttributesForElements(in: around) ?? []
  }
}
