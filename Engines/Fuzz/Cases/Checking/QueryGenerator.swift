import CompositionalLayout
import Foundation
import LayoutGeometry

/// A generator of queries of a layout: rectangles, visible intervals, measurements.
struct QueryGenerator {
  /// The random numbers.
  var generator: CaseGenerator
  private let sections: Int
  private let mayAskForAll: Bool

  /// Creates the queries for a case.
  init(_ layoutCase: LayoutCase) {
    generator = CaseGenerator(seed: layoutCase.seed &+ 0x5EED)
    sections = layoutCase.contents.count
    // A query for everything would need more memory than there is.
    mayAskForAll = layoutCase.itemCount <= 20_000
  }

  /// The number of measurements.
  let rounds = 2

  /// Returns sections to check closely, including one out of bounds.
  var someSections: [Int] { Array(0..<min(sections + 1, 8)) }

  /// Returns rectangles of at most the size of a screen near the content, and hostile ones.
  mutating func rects(in layout: SolvedLayout, count: Int) -> [CGRect] {
    (0..<count).map { _ in generator.chance(0.2) ? hostileRect() : screen(in: layout.contentSize) }
  }

  /// Returns the visible interval along the scroll axis: the rectangle's, `nil`, or a hostile one.
  mutating func visible(_ rect: CGRect, _ layout: SolvedLayout) -> LayoutInterval? {
    if generator.chance(0.3) { return nil }
    if generator.chance(0.1) {
      return LayoutInterval(start: generator.hostileNumber(), end: generator.hostileNumber())
    }
    return rect.interval(on: layout.axis)
  }

  private mutating func screen(in size: CGSize) -> CGRect {
    CGRect(
      x: coordinate(in: size.width), y: coordinate(in: size.height),
      width: CGFloat(generator.whole(1...900)), height: CGFloat(generator.whole(1...900)))
  }

  private mutating func coordinate(in length: CGFloat) -> CGFloat {
    guard length.isFinite, length > 0 else { return 0 }
    let share = generator.pick([0, 0, 0.5, 1]) + CGFloat(generator.whole(-100...100)) / 10_000
    return generator.chance(0.7) ? share * length : CGFloat(generator.whole(-500...500))
  }

  private mutating func hostileRect() -> CGRect {
    let size =
      mayAskForAll
      ? CGSize(width: generator.hostileNumber(), height: generator.hostileNumber())
      : CGSize(width: generator.whole(-300...900), height: generator.whole(-300...900))
    return CGRect(
      origin: CGPoint(x: generator.hostileNumber(), y: generator.hostileNumber()), size: size)
  }
}

extension QueryGenerator {
  /// Adds measured sizes for some elements of the first screen to the case, and returns the change.
  mutating func measure(
    _ layout: SolvedLayout, of layoutCase: inout LayoutCase
  ) -> LayoutMeasurementChange {
    var change = LayoutMeasurementChange()
    let rect = screen(in: layout.contentSize)
    for element in layout.elements(in: rect, visible: nil).prefix(12)
    where !element.sizing.isEmpty && generator.chance(0.5) {
      measure(element, of: &layoutCase, noting: &change)
    }
    return change
  }

  private mutating func measure(
    _ element: LayoutElement, of layoutCase: inout LayoutCase,
    noting change: inout LayoutMeasurementChange
  ) {
    switch (element.section, element.category) {
    case (let section?, .cell):
      layoutCase.contents[section].measured.items[element.item] = generator.measuredSize()
      change.sections[section, default: []].insert(element.item)
    case (let section?, .supplementary(let kind)):
      layoutCase.contents[section].measured.boundary[kind] = generator.measuredSize()
      change.sections[section, default: []].formUnion([])
    case (nil, .supplementary(let kind)):
      layoutCase.boundarySizes[kind] = generator.measuredSize()
    case (_, .decoration), (nil, .cell):
      break
    }
  }
}
