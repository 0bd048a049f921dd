import TestSupport
import Testing
import UIKit

@MainActor @Suite("Backgrounds of lists") struct ListBackgroundTests {
  /// Returns the color at a y-coordinate on the view's vertical center line, as 0xAARRGGBB.
  private func color(_ y: CGFloat, of view: UICollectionView, x: CGFloat = 4) -> UInt32? {
    view.layoutIfNeeded()
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let picture = UIGraphicsImageRenderer(bounds: view.bounds, format: format).image { context in
      view.layer.render(in: context.cgContext)
    }
    guard let image = picture.cgImage else { return nil }
    return image.readPixels()[Int(y) * image.width + Int(x)]
  }

  // uikit.md, 1.3: systemBackground is white and black, systemGroupedBackground (242, 242, 247) and
  // black.
  private let white: UInt32 = 0xFFFF_FFFF
  private let gray: UInt32 = 0xFFF2_F2F7

  @Test("Each appearance has its color, below its last row too")
  func appearances() {
    for (appearance, color) in [
      (.plain, white), (.grouped, gray), (.insetGrouped, gray), (.sidebar, white),
      (.sidebarPlain, white),
    ] as [(UICollectionLayoutListConfiguration.Appearance, UInt32)] {
      let screen = ListTestScreen(appearance, counts: [1], size: CGSize(width: 100, height: 300))
      #expect(self.color(30, of: screen.view) == color, "\(appearance)")
      #expect(self.color(299, of: screen.view) == color, "\(appearance)")
    }
  }

  @Test("A sidebar with space beside it is gray")
  func wideSidebar() {
    let screen = ListTestScreen(.sidebar, counts: [1], size: CGSize(width: 100, height: 300))
    let (parent, child) = (UIViewController(), UIViewController())
    parent.addChild(child)
    parent.setOverrideTraitCollection(
      UITraitCollection(horizontalSizeClass: .regular), forChild: child)
    parent.view.addSubview(child.view)
    child.view.addSubview(screen.view)
    #expect(color(30, of: screen.view) == gray)
  }

  @Test("Scrolling beyond the ends shows the list's background")
  func beyondTheEnds() {
    let screen = ListTestScreen(.insetGrouped, counts: [20], size: CGSize(width: 100, height: 300))
    screen.scroll(to: -80)
    #expect(color(1, of: screen.view) == gray)
    screen.scroll(to: screen.contentHeight - 220)
    #expect(color(299, of: screen.view) == gray)
  }

  @Test("A color of the configuration replaces it, and a clear one shows the view's background")
  func ownColors() {
    let size = CGSize(width: 100, height: 300)
    let red = ListTestScreen(.plain, counts: [1], size: size) { $0.backgroundColor = .red }
    #expect(color(200, of: red.view) == 0xFFFF_0000)
    let clear = ListTestScreen(.grouped, counts: [1], size: size) { $0.backgroundColor = .clear }
    clear.view.backgroundColor = .green
    #expect(color(200, of: clear.view) == 0xFF00_FF00)
  }

  @Test("In a layout of several kinds the background is that of each section")
  func mixed() {
    let layout = UICollectionViewCompositionalLayout { index, environment in
      guard index != 1 else { return .rows }
      var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
      configuration.backgroundColor = index == 0 ? .red : .blue
      return .list(using: configuration, layoutEnvironment: environment)
    }
    let screen = ListTestScreen(layout, counts: [1, 1, 1], size: CGSize(width: 100, height: 300))
    #expect(color(20, of: screen.view) == 0xFFFF_0000)
    #expect(color(60, of: screen.view) == white)
    #expect(color(100, of: screen.view) == 0xFF00_00FF)
    #expect(color(299, of: screen.view) == 0xFF00_00FF)
  }

  @Test("It is behind the backgrounds of an app")
  func decorations() {
    let layout = UICollectionViewCompositionalLayout { _, environment in
      let configuration = UICollectionLayoutListConfiguration(appearance: .grouped)
      let section = NSCollectionLayoutSection.list(
        using: configuration, layoutEnvironment: environment)
      section.decorationItems = [.background(elementKind: "yellow")]
      return section
    }
    layout.register(YellowView.self, forDecorationViewOfKind: "yellow")
    let screen = ListTestScreen(layout, counts: [1], size: CGSize(width: 100, height: 300))
    // The section ends at 17.5 + 44 + 17.5 = 79.
    #expect(color(70, of: screen.view) == 0xFFFF_FF00)
    #expect(color(90, of: screen.view) == gray)
  }

  @Test("Another layout with another color shows that")
  func changed() {
    let screen = ListTestScreen(.grouped, counts: [1], size: CGSize(width: 100, height: 300))
    #expect(color(200, of: screen.view) == gray)
    var configuration = UICollectionLayoutListConfiguration(appearance: .grouped)
    configuration.backgroundColor = .red
    screen.view.collectionViewLayout = UICollectionViewCompositionalLayout.list(
      using: configuration)
    #expect(color(200, of: screen.view) == 0xFFFF_0000)
  }
}

private final class YellowView: UICollectionReusableView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .yellow
  }

  required init?(coder: NSCoder) { nil }
}
