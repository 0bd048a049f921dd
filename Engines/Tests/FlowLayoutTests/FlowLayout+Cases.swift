import Foundation
import LayoutGeometry
@testable import FlowLayout

extension SolvedFlowLayout {
  /// Creates a vertical layout of one section, 320 points wide by default.
  init(
    _ section: FlowSection, width: CGFloat = 320, axis: LayoutAxis = .vertical,
    isMirrored: Bool = false, scale: CGFloat = 0
  ) {
    self.init(
      [section],
      in: FlowEnvironment(
        axis: axis, crossLength: width, isMirrored: isMirrored, displayScale: scale))
  }

  /// Returns the frames of the first items of a section.
  func frames(_ count: Int, section: Int = 0) -> [CGRect] {
    (0..<count).compactMap { cell($0, section: section)?.frame }
  }
}

extension FlowSection {
  /// Creates equal items without gaps by default.
  init(
    _ count: Int, _ width: CGFloat, _ height: CGFloat, lines: CGFloat = 0, items: CGFloat = 0,
    insets: LayoutInsets = .zero, header: CGFloat = 0, footer: CGFloat = 0
  ) {
    self.init(
      itemCount: count, sizes: FlowItemSizes(same: CGSize(width: width, height: height)),
      lineSpacing: lines, itemSpacing: items, insets: insets, header: header, footer: footer)
  }

  /// Creates items of these sizes without gaps by default.
  init(_ sizes: [CGSize], lines: CGFloat = 0, items: CGFloat = 0) {
    self.init(
      itemCount: sizes.count, sizes: FlowItemSizes(each: sizes), lineSpacing: lines,
      itemSpacing: items)
  }

  /// Creates items of these widths, 50 points high.
  init(widths: [CGFloat], items: CGFloat = 0) {
    self.init(widths.map { CGSize(width: $0, height: 50) }, items: items)
  }
}

extension CGRect {
  /// Creates a frame of four numbers.
  init(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    self.init(x: x, y: y, width: width, height: height)
  }
}
