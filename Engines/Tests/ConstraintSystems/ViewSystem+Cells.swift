import SeededNumbers

/// Cells below each other: an image, a title, a subtitle, a badge and a separator in each.
extension ViewSystem {
  /// The natural widths of the texts of a cell.
  package struct Texts: Sendable {
    package var title, subtitle, badge: Double
  }

  /// Returns the texts of the cells, from seed 12.
  package static func texts(count: Int) -> [Texts] {
    var random = SeededGenerator(seed: 12)
    return (0..<count).map { _ in
      let (title, subtitle) = (40 + random.next() % 200, 40 + random.next() % 300)
      return Texts(
        title: Double(title), subtitle: Double(subtitle), badge: Double(20 + random.next() % 30))
    }
  }

  /// Creates cells below each other, each with 33 constraints on its five views and itself.
  ///
  /// The height of the subtitle of the central cell is edited.
  package static func cells(count: Int) throws -> ViewSystem {
    var system = try ViewSystem()
    var previous: View?
    for (index, texts) in texts(count: count).enumerated() {
      let cell = try system.addCell(below: previous)
      try system.addContent(of: cell, texts, isEdited: index == count / 2)
      previous = cell
    }
    return system
  }

  /// Adds five constraints to the cell itself.
  private mutating func addCell(below previous: View?) throws -> View {
    let cell = makeView()
    try add([cell.left.plus], 0)
    try add([cell.width.plus, width.minus], 0)
    if let previous {
      try add([cell.top.plus, previous.top.minus, previous.height.minus], 0)
    } else {
      try add([cell.top.plus], 0)
    }
    try add([cell.height.plus], 0, .equal, Self.weak)
    return cell
  }

  private mutating func addContent(of cell: View, _ texts: Texts, isEdited: Bool) throws {
    let image = try addImage(in: cell)
    let badge = try addBadge(in: cell, natural: texts.badge)
    let title = makeView()
    try add([title.left.plus, image.left.minus, image.width.minus], -12)
    try add([title.top.plus, cell.top.minus], -8)
    try add([title.height.plus], -20)
    try addText(title, natural: texts.title, before: badge)
    let subtitle = makeView()
    try add([subtitle.left.plus, title.left.minus], 0)
    try add([subtitle.top.plus, title.top.minus, title.height.minus], -2)
    if isEdited {
      try addHeightEdit(of: subtitle)
    } else {
      try add([subtitle.height.plus], -16)
    }
    try addText(subtitle, natural: texts.subtitle, before: badge)
    try addBottom(subtitle, of: cell)
    try addSeparator(in: cell, besides: title)
  }

  /// Adds six constraints: 44 by 44, vertically centered in the cell, and inside it.
  private mutating func addImage(in cell: View) throws -> View {
    let image = makeView()
    try add([image.left.plus, cell.left.minus], -16)
    try add([image.width.plus], -44)
    try add([image.height.plus], -44)
    try addMiddle(image, of: cell)
    try add([image.top.plus, cell.top.minus], -8, .greaterThanOrEqual)
    try addBottom(image, of: cell)
    return image
  }

  /// Adds six constraints: at the right, vertically centered, with the natural width above all.
  private mutating func addBadge(in cell: View, natural: Double) throws -> View {
    let badge = makeView()
    try add([badge.left.plus, badge.width.plus, cell.left.minus, cell.width.minus], 16)
    try addMiddle(badge, of: cell)
    try add([badge.height.plus], -16)
    try add([badge.width.plus], 0, .greaterThanOrEqual)
    try add([badge.width.plus], -natural, .lessThanOrEqual, Self.weak)
    try add([badge.width.plus], -natural, .greaterThanOrEqual, Self.strong)
    return badge
  }

  /// Adds three constraints: the natural width, as far as there is space before the badge.
  private mutating func addText(_ view: View, natural: Double, before badge: View) throws {
    try add([view.left.plus, view.width.plus, badge.left.minus], 8, .lessThanOrEqual)
    try add([view.width.plus], -natural, .lessThanOrEqual, Self.weak)
    try add([view.width.plus], -natural, .greaterThanOrEqual, Self.medium)
  }

  /// Adds four constraints: below the texts, a point high.
  private mutating func addSeparator(in cell: View, besides title: View) throws {
    let line = makeView()
    try add([line.left.plus, title.left.minus], 0)
    try add([line.left.plus, line.width.plus, cell.left.minus, cell.width.minus], 0)
    try add([line.top.plus, line.height.plus, cell.top.minus, cell.height.minus], 0)
    try add([line.height.plus], -1)
  }

  private mutating func addMiddle(_ view: View, of cell: View) throws {
    try add([view.top.plus, view.height.plusHalf, cell.top.minus, cell.height.minusHalf], 0)
  }

  private mutating func addBottom(_ view: View, of cell: View) throws {
    try add(
      [view.top.plus, view.height.plus, cell.top.minus, cell.height.minus], 8, .lessThanOrEqual)
  }
}
