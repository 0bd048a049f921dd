import SeededNumbers

/// Views below each other.
extension ViewSystem {
  /// The distance between the sides of views and container.
  package static let margin = 16.0
  /// The distance between two views.
  package static let gap = 8.0

  /// Returns the optional heights of the views of a list, from seed 11; that of the central view is
  /// edited.
  package static func listHeights(count: Int) -> [Double] {
    var random = SeededGenerator(seed: 11)
    var heights = (0..<count).map { _ in Double(20 + random.next() % 60) }
    heights[count / 2] = firstHeight
    return heights
  }

  /// Creates `count` views below each other, as wide as the container and as each other: `6n - 1`
  /// constraints.
  package static func list(count: Int) throws -> ViewSystem {
    var system = try ViewSystem()
    for (index, height) in listHeights(count: count).enumerated() {
      try system.addRow(height: index == count / 2 ? nil : height)
    }
    if let last = system.views.last {
      try system.add([last.top.plus, last.height.plus, system.height.minus], gap, .lessThanOrEqual)
    }
    return system
  }

  /// Adds a view; without a height it is the one whose height is edited.
  private mutating func addRow(height: Double?) throws {
    let (first, previous) = (views.first, views.last)
    let view = makeView()
    try add([view.left.plus], -Self.margin)
    try add([view.left.plus, view.width.plus, width.minus], Self.margin)
    if let previous {
      try add([view.top.plus, previous.top.minus, previous.height.minus], -Self.gap)
    } else {
      try add([view.top.plus], -Self.gap)
    }
    try add([view.height.plus], 0, .greaterThanOrEqual)
    if let height {
      try add([view.height.plus], -height, .equal, Self.strong)
    } else {
      try addHeightEdit(of: view)
    }
    if let first { try add([view.width.plus, first.width.minus], 0, .equal, Self.medium) }
  }
}
