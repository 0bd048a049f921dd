/// The elements that a collection view displays, and the scroll views that contain some of their
/// views.
///
/// The drawing order contains each displayed element once, and the view of a displayed element
/// stores that element.
@MainActor final class VisibleElements {
  /// The elements from back to front.
  private(set) var inDrawingOrder: [VisibleElement] = []
  /// The scroll views of orthogonally scrolling sections.
  let scrollers = EmbeddedScrollers()
  private var elements: [ElementID: VisibleElement] = [:]

  /// The displayed view of an element; `nil` for one that is not displayed.
  subscript(element: ElementID) -> VisibleElement? { elements[element] }

  /// The identifiers of all elements, in no particular order.
  var identifiers: some Sequence<ElementID> { elements.keys }

  /// The cells from back to front.
  ///
  /// A cell that is used as a header is not included.
  var cells: some Sequence<VisibleElement> {
    inDrawingOrder.lazy.filter { $0.element.category == .cell }
  }

  /// Returns the cell of an item; `nil` for an item that is not displayed.
  func cell(at indexPath: IndexPath) -> (any ElementCell)? {
    elements[.cell(indexPath)]?.view.elementCell
  }

  /// Returns whether an element is still displayed by the same view.
  func contains(_ visible: VisibleElement) -> Bool { elements[visible.element] === visible }

  /// Adds an element in front of all others.
  func append(_ visible: VisibleElement) {
    elements[visible.element] = visible
    inDrawingOrder.append(visible)
    visible.view.setDisplayedElement(visible.element)
  }

  /// Removes an element; returns `nil` if it is not displayed.
  @discardableResult func remove(_ element: ElementID) -> VisibleElement? {
    guard let removed = elements.removeValue(forKey: element) else { return nil }
    inDrawingOrder.removeLast(identicalTo: removed)
    removed.view.setDisplayedElement(nil)
    return removed
  }

  /// Puts elements in a drawing order; all others come after them in their previous order.
  func setDrawingOrder(_ order: some Sequence<ElementID>) {
    let last = inDrawingOrder.filter(\.display.isLeaving)
    inDrawingOrder = order.compactMap { elements[$0] }
    inDrawingOrder += last
  }

  /// Moves elements to their index paths after an update; removes and returns those without one.
  func apply(_ map: UpdateMap) -> [VisibleElement] {
    var removed: [VisibleElement] = []
    let before = inDrawingOrder
    elements = [:]
    inDrawingOrder = []
    for visible in before {
      let followsItem = visible.attributes.followsItem
      guard let after = map.element(visible.element, followsItem: followsItem) else {
        visible.view.setDisplayedElement(nil)
        removed.append(visible)
        continue
      }
      visible.beginUpdate(to: after)
      append(visible)
    }
    return removed
  }
}
