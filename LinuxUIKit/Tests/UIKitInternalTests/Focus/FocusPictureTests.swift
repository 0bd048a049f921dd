import TestSupport
import Testing

@testable import UIKit

@Suite("Golden pictures of focus", .serialized) @MainActor struct FocusPictureTests {
  @Test("The halo of a cell with rounded corners, light and dark")
  func grid() {
    for style in [UIUserInterfaceStyle.light, .dark] {
      let screen = FocusScreen(count: 6)
      screen.screen.window.overrideUserInterfaceStyle = style
      screen.screen.window.backgroundColor = .systemBackground
      for cell in screen.view.visibleCells { cell.layer.cornerRadius = 20 }
      screen.press(.keyboardTab)
      screen.press(.keyboardRightArrow)
      expectImage(
        picture(of: screen.screen.window), named: style == .dark ? "grid_dark" : "grid_light")
    }
  }

  @Test("The halo of a row in an inset list, from right to left")
  func list() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 260))
    let view = UICollectionView(
      frame: window.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .insetGrouped)))
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, _, text in
      var content = UIListContentConfiguration.cell()
      content.text = text
      cell.contentConfiguration = content
      cell.accessories = [.disclosureIndicator()]
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) {
      view, path, text in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: text)
    }
    window.show(view, .rightToLeft)
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["Inbox", "Drafts", "Sent", "Archive"])
    source.apply(snapshot, animatingDifferences: false)
    window.layoutIfNeeded()
    window.focusSystem.requestFocusUpdate(to: view)
    window.focusSystem.updateFocusIfNeeded()
    #expect(FocusKeys(window: window).handle(.init(.keyboardDownArrow)))
    window.layoutIfNeeded()
    expectImage(picture(of: window), named: "list_rtl")
  }

  private func picture(of window: UIWindow) -> UIImage {
    UIGraphicsImageRenderer(bounds: window.bounds).image { _ in
      window.drawHierarchy(in: window.bounds, afterScreenUpdates: true)
    }
  }
}

extension UIKey {
  fileprivate convenience init(_ code: UIKeyboardHIDUsage) {
    self.init(code, characters: "", charactersIgnoringModifiers: "", modifiers: [])
  }
}
