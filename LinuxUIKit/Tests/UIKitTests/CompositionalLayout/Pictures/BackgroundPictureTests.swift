import Testing
import UIKit

/// Tests decoration items behind sections (compositional-layout.md, 3.7).
@MainActor @Suite("Golden pictures of section backgrounds") struct BackgroundPictureTests {
  @Test(
    "A background spans header and footer, or excludes them by its insets (E23)",
    arguments: ReadingDirection.allCases)
  func headers(_ direction: ReadingDirection) {
    let around = rows(background: .zero)
    let between = rows(
      background: NSDirectionalEdgeInsets(top: 26, leading: 8, bottom: 22, trailing: 8))
    let screen = PictureScreen(
      .of([around, between], spacing: 12), counts: [2, 2],
      headers: ["Inside of the background", "Outside of the background"],
      size: CGSize(width: 320, height: 300), direction: direction)

    // 26 + 8 + 36 + 6 + 36 + 8 + 22 = 142; the second section begins at 142 + 12.
    #expect(
      screen.backgrounds == [
        CGRect(x: 0, y: 0, width: 320, height: 142),
        CGRect(x: 8, y: 154 + 26, width: 304, height: 94),
      ])
    #expect(screen.supplementary("header") == CGRect(x: 16, y: 0, width: 288, height: 26))
    #expect(screen.cell(1, 1) == CGRect(x: 16, y: 230, width: 288, height: 36))
    #expect(screen.text(at: CGPoint(x: 160, y: 248)) == "1")
    #expect(screen.text(at: CGPoint(x: 12, y: 200)) == "background")
    screen.expectPicture("headers")
  }

  @Test(
    "The background of an orthogonal section does not scroll",
    arguments: ReadingDirection.allCases)
  func orthogonal(_ direction: ReadingDirection) {
    let section = NSCollectionLayoutSection.cards(width: 140, .groupPaging)
    section.decorationItems = [
      background(NSDirectionalEdgeInsets(top: 26, leading: 8, bottom: 2, trailing: 8))
    ]
    let screen = PictureScreen(
      .of([section, section]), counts: [6, 6], headers: ["Rest: 0", "Rest: 300"],
      size: CGSize(width: 320, height: 200), direction: direction)
    screen.scrollRow(1, to: 300)

    #expect(
      screen.backgrounds == [26, 126].map { CGRect(x: 8, y: $0, width: 304, height: 72) })
    // Groups are 150 apart: the third is at the first one's former position.
    #expect(screen.cell(2, 1) == CGRect(x: 16, y: 130, width: 140, height: 64))
    #expect(screen.text(at: CGPoint(x: 100, y: 160)) == "2")
    screen.expectPicture("orthogonal")
  }

  private func rows(background insets: NSDirectionalEdgeInsets) -> NSCollectionLayoutSection {
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .absolute(36)),
        subitems: [.filling()]))
    section.interGroupSpacing = 6
    section.contentInsets = NSDirectionalEdgeInsets(8, 16)
    section.boundarySupplementaryItems = [
      .init("header", height: 26, .top), .init("footer", height: 22, .bottom),
    ]
    section.decorationItems = [background(insets)]
    return section
  }

  private func background(_ insets: NSDirectionalEdgeInsets) -> NSCollectionLayoutDecorationItem {
    let background = NSCollectionLayoutDecorationItem.background(elementKind: "background")
    background.contentInsets = insets
    return background
  }
}
