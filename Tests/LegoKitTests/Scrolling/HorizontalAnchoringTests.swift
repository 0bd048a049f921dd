import LegoKit
import LegoTesting
import Testing
import UIKit

@MainActor @Suite("Anchoring in content that scrolls horizontally")
struct HorizontalAnchoringTests {
  /// A strip of tiles, each 100 points wide.
  final class Strip: LegoViewController {
    @State var ids = Array(0..<50)

    override var lego: Lego {
      Lego { Section(id: 0, layout: Self.layout) { for id in ids { Tile(id: id) } } }
    }

    override var layoutConfiguration: UICollectionViewCompositionalLayoutConfiguration {
      let configuration = UICollectionViewCompositionalLayoutConfiguration()
      configuration.scrollDirection = .horizontal
      return configuration
    }

    private static let layout = GroupLayoutBox(width: .absolute(100), height: .h(1)) {
      ItemLayoutBox(width: .w(1), height: .h(1))
    }

    /// Returns the distance of a displayed tile from the leading edge of the screen.
    func leading(of id: Int) -> CGFloat? {
      guard let path = legoRenderer.indexPath(of: id),
        let cell = legoRenderer.collectionView?.cellForItem(at: path)
      else { return nil }
      let frame = cell.convert(cell.bounds, to: view)
      let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
      return isMirrored ? view.bounds.maxX - frame.maxX : frame.minX
    }
  }

  private func screen(
    _ direction: UITraitEnvironmentLayoutDirection, _ anchor: ContentAnchor
  ) -> (Strip, LegoTesting.Screen) {
    let strip = Strip()
    strip.legoRenderer.anchor = anchor
    let screen = Screen(
      strip, size: CGSize(width: 400, height: 200),
      traits: UITraitCollection(layoutDirection: direction))
    return (strip, screen)
  }

  private func scroll(
    _ screen: LegoTesting.Screen, by distance: CGFloat,
    _ direction: UITraitEnvironmentLayoutDirection
  ) throws {
    try screen.scroll(by: CGPoint(x: direction == .rightToLeft ? -distance : distance, y: 0))
  }

  @Test(
    "The first visible item stays through insertions and removals before it",
    arguments: [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft])
  func firstVisibleItem(direction: UITraitEnvironmentLayoutDirection) throws {
    let (strip, screen) = screen(direction, .firstVisibleItem)
    #expect(strip.leading(of: 0) == 0)
    try scroll(screen, by: 1030, direction)
    #expect(strip.leading(of: 10) == -30)
    strip.ids = Array(100..<105) + strip.ids
    screen.settle()
    #expect(strip.leading(of: 10) == -30)
    strip.ids.removeFirst(8)
    screen.settle()
    #expect(strip.leading(of: 10) == -30)
    strip.ids += [200, 201]
    screen.settle()
    #expect(strip.leading(of: 10) == -30)
    screen.resize(to: CGSize(width: 300, height: 200))
    #expect(strip.leading(of: 10) == -30)
  }

  @Test(
    "The end stays visible while items are appended",
    arguments: [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft])
  func end(direction: UITraitEnvironmentLayoutDirection) throws {
    let (strip, screen) = screen(direction, .bottom)
    #expect(strip.leading(of: 49) == 300)
    strip.ids += [50, 51]
    screen.settle()
    #expect(strip.leading(of: 51) == 300)
    try scroll(screen, by: -500, direction)
    #expect(strip.leading(of: 45) == 200)
    strip.ids += [52, 53]
    screen.settle()
    #expect(strip.leading(of: 45) == 200)
  }

  @Test(
    "A section is scrolled to the leading edge",
    arguments: [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft])
  func section(direction: UITraitEnvironmentLayoutDirection) throws {
    let (strip, screen) = screen(direction, .none)
    try scroll(screen, by: 1030, direction)
    #expect(strip.legoRenderer.scroll(toSection: 0, animated: false))
    #expect(strip.leading(of: 0) == 0)
  }
}
