import UIKit

/// A change of the appearance of cells with their position on the screen, such as a fade at its edges.
///
/// ```swift
/// Section(id: "photos", layout: .rows()) {
///   for photo in photos { PhotoItem(photo) }
/// }
/// .scrollEffect(.fade)
/// ```
///
/// An effect of your own is a closure that returns the appearance at a position:
///
/// ```swift
/// PhotoItem(photo).scrollEffect(
///   ScrollEffect { phase in
///     ScrollEffect.Appearance(alpha: 1 - abs(phase.value), rotation: phase.value / 10)
///   })
/// ```
///
/// The closure is called for displayed cells at the end of each layout pass, thus while the user
/// scrolls: it should be fast, and the state that it reads is not observed. While the user prefers
/// reduced motion, the alpha of its result applies, and nothing else.
public struct ScrollEffect {
  private let parts: [@MainActor (Phase) -> Appearance]

  /// Creates an effect of a closure that returns the appearance of a cell at a position.
  public init(_ appearance: @escaping @MainActor (Phase) -> Appearance) {
    parts = [appearance]
  }

  private init(parts: [@MainActor (Phase) -> Appearance]) {
    self.parts = parts
  }

  /// Returns both effects as one.
  func merging(_ later: ScrollEffect) -> ScrollEffect {
    ScrollEffect(parts: parts + later.parts)
  }

  /// Returns the appearance of a cell at a position.
  @MainActor func appearance(at phase: Phase) -> Appearance {
    var result = Appearance()
    for part in parts { result = result.combined(with: part(phase)) }
    result.phase = phase
    return result.validated
  }
}

// MARK: Ready-made effects

extension ScrollEffect {
  /// An effect that fades cells out where they leave the visible bounds.
  ///
  /// The alpha is the share of the cell that is visible.
  public static var fade: ScrollEffect {
    ScrollEffect { Appearance(alpha: 1 - abs($0.value)) }
  }

  /// An effect that reduces cells to 80 percent of their size where they leave the visible bounds.
  public static var shrink: ScrollEffect {
    ScrollEffect { Appearance(scale: 1 - shrinkage * abs($0.value)) }
  }

  /// An effect that enlarges the first and the last cells while the list is pulled beyond its edge,
  /// so that they fill the gap there.
  ///
  /// Used for a large image above a list, as an item or as the header of the first section.
  public static var stretch: ScrollEffect {
    ScrollEffect { phase in
      guard phase.length > 0 else { return Appearance() }
      return Appearance(
        scale: 1 + abs(phase.stretch) / phase.length,
        translation: phase.vector(-phase.stretch / 2))
    }
  }

  /// Returns an effect that moves cells more slowly than the list scrolls.
  ///
  /// A cell in the center of the visible bounds stays at its position. A cell that is about to leave
  /// them is moved by the distance, towards the center. In a ``ScrollEffectCell``, an image behind the
  /// cell's edges can move instead of the whole cell.
  ///
  /// - Parameter distance: The distance in points. A negative one moves cells faster than the list.
  /// - Returns: The effect.
  public static func parallax(_ distance: CGFloat) -> ScrollEffect {
    ScrollEffect { phase in
      let range = (phase.viewportLength + phase.length) / 2
      guard range > 0 else { return Appearance() }
      return Appearance(translation: phase.vector(-distance * phase.offset / range))
    }
  }

  /// The part of its size that ``shrink`` takes from a cell that is not visible.
  private static let shrinkage: CGFloat = 0.2
}

extension ScrollEffect.Phase {
  /// Returns the vector of a distance along the scroll direction.
  fileprivate func vector(_ distance: CGFloat) -> CGVector {
    axis == .horizontal ? CGVector(dx: distance, dy: 0) : CGVector(dx: 0, dy: distance)
  }
}
