import Testing
import UIKit

/// Tests self-sizing rows whose text size changes while they are displayed (uikit.md, 6.12;
/// compositional-layout.md, 4.2 and 6.2).
@Suite("Self-sizing rows after a change of traits") @MainActor struct ListTextSizeTests {
  @Test("Rows of a list grow with the text size while they are displayed, and shrink with it")
  func list() {
    let screen = ListCellScreen(.plain, count: 3) { cell, item in
      var content = cell.defaultContentConfiguration()
      content.text = "Row \(item)"
      cell.contentConfiguration = content
    }
    let host = ChangingTraitsHost(screen.view)
    #expect(host.heights(of: screen.view) == [44, 44, 44])

    // A line of the style body is 62 high at the largest size (uikit.md, 2.2), with 11 points above
    // and below it (uikit.md, 3.4.3), rounded to thirds of a point.
    host.setTextSize(.accessibilityExtraExtraExtraLarge)
    for height in host.heights(of: screen.view) { #expect(abs(height - 84) < 2, "\(height)") }

    host.setTextSize(.large)
    #expect(host.heights(of: screen.view) == [44, 44, 44])
  }

  @Test(
    "Cells of labels and constraints have the heights of a screen that is created in that text size",
    arguments: [true, false])
  func constraints(isFlow: Bool) {
    let screen = LabelScreen(isFlow: isFlow)
    let host = ChangingTraitsHost(screen.view)
    let before = host.heights(of: screen.view)
    host.setTextSize(.accessibilityExtraExtraExtraLarge)
    let after = host.heights(of: screen.view)

    let fresh = LabelScreen(isFlow: isFlow)
    let freshHost = ChangingTraitsHost(fresh.view, .accessibilityExtraExtraExtraLarge)
    let expected = freshHost.heights(of: fresh.view)
    #expect(expected.allSatisfy { $0 > 60 })
    #expect(before.allSatisfy { $0 < 25 })
    #expect(after == Array(expected.prefix(after.count)))
    host.setTextSize(.large)
    #expect(Array(host.heights(of: screen.view).prefix(before.count)) == before)
  }

  @Test("Rows keep their heights when the interface becomes dark")
  func dark() {
    let screen = LabelScreen(isFlow: false)
    let host = ChangingTraitsHost(screen.view)
    let before = host.heights(of: screen.view)
    host.setTraits(UITraitCollection(userInterfaceStyle: .dark))

    #expect(host.heights(of: screen.view) == before)
  }
}

/// Displays a view in traits that change.
@MainActor private final class ChangingTraitsHost {
  private let parent = UIViewController()
  private let child = UIViewController()

  init(_ view: UIView, _ category: UIContentSizeCategory = .large) {
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.view.addSubview(view)
    for outer in [parent.view, child.view] { outer?.frame = view.bounds }
    setTextSize(category)
  }

  func setTextSize(_ category: UIContentSizeCategory) {
    setTraits(UITraitCollection(preferredContentSizeCategory: category))
  }

  func setTraits(_ traits: UITraitCollection) {
    let all = UITraitCollection(traitsFrom: [UITraitCollection(displayScale: 3), traits])
    parent.setOverrideTraitCollection(all, forChild: child)
    parent.view.layoutIfNeeded()
  }

  /// Returns the heights of the visible cells, from top to bottom.
  func heights(of view: UICollectionView) -> [CGFloat] {
    view.visibleCells.map(\.frame).sorted { $0.minY < $1.minY }.map(\.height)
  }
}

/// Rows with a label that follows the text size, in a compositional or a flow layout.
@MainActor private final class LabelScreen: NSObject, UICollectionViewDataSource {
  let view: UICollectionView

  init(isFlow: Bool) {
    let flow = UICollectionViewFlowLayout()
    flow.estimatedItemSize = CGSize(width: 300, height: 44)
    flow.minimumLineSpacing = 0
    let size = NSCollectionLayoutSize(.fractionalWidth(1), .estimated(44))
    let rows = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(
        group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])))
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 300),
      collectionViewLayout: isFlow ? flow : rows)
    super.init()
    view.register(TextSizeCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = self
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 3 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}

/// A cell whose label touches its edges, and is 200 points wide or more.
private final class TextSizeCell: UICollectionViewCell {
  override init(frame: CGRect) {
    super.init(frame: frame)
    let label = UILabel()
    label.text = "Row"
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: contentView.topAnchor),
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      contentView.bottomAnchor.constraint(equalTo: label.bottomAnchor),
      contentView.trailingAnchor.constraint(equalTo: label.trailingAnchor),
      label.widthAnchor.constraint(greaterThanOrEqualToConstant: 200),
    ])
  }

  required init?(coder: NSCoder) { nil }
}
