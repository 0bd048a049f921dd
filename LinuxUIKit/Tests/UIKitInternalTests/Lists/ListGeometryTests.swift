import Testing

@testable import UIKit

// Each row of the tables of compositional-layout.md, 6.6 and uikit.md, 3.4.1.

@MainActor @Suite("Figures of list sections") struct ListGeometryTests {
  private func geometry(
    _ appearance: UICollectionLayoutListConfiguration.Appearance, width: CGFloat = 375,
    leadingMargin: CGFloat = 0,
    _ change: (inout UICollectionLayoutListConfiguration) -> Void = { _ in }
  ) -> ListGeometry {
    var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
    change(&configuration)
    let margins = NSDirectionalEdgeInsets(top: 0, leading: leadingMargin, bottom: 0, trailing: 0)
    return ListGeometry(
      configuration, in: ListEnvironment(width: width, sideMargins: margins))
  }

  @Test("Insets around rows without header and footer, by appearance and width")
  func insets() {
    func insets(_ top: CGFloat, _ sides: CGFloat, _ bottom: CGFloat) -> NSDirectionalEdgeInsets {
      NSDirectionalEdgeInsets(top: top, leading: sides, bottom: bottom, trailing: sides)
    }
    #expect(geometry(.plain).insets == .zero)
    #expect(geometry(.grouped).insets == insets(17.5, 0, 17.5))
    #expect(geometry(.insetGrouped).insets == insets(17.5, 16, 17.5))
    #expect(geometry(.insetGrouped, width: 413.9).insets.leading == 16)
    #expect(geometry(.insetGrouped, width: 414).insets == insets(17.5, 20, 17.5))
    #expect(geometry(.sidebar).insets == insets(0, 16, 16))
    #expect(geometry(.sidebarPlain).insets == .zero)
  }

  @Test("Only rows that keep from the edges count from the safe area, and heed wider margins")
  func references() {
    #expect(geometry(.plain, leadingMargin: 60).insets == .zero)
    #expect(geometry(.plain).insetsReference == .none)
    #expect(geometry(.grouped, leadingMargin: 60).insets.leading == 0)
    #expect(geometry(.grouped).insetsReference == .none)
    #expect(geometry(.sidebarPlain).insetsReference == .none)
    #expect(geometry(.insetGrouped, leadingMargin: 60).insets.leading == 60)
    #expect(geometry(.insetGrouped, leadingMargin: 60).insets.trailing == 16)
    #expect(geometry(.insetGrouped).insetsReference == .safeArea)
    #expect(geometry(.sidebar).insetsReference == .safeArea)
  }

  @Test("Headers and footers by appearance")
  func boundaries() {
    for appearance in [.plain, .grouped, .insetGrouped, .sidebar, .sidebarPlain]
      as [UICollectionLayoutListConfiguration.Appearance]
    {
      let isPlain = appearance == .plain
      let list = geometry(appearance) {
        $0.headerMode = .supplementary
        $0.footerMode = .supplementary
      }
      #expect(
        list.header
          == ListGeometry.Boundary(
            estimate: isPlain ? 28 : 17.5, isPinned: isPlain, topPadding: isPlain ? 22 : 0))
      #expect(list.footer == ListGeometry.Boundary(estimate: 17.5, isPinned: isPlain))
      #expect(list.insets.top == 0)
      #expect(list.insets.bottom == 0)
      #expect(geometry(appearance).header == nil)
      #expect(geometry(appearance).footer == nil)
    }
  }

  @Test("Padding above a header goes where the header is, and is never negative")
  func headerTopPadding() {
    let header = geometry(.grouped) {
      $0.headerMode = .supplementary
      $0.headerTopPadding = 9
    }
    #expect(header.header?.topPadding == 9)
    let item = geometry(.grouped) {
      $0.headerMode = .firstItemInSection
      $0.headerTopPadding = 9
    }
    #expect(item.header == nil)
    #expect(item.insets.top == 9)
    let negative = geometry(.plain) {
      $0.headerMode = .supplementary
      $0.headerTopPadding = -9
    }
    #expect(negative.header?.topPadding == 0)
    #expect(geometry(.plain) { $0.headerMode = .firstItemInSection }.insets.top == 22)
  }
}
