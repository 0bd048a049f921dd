/// The place right before or right after an element that is there already.
enum SnapshotNeighbor<Element> {
  case before(Element)
  case after(Element)

  /// The element that is there already.
  var element: Element {
    switch self {
    case .before(let element), .after(let element): element
    }
  }

  /// The index at which to insert when the element stands at `index`.
  func insertionIndex(at index: Int) -> Int {
    switch self {
    case .before: index
    case .after: index + 1
    }
  }
}
