import BenchmarkHarness
import BoxLayout
import BoxTrees
import Foundation
import LayoutGeometry

extension Benchmark {
  /// Boxes that lay out views: a long list, deep nesting, lines and flows.
  package static let boxes = Benchmark(
    "boxes", about: "Boxes: rows of a list (8 boxes each), levels in levels, lines and flows."
  ) { run in
    for count in [1_250, 12_500] { measureList(of: count, in: run) }
    for alternates in [false, true] {
      for depth in [4, 10, 20, 32, 40, 1_000] {
        measureNesting(depth: depth, alternates: alternates, in: run)
      }
    }
    for count in [5, 20, 50, 100, 200] { measureLine(of: count, in: run) }
    for count in [3, 20, 50, 100, 200] { measureFlow(of: count, in: run) }
  }

  /// Measures a list of rows: created, laid out, and changed in one text or in all.
  @MainActor private static func measureList(of count: Int, in run: BenchmarkRun) {
    let list = ListOfBoxes(rows: count)
    let middle = list.texts.count / 2
    let height: CGFloat = 20
    check(list, count: count, in: run)
    var (isWide, isHigh) = (false, false)
    let perBox = Target.microseconds(0.8 * Double(8 * count))
    let perTwoLayouts = Target.microseconds(1.6 * Double(8 * count))
    run.measure([
      Work("\(count) rows: created") { ListOfBoxes(rows: count).texts.count },
      Work("\(count) rows: created and laid out") {
        let list = ListOfBoxes(rows: count)
        list.layOut(width: 390)
        return Int(list.root.frame.height)
      },
      Work("\(count) rows: all texts changed", target: perBox) {
        for text in list.texts { text.setNeedsLayout() }
        list.layOut(width: 390)
        return Int(list.root.frame.height)
      },
      Work("\(count) rows: one text of another width", target: .microseconds(100)) {
        isWide.toggle()
        list.setSize(ofText: middle) { $0.width = isWide ? 111 : 99 }
        list.layOut(width: 390)
        return Int(list.root.frame.height)
      },
      Work("\(count) rows: one text of another height", target: .microseconds(100)) {
        isHigh.toggle()
        list.setSize(ofText: middle) { $0.height = isHigh ? 97 : 80 }
        list.layOut(width: 390)
        return Int(list.root.frame.height)
      },
      Work("\(count) rows: two other widths of the list", target: perTwoLayouts) {
        list.layOut(width: 844)
        list.layOut(width: 390)
        return Int(list.root.frame.height)
      },
    ])
    // All changes undone, the list is what it was.
    list.setSize(ofText: middle) { $0 = CGSize(width: 60, height: height) }
    let fresh = ListOfBoxes(rows: count)
    fresh.setSize(ofText: middle) { $0 = CGSize(width: 60, height: height) }
    list.layOut(width: 390)
    fresh.layOut(width: 390)
    run.expect(list.checksum, equals: fresh.checksum, "\(count) rows, changed often: the checksum")
  }

  @MainActor private static func check(_ list: ListOfBoxes, count: Int, in run: BenchmarkRun) {
    list.layOut(width: 390)
    guard count == 1_250 else { return }
    run.expect(list.checksum, equals: ListOfBoxes.checksumOf1250Rows, "the checksum of the list")
  }

  /// Measures levels in levels.
  @MainActor private static func measureNesting(
    depth: Int, alternates: Bool, in run: BenchmarkRun
  ) {
    let name = "\(depth) levels of \(alternates ? "rows and columns" : "columns")"
    let boxes = NestedBoxes(depth: depth, alternates: alternates)
    run.measure([
      Work(name + ", changed inside", target: .microseconds(Double(2 * depth + 1))) {
        boxes.text.setNeedsLayout()
        boxes.layOut()
        return Int(boxes.root.frame.height)
      },
      Work(name + ", created and laid out") {
        let boxes = NestedBoxes(depth: depth, alternates: alternates)
        boxes.layOut()
        return Int(boxes.root.frame.height)
      },
    ])
    run.expect(boxes.root.frame.height, equals: boxes.expectedHeight, "\(name): the height")
    run.expect(boxes.text.frame.width, equals: boxes.expectedTextWidth, "\(name): the width")
  }

  /// Measures a row of boxes, each 10 points wide, with a spacing of 2.
  @MainActor private static func measureLine(of count: Int, in run: BenchmarkRun) {
    let line = BoxLine(.horizontal, spacing: 2)
    let row = BoxNode(arrangement: BoxArrangement(.linear(line)), children: squares(count))
    run.measure([
      Work("a row of \(count) boxes, all changed") {
        for box in row.children { box.setNeedsLayout() }
        return Int(row.layOut(in: CGSize(width: CGFloat.infinity, height: 100)).width)
      }
    ])
    run.expect(row.frame.width, equals: Double(12 * count - 2), "the width of \(count) boxes")
  }

  /// Measures a flow of boxes, each 10 points wide, with a spacing of 2: eight are in a row of 100 points.
  @MainActor private static func measureFlow(of count: Int, in run: BenchmarkRun) {
    let flow = BoxFlow(BoxLine(.horizontal, spacing: 2), lineSpacing: 2)
    let box = BoxNode(arrangement: BoxArrangement(.flow(flow)), children: squares(count))
    run.measure([
      Work("a flow of \(count) boxes, all changed") {
        for child in box.children { child.setNeedsLayout() }
        return Int(box.layOut(in: CGSize(width: 100, height: CGFloat.infinity)).height)
      }
    ])
    let rows = (count + 7) / 8
    run.expect(box.frame.height, equals: Double(12 * rows - 2), "the height of \(count) boxes")
  }

  @MainActor private static func squares(_ count: Int) -> [BoxNode] {
    (0..<count).map { _ in BoxNode(style: BoxStyle(width: .equalTo(10), height: .equalTo(10))) }
  }
}
