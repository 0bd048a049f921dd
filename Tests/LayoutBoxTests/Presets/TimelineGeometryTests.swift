import SeededNumbers
import Testing
import UIKit

@testable import LayoutBox

/// Titles of 80 x 30 points, three rows of 40 points with 4 points between them, and 2 points for a
/// minute.
@MainActor @Suite("The frames of a timeline") struct TimelineGeometryTests {
  private func layout(_ spans: [TimelineSpan]) -> TimelineLayout {
    var layout = TimelineLayout(
      spans: spans, rowCount: 3, range: 100..<400, pointsPerUnit: 2, rowHeight: 40,
      rowTitleWidth: 80, columnTitleLength: 60, columnTitleHeight: 30)
    layout.rowSpacing = 4
    return layout
  }

  private func geometry(
    _ spans: [TimelineSpan], change: (inout TimelineLayout) -> Void = { _ in }
  ) -> TimelineGeometry {
    var layout = layout(spans)
    change(&layout)
    return TimelineGeometry(
      layout, itemCount: layout.rowTitleCount + layout.columnTitleCount + spans.count,
      visibleWidth: 300)
  }

  /// The number of titles: three rows, and five columns of an hour in 300 minutes.
  private let titleCount = 8

  @Test("Titles of rows come first, then those of columns, then the items of spans") func parts() {
    let geometry = geometry([TimelineSpan(row: 1, start: 150, length: 30)])
    #expect(geometry.part(ofItem: 2) == .rowTitle(2))
    #expect(geometry.part(ofItem: 3) == .columnTitle(0))
    #expect(geometry.part(ofItem: 7) == .columnTitle(4))
    #expect(geometry.part(ofItem: 8) == .span(0))
    #expect(geometry.part(ofItem: 9) == nil)
  }

  @Test("An item begins at its start and is as wide as it is long") func frames() {
    let geometry = geometry([TimelineSpan(row: 1, start: 150, length: 30)])
    // 80 + (150 - 100) * 2 = 180, and 30 + 40 + 4 = 74.
    let frame = CGRect(x: 180, y: 74, width: 60, height: 40)
    #expect(geometry.frame(ofItem: titleCount, atOffset: 0) == frame)
    #expect(geometry.frame(ofItem: titleCount, atOffset: 70) == frame.offsetBy(dx: -70, dy: 0))
    // The second hour begins at 80 + 60 * 2.
    #expect(
      geometry.frame(ofItem: 4, atOffset: 0) == CGRect(x: 200, y: 0, width: 120, height: 30))
    #expect(
      geometry.frame(ofItem: 2, atOffset: 70) == CGRect(x: 0, y: 118, width: 80, height: 40))
    // 30 + 3 * 40 + 2 * 4.
    #expect(geometry.contentHeight == 158)
    // 80 + 300 * 2 - 300.
    #expect(geometry.maximumOffset == 380)
  }

  @Test("The titles of rows move away from the edge while the timeline bounces") func bounce() {
    let geometry = geometry([])
    #expect(geometry.frame(ofItem: 0, atOffset: -20)?.minX == 20)
    #expect(geometry.pinnedEnd(atOffset: -20) == 100)
    #expect(geometry.pinnedEnd(atOffset: 20) == 80)
  }

  @Test("A span is cut off at the ends of the range, and so is the last title") func cutOff() {
    let geometry = geometry([
      TimelineSpan(row: 0, start: 50, length: 100), TimelineSpan(row: 0, start: 390, length: 100),
    ]) { $0.columnTitleLength = 70 }
    // 100 to 150, and 390 to 400.
    let frames = [8, 9].map { geometry.frame(ofItem: $0, atOffset: 0) }
    #expect(frames[0] == CGRect(x: 80, y: 30, width: 100, height: 40))
    #expect(frames[1] == CGRect(x: 660, y: 30, width: 20, height: 40))
    // Five titles of 70 minutes are 350 minutes; the last one begins at 100 + 280.
    #expect(geometry.frame(ofItem: 7, atOffset: 0)?.width == 40)
  }

  @Test("A span without a row, a length or a part in the range is hidden")
  func hidden() {
    let spans = [
      TimelineSpan(row: 3, start: 150, length: 30), TimelineSpan(row: -1, start: 150, length: 30),
      TimelineSpan(row: 0, start: 150, length: 0), TimelineSpan(row: 0, start: 150, length: -30),
      TimelineSpan(row: 0, start: 400, length: 30), TimelineSpan(row: 0, start: 70, length: 30),
      TimelineSpan(row: 0, start: .nan, length: 30),
      TimelineSpan(row: 0, start: 150, length: .nan),
      TimelineSpan(row: 0, start: -.infinity, length: .infinity),
      TimelineSpan(row: .max, start: 150, length: 30),
    ]
    let geometry = geometry(spans)
    for item in titleCount..<titleCount + spans.count {
      #expect(geometry.frame(ofItem: item, atOffset: 0) == nil, "\(spans[item - titleCount])")
      #expect(geometry.describedFrames[item].frame == .zero)
    }
    #expect(geometry.visibleItems(from: 0, to: 1_000, atOffset: 0).allSatisfy { $0 < titleCount })
  }

  @Test("Numbers without a meaning make an empty timeline") func hostile() {
    let spans = [TimelineSpan(row: 0, start: 150, length: 30)]
    let changes: [(inout TimelineLayout) -> Void] = [
      { $0.range = -.infinity..<(.infinity) }, { $0.pointsPerUnit = .nan },
      { $0.pointsPerUnit = -1 }, { $0.rowHeight = .infinity }, { $0.rowCount = .min },
      { $0.columnTitleLength = 0 }, { $0.columnTitleLength = .nan },
      { $0.columnTitleLength = 1e-300 }, { $0.initialPosition = .infinity },
      { $0.linePosition = .nan }, { $0.rowTitleWidth = -5 }, { $0.range = 5..<5 },
    ]
    for (number, change) in changes.enumerated() {
      let geometry = geometry(spans, change: change)
      #expect(geometry.contentHeight.isFinite, "\(number)")
      #expect(geometry.maximumOffset.isFinite, "\(number)")
      #expect((0...geometry.maximumOffset).contains(geometry.initialOffset), "\(number)")
      #expect(geometry.describedFrames.allSatisfy { $0.frame.maxX.isFinite }, "\(number)")
      _ = geometry.visibleItems(from: -.infinity, to: .infinity, atOffset: 10)
      _ = geometry.lineFrame(atOffset: 10)
    }
    #expect(
      geometry(spans) {
        $0.rowCount = .max; $0.rowTitleWidth = 0
      }.maximumOffset == 300)
  }

  @Test("The initial position is the offset of its units, between the ends") func initialOffset() {
    // (160 - 100) * 2.
    #expect(geometry([]) { $0.initialPosition = 160 }.initialOffset == 120)
    #expect(geometry([]) { $0.initialPosition = 0 }.initialOffset == 0)
    #expect(geometry([]) { $0.initialPosition = 399 }.initialOffset == 380)
    #expect(geometry([]).initialOffset == 0)
  }

  @Test("The line is centered at its position below the titles, while it is visible") func line() {
    let geometry = geometry([]) {
      $0.linePosition = 150
      $0.lineWidth = 4
    }
    // 80 + 50 * 2 - 2, from 30 to 158.
    #expect(geometry.lineFrame(atOffset: 0) == CGRect(x: 178, y: 30, width: 4, height: 128))
    #expect(geometry.lineFrame(atOffset: 101) == CGRect(x: 77, y: 30, width: 4, height: 128))
    // It ends at 182 - 102, where the titles end.
    #expect(geometry.lineFrame(atOffset: 102) == nil)
    for position in [99, 401, 260] {
      #expect(
        self.geometry([]) { $0.linePosition = Double(position) }.lineFrame(atOffset: 0) == nil)
    }
  }

  @Test("The frames without a view are those of a collection view") func plain() {
    let layout = layout([
      TimelineSpan(row: 0, start: 100, length: 30), TimelineSpan(row: 2, start: 120, length: 30),
    ])
    let screen = PlainScreen(count: 10) { layout.section(in: $0, itemCount: 10) }
    let found = layout.frames(in: CGSize(width: 300, height: 600), itemCount: 10)
    #expect(found.last == CGRect(x: 120, y: 118, width: 60, height: 40))
    #expect(areClose(found, screen.frames))
  }

  // MARK: Properties

  private func randomSpans(using random: inout SeededGenerator) -> [TimelineSpan] {
    (0..<Int.random(in: 0...40, using: &random)).map { _ in
      TimelineSpan(
        row: .random(in: -1...3, using: &random),
        start: Double(Int.random(in: 60...420, using: &random)),
        length: Double(Int.random(in: -5...120, using: &random)))
    }
  }

  @Test(
    "The visible items are those whose frames are visible",
    arguments: PropertyRuns.blocks(full: 4_000))
  func visibleItems(seeds: Range<UInt64>) {
    for seed in seeds {
      var random = SeededGenerator(seed: seed)
      let spans = randomSpans(using: &random)
      let hasTitles = Bool.random(using: &random)
      let geometry = geometry(spans) {
        $0.pointsPerUnit = CGFloat(Int.random(in: 1...5, using: &random))
        if !hasTitles { ($0.rowTitleWidth, $0.columnTitleHeight) = (0, 0) }
      }
      let offset = CGFloat(
        Int.random(in: -30...Int(geometry.maximumOffset) + 30, using: &random))
      let top = CGFloat(Int.random(in: -50...160, using: &random))
      let bottom = top + CGFloat(Int.random(in: 1...100, using: &random))
      let found = geometry.visibleItems(from: top, to: bottom, atOffset: offset)
        .filter { isInBand(geometry, $0, top, bottom) }
      let expected = (0..<geometry.itemCount).filter { item in
        guard let frame = geometry.frame(ofItem: item, atOffset: offset) else { return false }
        if case .rowTitle = geometry.part(ofItem: item) {
          return isInBand(geometry, item, top, bottom)
        }
        return frame.maxX > geometry.pinnedEnd(atOffset: offset) && frame.minX < 300
          && isInBand(geometry, item, top, bottom)
      }
      #expect(found.sorted() == expected, "seed \(seed)")
    }
  }

  // The titles of columns stay visible, so the band does not matter to them.
  private func isInBand(
    _ geometry: TimelineGeometry, _ item: Int, _ top: CGFloat, _ bottom: CGFloat
  ) -> Bool {
    guard let frame = geometry.frame(ofItem: item, atOffset: 0) else { return false }
    if case .columnTitle = geometry.part(ofItem: item) { return true }
    return frame.maxY > top && frame.minY < bottom
  }

  @Test(
    "Of two items that overlap, the later one is in front",
    arguments: PropertyRuns.blocks(full: 4_000))
  func levels(seeds: Range<UInt64>) {
    for seed in seeds {
      var random = SeededGenerator(seed: seed)
      let spans = randomSpans(using: &random)
      let geometry = geometry(spans)
      let frames = geometry.describedFrames.dropFirst(titleCount).map { $0 }
      for (one, other) in pairs(spans.count)
      where frames[one].frame.insetBy(dx: 0.5, dy: 0).intersects(frames[other].frame) {
        let starts = (max(100, spans[one].start), max(100, spans[other].start))
        let isBehind = starts.0 == starts.1 ? one < other : starts.0 < starts.1
        #expect((frames[one].zIndex < frames[other].zIndex) == isBehind, "seed \(seed)")
        #expect(frames[one].zIndex != frames[other].zIndex, "seed \(seed)")
      }
      #expect(frames.allSatisfy { $0.zIndex <= geometry.maximumLevel }, "seed \(seed)")
    }
  }

  private func pairs(_ count: Int) -> [(Int, Int)] {
    (0..<count).flatMap { one in (one + 1..<max(count, one + 1)).map { (one, $0) } }
  }
}
