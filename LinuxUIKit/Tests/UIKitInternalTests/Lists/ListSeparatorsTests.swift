import Testing

@testable import UIKit

@MainActor @Suite("Separators of list rows") struct ListSeparatorsTests {
  /// Returns the separators above and below each row of a section.
  ///
  /// `-` means none, `t` one that begins at the text, `w` one of full width.
  private func lines(
    _ appearance: UICollectionLayoutListConfiguration.Appearance, items: Int = 3,
    _ change: (inout UICollectionLayoutListConfiguration) -> Void = { _ in }
  ) -> [String] {
    var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
    change(&configuration)
    let section = ListSection(configuration)
    return (0..<items).map { item in
      let path = IndexPath(item: item, section: 0)
      let separators = section.separators(at: path, itemCount: items)
      return [separators.top, separators.bottom].map { line in
        line.map { $0.leading == nil ? "t" : $0.leading == 0 ? "w" : "i" } ?? "-"
      }.joined()
    }
  }

  // uikit.md, 3.4.1, row "separators".
  @Test("A plain list has one below every row, the last one too")
  func plain() {
    #expect(lines(.plain) == ["-t", "-t", "-t"])
    #expect(lines(.plain, items: 1) == ["-t"])
  }

  @Test("A group from edge to edge is framed by lines of full width")
  func grouped() {
    #expect(lines(.grouped) == ["wt", "-t", "-w"])
    #expect(lines(.grouped, items: 1) == ["ww"])
  }

  @Test("An inset group has them between its rows only")
  func insetGrouped() {
    #expect(lines(.insetGrouped) == ["-t", "-t", "--"])
    #expect(lines(.insetGrouped, items: 1) == ["--"])
  }

  @Test("A sidebar has none, unless it shows them")
  func sidebar() {
    #expect(lines(.sidebar) == ["--", "--", "--"])
    #expect(lines(.sidebar) { $0.showsSeparators = true } == ["-t", "-t", "-t"])
    #expect(lines(.sidebarPlain) == ["-t", "-t", "-t"])
  }

  @Test("A header among the items has none, and rows count from the second item")
  func header() {
    #expect(lines(.grouped) { $0.headerMode = .firstItemInSection } == ["--", "wt", "-w"])
    #expect(lines(.insetGrouped) { $0.headerMode = .firstItemInSection } == ["--", "-t", "--"])
    #expect(lines(.plain, items: 1) { $0.headerMode = .firstItemInSection } == ["--"])
  }

  @Test("The section's configuration decides for all rows, the handler for one")
  func decided() {
    #expect(
      lines(.plain) { $0.separatorConfiguration.topSeparatorVisibility = .visible }
        == ["tt", "tt", "tt"])
    let some = lines(.insetGrouped) {
      $0.separatorConfiguration.topSeparatorVisibility = .visible
      $0.itemSeparatorHandler = { path, section in
        var own = section
        if path.item == 1 { own.bottomSeparatorVisibility = .hidden }
        if path.item == 2 { own.bottomSeparatorVisibility = .visible }
        return own
      }
    }
    #expect(some == ["tt", "t-", "tt"])
  }

  @Test("Without separators the handler is not asked")
  func unasked() {
    var asked = 0
    let none = lines(.plain) {
      $0.showsSeparators = false
      $0.itemSeparatorHandler = { _, section in
        asked += 1
        return section
      }
    }
    #expect(none == ["--", "--", "--"])
    #expect(asked == 0)
  }

  @Test("Each side that is set holds, the other one is left to the list")
  func insets() {
    var configuration = UIListSeparatorConfiguration(listAppearance: .grouped)
    configuration.topSeparatorInsets.leading = 12
    configuration.bottomSeparatorInsets.trailing = 7
    configuration.color = .red
    configuration.multipleSelectionColor = .blue
    let separators = ListSeparators(
      configuration, appearance: .grouped, place: ListRowPosition(isFirst: true))
    let top = ListSeparators.Line(
      leading: 12, trailing: 0, color: .red, multipleSelectionColor: .blue)
    let bottom = ListSeparators.Line(
      leading: nil, trailing: 7, color: .red, multipleSelectionColor: .blue)
    #expect(separators == ListSeparators(top: top, bottom: bottom))
  }

  @Test("A layout tells the separators of its items, and none of sections that are no lists")
  func layout() {
    let configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    let layout = UICollectionViewCompositionalLayout { index, environment in
      index == 0 ? .list(using: configuration, layoutEnvironment: environment) : .plainRows
    }
    let source = CountedItems(counts: [2, 2])
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 375, height: 400), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    #expect(layout.listSeparators(at: IndexPath(item: 0, section: 0)) == nil)
    view.layoutIfNeeded()
    #expect(layout.listSeparators(at: IndexPath(item: 0, section: 0))?.bottom != nil)
    #expect(layout.listSeparators(at: IndexPath(item: 1, section: 0)) == ListSeparators())
    #expect(layout.listSeparators(at: IndexPath(item: 0, section: 1)) == nil)
    #expect(layout.listSeparators(at: IndexPath(item: 0, section: 2)) == nil)
  }
}

extension NSCollectionLayoutSection {
  fileprivate static var plainRows: NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
    return NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
  }
}

/// A data source with this many plain cells in each section.
private final class CountedItems: NSObject, UICollectionViewDataSource {
  let counts: [Int]

  init(counts: [Int]) { self.counts = counts }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { counts[section] }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}
