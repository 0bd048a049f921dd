import CompositionalLayout
import Foundation
import LayoutGeometry

/// The frames of custom groups, which depend only on the group's number and size.
package struct CustomFrames: Sendable {
  /// The seed of the case.
  let seed: UInt64
  /// The probability of a hostile number.
  let hostility: Double

  /// Returns the frames of one instance of the custom group with this number.
  package func frames(_ number: Int, _ size: CGSize, _ insets: LayoutInsets) -> [LayoutCustomFrame]
  {
    var maker = CaseMaker(seed: seed &* 31 &+ UInt64(number))
    return (0..<count(number)).map { place in
      let frame = CGRect(
        origin: maker.point(200),
        size: CGSize(width: maker.number(0...150), height: maker.number(-5...150)))
      return LayoutCustomFrame(frame: frame, zIndex: place)
    }
  }

  private func count(_ number: Int) -> Int {
    switch number {
    case 0: 0
    case 19: 1_000
    case 20: hostility > 0.5 ? 30_000 : 5
    default: number
    }
  }
}
