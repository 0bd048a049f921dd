/// The positions of a sheet: its detents, and where a drag moves and leaves it.
struct SheetLayout {
  /// A detent, and the top of a sheet at it.
  struct Stop: Equatable {
    let identifier: UISheetPresentationController.Detent.Identifier
    let top: CGFloat
  }

  /// The position at which a drag leaves the sheet.
  enum Target: Equatable {
    case detent(UISheetPresentationController.Detent.Identifier)
    case dismissal
  }

  /// The detents from the smallest, at the lowest position, to the largest.
  let stops: [Stop]
  /// The bottom of the container, in points.
  let bottom: CGFloat

  // Unverified: the resistance is that of scroll views, and a drag is continued by its velocity for
  // this time.
  private static let resistance: CGFloat = 0.55
  private static let lookahead: CGFloat = 0.2

  /// Creates the positions of detents in any order.
  init(stops: [Stop], bottom: CGFloat) {
    self.stops = stops.sorted { $0.top > $1.top }
    self.bottom = bottom
  }

  private var lowest: CGFloat { stops.first?.top ?? 0 }
  private var highest: CGFloat { stops.last?.top ?? 0 }

  /// Returns the top of a sheet that is dragged to a position: above the largest detent, and below the
  /// smallest one unless a drag can dismiss the sheet, it moves with resistance.
  func top(draggedTo position: CGFloat, canDismiss: Bool) -> CGFloat {
    if position < highest { return highest - resisted(highest - position) }
    if position > lowest, !canDismiss { return lowest + resisted(position - lowest) }
    return min(position, bottom)
  }

  private func resisted(_ distance: CGFloat) -> CGFloat {
    guard bottom > 0 else { return 0 }
    return (1 - 1 / (distance * Self.resistance / bottom + 1)) * bottom
  }

  /// Returns the nearest position to which a drag continues; a sheet more than half below its smallest
  /// detent is dismissed.
  func target(draggedTo position: CGFloat, velocity: CGFloat) -> Target? {
    guard let smallest = stops.first else { return nil }
    let end = position + velocity * Self.lookahead
    if end > (smallest.top + bottom) / 2, position > smallest.top { return .dismissal }
    let nearest = stops.min { abs($0.top - end) < abs($1.top - end) }
    return nearest.map { .detent($0.identifier) }
  }

  /// Returns the share of the dimming at a position: 0 at the largest undimmed detent and below, 1 from
  /// the next larger one on.
  func dimming(
    at top: CGFloat, undimmed: UISheetPresentationController.Detent.Identifier?
  ) -> CGFloat {
    guard let undimmed, let index = stops.firstIndex(where: { $0.identifier == undimmed }) else {
      return 1
    }
    guard index + 1 < stops.count else { return 0 }
    let (clear, dimmed) = (stops[index].top, stops[index + 1].top)
    guard clear > dimmed else { return top <= dimmed ? 1 : 0 }
    return min(max((clear - top) / (clear - dimmed), 0), 1)
  }
}
