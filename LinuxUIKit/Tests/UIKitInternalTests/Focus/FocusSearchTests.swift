import SeededNumbers
import Testing

@testable import UIKit

struct FocusSearchTests {
  /// Three columns of two rows, and a wide rectangle below.
  ///
  ///     0 1 2
  ///     3 4
  ///     55555
  private static let grid =
    (0..<3).map { CGRect(x: CGFloat($0) * 100, y: 0, width: 90, height: 40) }
    + (0..<2).map { CGRect(x: CGFloat($0) * 100, y: 50, width: 90, height: 40) }
    + [CGRect(x: 0, y: 100, width: 290, height: 40)]

  private static let cases: [(Int, UIFocusHeading, Int?)] = [
    (0, .right, 1), (1, .right, 2), (2, .right, nil), (0, .left, nil), (1, .left, 0),
    (0, .down, 3), (1, .down, 4), (3, .up, 0), (3, .left, nil), (4, .right, nil), (3, .down, 5),
    (4, .down, 5), (0, .up, nil), (5, .down, nil),
  ]

  @Test("Arrow keys move to the neighbor in a grid", arguments: cases)
  func neighbors(from: Int, heading: UIFocusHeading, to: Int?) {
    #expect(Self.next(from, heading) == to)
  }

  @Test("Below a column that ends, the rectangle is next that overlaps it, also if it is farther")
  func overlap() {
    // Below 2 there is a gap, then the wide one; 4 is nearer, but beside it.
    #expect(Self.next(2, .down) == 5)
  }

  @Test("Up and down reach rows that don't overlap; left and right don't leave the row")
  func rows() {
    let rects = [
      CGRect(x: 200, y: 0, width: 50, height: 40), CGRect(x: 0, y: 60, width: 50, height: 40),
      CGRect(x: 80, y: 60, width: 50, height: 40),
    ]
    #expect(FocusSearch.next(from: rects[0], .down, among: rects) == 2)
    #expect(FocusSearch.next(from: rects[2], .up, among: rects) == 0)
    #expect(FocusSearch.next(from: rects[2], .right, among: rects) == nil)
  }

  @Test("The rectangle is that which a slow search pixel by pixel finds")
  func slowSearch() {
    for seed in PropertyRuns.seeds(full: 6_000) {
      var random = SeededGenerator(seed: seed)
      let rects = (0..<Int.random(in: 2...9, using: &random)).map { _ in Self.rect(&random) }
      for heading in [UIFocusHeading.up, .down, .left, .right] {
        let next = FocusSearch.next(from: rects[0], heading, among: rects)
        #expect(next == Self.slowNext(rects, heading), "seed \(seed), \(heading): \(rects)")
      }
    }
  }

  private static func next(_ from: Int, _ heading: UIFocusHeading) -> Int? {
    FocusSearch.next(from: grid[from], heading, among: grid)
  }

  private static func rect(_ random: inout SeededGenerator) -> CGRect {
    let (x, y) = (Int.random(in: 0...30, using: &random), Int.random(in: 0...30, using: &random))
    let (width, height) = (
      Int.random(in: 1...12, using: &random), Int.random(in: 1...12, using: &random)
    )
    return CGRect(x: x, y: y, width: width, height: height)
  }

  /// Turns the picture until the heading is down, then moves a line down, row by row, from the bottom of
  /// the first rectangle, until it meets the top of another one; those that begin higher count as met at
  /// once.
  private static func slowNext(_ rects: [CGRect], _ heading: UIFocusHeading) -> Int? {
    let turned = rects.map { rect -> CGRect in
      switch heading {
      case .down: rect
      case .up: CGRect(x: rect.minX, y: -rect.maxY, width: rect.width, height: rect.height)
      case .right: CGRect(x: rect.minY, y: rect.minX, width: rect.height, height: rect.width)
      default: CGRect(x: rect.minY, y: -rect.maxX, width: rect.height, height: rect.width)
      }
    }
    let start = turned[0]
    let below = turned.indices.filter {
      turned[$0].minY > start.minY && turned[$0].maxY > start.maxY
    }
    let startColumns = Set(Int(start.minX)..<Int(start.maxX))
    func columns(of index: Int) -> Set<Int> {
      Set(Int(turned[index].minX)..<Int(turned[index].maxX))
    }
    let overlapping = below.filter { !columns(of: $0).isDisjoint(with: startColumns) }
    let isVertical = heading == .down || heading == .up
    let candidates = overlapping.isEmpty && isVertical ? below : overlapping
    for line in Int(start.maxY)..<100 {
      let met = candidates.filter { Int(turned[$0].minY) <= line }
      // Of those on one line, the one with the narrowest gap, then with the nearest center, is next.
      for gap in 0..<100 {
        let near = met.filter { index in
          columns(of: index).contains { column in
            startColumns.contains { abs($0 - column) <= gap + 1 }
          }
        }
        guard !near.isEmpty else { continue }
        return near.min { first, second in
          let (one, other) = (
            abs(turned[first].midX - start.midX), abs(turned[second].midX - start.midX)
          )
          return one == other ? first < second : one < other
        }
      }
    }
    return nil
  }
}
