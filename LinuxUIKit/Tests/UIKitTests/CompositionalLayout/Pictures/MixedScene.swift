import Testing
import UIKit

/// A row of cards, a grid with badges, rows on a background, and a waterfall, under one header.
@MainActor struct MixedScene {
  /// Creates the screen, with its cards scrolled to the third and the content scrolled by 30
  /// points.
  func screen(_ direction: ReadingDirection, _ style: UIUserInterfaceStyle) -> PictureScreen {
    let global = NSCollectionLayoutBoundarySupplementaryItem("global", height: 32, .top)
    global.pinToVisibleBounds = true
    global.zIndex = 2
    let sections = [cards, grid, rows, waterfall]
    for section in sections { addHeader(to: section) }
    let screen = PictureScreen(
      .of(sections, spacing: 8, global: [global]), counts: [5, 8, 2, 5],
      headers: ["Cards", "Badges", "Background", "Waterfall"], badges: ["badge"],
      size: CGSize(width: 320, height: 544), direction: direction, style: style)
    // Groups are 210 apart: 2 · 210 + 100 - 160.
    screen.scrollRow(0, to: 360)
    screen.scroll(downTo: 30)
    return screen
  }

  /// Sections begin at 32, 140, 300 and 426 of the content.
  static func expectFrames(of screen: PictureScreen) {
    #expect(screen.global("global") == CGRect(x: 0, y: 0, width: 320, height: 32))
    #expect(screen.supplementary("header") == CGRect(x: 0, y: 32, width: 320, height: 24))
    #expect(screen.cell(2, 0) == CGRect(x: 60, y: 32, width: 200, height: 64))
    #expect(screen.text(at: CGPoint(x: 160, y: 50)) == "Cards")
    // 140 + 24 + 8 + 5 - 30 = 147; the cell ends at 16 + 72 - 5 = 83.
    #expect(screen.supplementary("badge", 0, 1) == CGRect(x: 69, y: 141, width: 20, height: 20))
    #expect(screen.backgrounds == [CGRect(x: 8, y: 294, width: 304, height: 94)])
    // 426 + 24 + 10 - 30 = 430, the second column at 16 + (288 - 10) / 2 + 10.
    #expect(screen.cell(1, 3) == CGRect(x: 165, y: 430, width: 139, height: 100))
  }

  private func addHeader(to section: NSCollectionLayoutSection) {
    let header = NSCollectionLayoutBoundarySupplementaryItem("header", height: 24, .top)
    header.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [header]
  }

  /// 24 + 6 + 64 + 6 = 100 points.
  private var cards: NSCollectionLayoutSection {
    let section = NSCollectionLayoutSection.cards(width: 200, .groupPagingCentered)
    section.contentInsets = NSDirectionalEdgeInsets(6, 0)
    return section
  }

  /// 24 + 8 + 2 · 56 + 8 = 152 points.
  private var grid: NSCollectionLayoutSection {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: NSCollectionLayoutSize(.absolute(20), .absolute(20)), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(
        edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3)))
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(.fractionalWidth(0.25), .fractionalHeight(1)),
      supplementaryItems: [badge])
    item.contentInsets = NSDirectionalEdgeInsets(5, 5)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .absolute(56)), subitems: [item])
    group.contentInsets = NSDirectionalEdgeInsets(0, 16)
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(8, 0)
    return section
  }

  /// 24 + 8 + 2 · 36 + 6 + 8 = 118 points.
  private var rows: NSCollectionLayoutSection {
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .absolute(36)),
        subitems: [.filling(NSDirectionalEdgeInsets(0, 16))]))
    section.interGroupSpacing = 6
    section.contentInsets = NSDirectionalEdgeInsets(8, 0)
    let background = NSCollectionLayoutDecorationItem.background(elementKind: "background")
    background.contentInsets = NSDirectionalEdgeInsets(
      top: 24, leading: 8, bottom: 0, trailing: 8)
    section.decorationItems = [background]
    return section
  }

  private var waterfall: NSCollectionLayoutSection {
    let group = NSCollectionLayoutGroup.custom(
      layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .absolute(190))
    ) { environment in
      let column = (environment.container.effectiveContentSize.width - 10) / 2
      let places: [(x: CGFloat, y: CGFloat, height: CGFloat)] = [
        (0, 0, 60), (column + 10, 0, 100), (0, 70, 50), (column + 10, 110, 80), (0, 130, 60),
      ]
      return places.map { x, y, height in
        NSCollectionLayoutGroupCustomItem(
          frame: CGRect(x: x, y: y, width: column, height: height))
      }
    }
    group.contentInsets = NSDirectionalEdgeInsets(0, 16)
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(10, 0)
    return section
  }
}
