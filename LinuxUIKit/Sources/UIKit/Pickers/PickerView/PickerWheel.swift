/// The geometry of one wheel of a picker: equally high rows around a cylinder, of which the front
/// half is visible.
///
/// A position is the distance from the center of row 0 to the point that is in front, in points:
///
/// ```swift
/// let wheel = PickerWheel(rowCount: 100_000, rowHeight: 32, height: 216)
/// wheel.position(of: 3)  // 96
/// wheel.appearance(of: 3, at: 96)  // in the center, upright, opaque
/// ```
struct PickerWheel: Equatable {
  /// The number of rows, at least 0.
  var rowCount = 0
  /// The height of a row on the cylinder, in points; greater than 0.
  var rowHeight = PickerMetrics.rowHeight
  /// The height of the wheel on the screen, in points.
  var height: CGFloat = 0

  /// The appearance of a row.
  struct Appearance: Equatable {
    /// The distance of the row's center from the center of the wheel, in points; positive below.
    var distance: CGFloat
    /// The factor by which the row is compressed vertically, from 0 to 1.
    var scale: CGFloat
    /// The opacity, from 0 to 1.
    var alpha: CGFloat
  }

  // Unverified: that the front half of the cylinder is as high as the view.
  /// The radius of the cylinder, in points.
  var radius: CGFloat { max(height, 0) / 2 }

  /// The range of positions at which a row can be in front.
  var positions: ClosedRange<CGFloat> { 0...CGFloat(max(rowCount - 1, 0)) * rowHeight }

  /// Returns the position at which a row is in front.
  func position(of row: Int) -> CGFloat { CGFloat(row) * rowHeight }

  /// Returns the row that is nearest to the front, or `nil` if there are no rows.
  func row(at position: CGFloat) -> Int? {
    guard rowCount > 0, position.isFinite else { return nil }
    let nearest = (position / rowHeight).rounded()
    return Int(min(max(nearest, 0), CGFloat(rowCount - 1)))
  }

  /// Returns the position at which the wheel settles: that of a row.
  func settledPosition(nearest position: CGFloat) -> CGFloat {
    row(at: position).map { self.position(of: $0) } ?? 0
  }

  /// The rows on the front half of the cylinder at a position.
  func visibleRows(at position: CGFloat) -> Range<Int> {
    guard rowCount > 0, radius > 0, position.isFinite else { return 0..<0 }
    let reach = radius * .pi / 2
    let first = ((position - reach) / rowHeight).rounded(.down) + 1
    let end = ((position + reach) / rowHeight).rounded(.up)
    let low = min(max(first, 0), CGFloat(rowCount))
    return Int(low)..<Int(min(max(end, low), CGFloat(rowCount)))
  }

  /// Returns the appearance of a row at a position: foreshortened with the cosine of its angle, and
  /// dimmed unless it's in front.
  func appearance(of row: Int, at position: CGFloat) -> Appearance {
    let distance = self.position(of: row) - position
    guard radius > 0 else { return Appearance(distance: distance, scale: 0, alpha: 0) }
    let angle = min(max(distance / radius, -.pi / 2), .pi / 2)
    let nearness = max(0, 1 - abs(distance) / rowHeight)
    let dimmed = PickerMetrics.dimmedAlpha * cos(angle)
    return Appearance(
      distance: radius * sin(angle), scale: cos(angle), alpha: dimmed + (1 - dimmed) * nearness)
  }

  /// Returns the row at a distance from the center of the wheel, as displayed at a position; `nil`
  /// if there is none.
  func row(displayedAt distance: CGFloat, position: CGFloat) -> Int? {
    guard radius > 0, abs(distance) <= radius else { return nil }
    let row = ((position + radius * asin(distance / radius)) / rowHeight).rounded()
    guard row >= 0, row < CGFloat(rowCount) else { return nil }
    return Int(row)
  }
}

/// The widths of the wheels of a picker.
struct PickerColumns: Equatable {
  /// The width that the delegate requires for each component; `nil` for an equal share.
  var widths: [CGFloat?]

  /// Returns the frames of the components, centered in bounds; the first is at the leading edge.
  func frames(in bounds: CGRect, isRightToLeft: Bool) -> [CGRect] {
    guard !widths.isEmpty else { return [] }
    let gaps = PickerMetrics.componentSpacing * CGFloat(widths.count - 1)
    let available = max(0, bounds.width - 2 * PickerMetrics.sideInset - gaps)
    let required = widths.compactMap { $0 }.reduce(0, +)
    let sharing = widths.count { $0 == nil }
    let share = sharing > 0 ? max(0, available - required) / CGFloat(sharing) : 0
    let resolved = widths.map { $0 ?? share }
    var start = (bounds.width - resolved.reduce(0, +) - gaps) / 2
    return resolved.map { width in
      let x = isRightToLeft ? bounds.width - start - width : start
      start += width + PickerMetrics.componentSpacing
      return CGRect(x: bounds.minX + x, y: bounds.minY, width: width, height: bounds.height)
    }
  }
}

/// The metrics of pickers, in points (uikit.md, 3.5).
enum PickerMetrics {
  /// The size of a picker.
  static let size = CGSize(width: 320, height: 216)
  /// The default height of a row.
  static let rowHeight: CGFloat = 32
  /// The point size of titles.
  static let fontSize: CGFloat = 23.5
  // Unverified: estimated from Apple's pictures of iOS 14 to 18.
  /// The distance of the selection from the sides.
  static let sideInset: CGFloat = 9
  // Unverified: estimated from Apple's pictures of iOS 14 to 18.
  /// The corner radius of the selection.
  static let selectionRadius: CGFloat = 8
  // Unverified: estimated from Apple's pictures of iOS 14 to 18.
  /// The distance between components.
  static let componentSpacing: CGFloat = 5
  // Unverified: titles that are too wide are assumed to shrink before they are truncated.
  /// The smallest part of the font size to which wide titles shrink.
  static let smallestScale: CGFloat = 0.6
  // Unverified: estimated from Apple's pictures of iOS 14 to 18.
  /// The opacity of rows beside the selection, before the fading towards the edges.
  static let dimmedAlpha: CGFloat = 0.5
}
