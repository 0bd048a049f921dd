import CompositionalLayout
import LayoutGeometry
import UIKit

/// A layout with items that are as wide as their content, in several lines or in one.
///
/// ```swift
/// Section(id: "filters", layout: .chips(lines: .single)) {
///   ForEach(filters, id: \.self) { ChipRow($0) }
/// }
/// ```
///
/// An item has the size that it specifies, or the one that the constraints of its cell require. The
/// items of a line are as high as its tallest item. A line ends before the first item that does not
/// fit; an item that is wider than the section is as wide as the section.
///
/// LegoKit measures all items of a section with up to 500 items. In a longer section, or in a plain
/// compositional layout, UIKit measures each cell when it is displayed.
public struct ChipsLayout: DescribedByBoxes, PinnableHeaderLayout, Hashable, Sendable {
  /// The arrangement of the items.
  public enum Lines: Hashable, Sendable {
    /// As many lines as the items need.
    case wrapping
    /// One line that scrolls horizontally.
    case single
  }

  /// The arrangement of the items.
  public var lines: Lines
  /// The space between items, in points.
  public var spacing: CGFloat
  /// The space between lines, in points.
  public var lineSpacing: CGFloat
  /// The insets around the items.
  public var insets: NSDirectionalEdgeInsets {
    get { storedInsets.edgeInsets }
    set { storedInsets = LayoutInsets(newValue) }
  }
  /// Whether the header stays visible while the section scrolls.
  public var pinsHeader: Bool
  /// Whether the section's header covers the section's insets on both sides.
  ///
  /// The default is `false`.
  public var headerCoversInsets = false
  private var storedInsets: LayoutInsets

  private static let maximumMeasuredCount = 500
  private static let estimatedSize = CGSize(width: 80, height: 32)

  /// Creates a layout of chips.
  ///
  /// - Parameters:
  ///   - lines: Whether the items wrap, or scroll in a single line.
  ///   - spacing: The space between items, in points.
  ///   - lineSpacing: The space between lines, in points.
  ///   - insets: The insets around the items.
  ///   - pinsHeader: Whether the header stays visible while the section scrolls.
  public init(
    lines: Lines = .wrapping, spacing: CGFloat = 8, lineSpacing: CGFloat = 8,
    insets: NSDirectionalEdgeInsets = .zero, pinsHeader: Bool = false
  ) {
    self.lines = lines
    self.spacing = spacing
    self.lineSpacing = lineSpacing
    self.pinsHeader = pinsHeader
    storedInsets = LayoutInsets(insets)
  }

  /// Returns a group with a frame for each item if the sizes are known, and self-sizing boxes
  /// otherwise.
  @MainActor func boxes(in context: SectionContext) -> SectionLayoutBox {
    let boxes = sizes(in: context).map { section(of: $0, in: context) } ?? selfSizingSection
    return boxes.insets(insets).orthogonal(lines == .single ? .continuous : .none)
  }

  /// Returns the sizes of the items, or `nil` if UIKit has to measure them.
  @MainActor private func sizes(in context: SectionContext) -> [CGSize]? {
    guard 1...Self.maximumMeasuredCount ~= context.itemCount else { return nil }
    let available = context.width(inside: insets)
    var sizes: [CGSize] = []
    for index in 0..<context.itemCount {
      guard let width = context.fittingWidth(ofItem: index, atMost: available) else { return nil }
      let height =
        context.height(ofItem: index, atWidth: width)
        ?? context.measuredHeight(ofItem: index, atWidth: width)
      sizes.append(CGSize(width: width, height: height ?? Self.estimatedSize.height))
    }
    return sizes
  }

  @MainActor private func section(
    of sizes: [CGSize], in context: SectionContext
  ) -> SectionLayoutBox {
    let available = lines == .single ? .infinity : context.width(inside: insets)
    let frames = LineSolver(spacing: spacing, lineSpacing: lineSpacing, available: available)
      .solve(sizes)
    let width = frames.reduce(1) { max($0, $1.maxX) }
    return .custom(
      frames: LayoutCustomFrames(frames.lazy.map { LayoutCustomFrame(frame: $0) }),
      width: lines == .single ? .absolute(width) : .fractionalWidth(1),
      height: frames.reduce(0) { max($0, $1.maxY) })
  }

  @MainActor private var selfSizingSection: SectionLayoutBox {
    let (width, height) = (Self.estimatedSize.width, Self.estimatedSize.height)
    return SectionLayoutBox {
      GroupLayoutBox(
        width: lines == .single ? .estimated(width) : .w(1), height: .estimated(height)
      ) {
        ItemLayoutBox(width: .estimated(width), height: .estimated(height))
      }
      .space(.fixed(spacing))
    }
    .spacing(lines == .single ? spacing : lineSpacing)
  }
}

/// A function from the sizes of items to their frames in lines.
///
/// Frames are in the group's coordinate space, with the origin in the leading top corner.
struct LineSolver {
  let spacing: CGFloat
  let lineSpacing: CGFloat
  /// The length of a line, in points.
  let available: CGFloat

  // Rounding errors in the sum of widths must not begin another line.
  private static let tolerance: CGFloat = 0.001

  /// Returns the frames of items of these sizes, in order; those of a line are equally high.
  func solve(_ sizes: [CGSize]) -> [CGRect] {
    var frames: [CGRect] = []
    var line = CGRect.zero
    var firstOfLine = 0
    for size in sizes {
      if frames.count > firstOfLine, line.width + spacing + size.width > available + Self.tolerance
      {
        line = CGRect(x: 0, y: line.maxY + lineSpacing, width: 0, height: 0)
        firstOfLine = frames.count
      }
      let x = frames.count > firstOfLine ? line.width + spacing : 0
      line.size = CGSize(width: x + size.width, height: max(line.height, size.height))
      frames.append(CGRect(x: x, y: line.minY, width: size.width, height: line.height))
      for index in firstOfLine..<frames.count { frames[index].size.height = line.height }
    }
    return frames
  }
}

extension ChipsLayout: Insettable, ValueSectionLayout {}
