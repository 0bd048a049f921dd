/// What the handlers of a layout's sections have changed in the layout pass under way.
struct HandledItems {
  /// Whether a handler is being called: it is not called again from inside.
  var isCalling = false
  /// Whether what was changed is left out of answers for now.
  var isSetAside = false
  /// Counts how often everything was forgotten, so that a handler's caller notices.
  private(set) var solution = 0
  private var changes: [Int: [ElementID: ElementGeometry]] = [:]

  /// Place and look of an element that was changed; nil for one that is as the layout says.
  subscript(element: ElementID) -> ElementGeometry? {
    guard !isSetAside, !changes.isEmpty, element.indexPath.count == 2 else { return nil }
    return changes[element.indexPath.section]?[element]
  }

  /// The elements that were changed, in no order.
  var elements: [ElementID] {
    isSetAside ? [] : changes.values.flatMap(\.keys)
  }

  /// Keeps what a handler changed.
  mutating func keep(_ geometry: ElementGeometry, for element: ElementID) {
    changes[element.indexPath.section, default: [:]][element] = geometry
  }

  /// Forgets what was changed in the sections whose handlers are called next.
  mutating func forget(_ due: DueSections) {
    changes = changes.filter { !due.contains($0.key) }
  }

  /// Forgets all, because the elements may be others now.
  mutating func forgetAll() {
    changes = [:]
    solution &+= 1
  }
}

/// The sections that a layout pass concerns.
enum DueSections {
  /// All of them: the first pass, one after a change, one after a scroll of the whole.
  case all
  /// Those that have scrolled across the layout by themselves.
  case only(Set<Int>)

  /// Whether a section is one of them.
  func contains(_ section: Int) -> Bool {
    switch self {
    case .all: true
    case .only(let sections): sections.contains(section)
    }
  }

  /// Takes one more section in.
  mutating func insert(_ section: Int) {
    guard case .only(let sections) = self else { return }
    self = .only(sections.union([section]))
  }
}
