import Testing
import UIKit

/// A cell with an assigned preferred height that counts its measurements.
private final class GrowingCell: UICollectionViewCell {
  var height: CGFloat = 60
  private(set) var asked = 0
  private(set) lazy var constraint = filler.heightAnchor.constraint(equalToConstant: 60)
  private let filler = UIView()

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    asked += 1
    guard constraint.isActive else {
      layoutAttributes.size.height = height
      return layoutAttributes
    }
    return super.preferredLayoutAttributesFitting(layoutAttributes)
  }

  /// Adds a constraint that determines the cell's height.
  func fill() {
    filler.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(filler)
    NSLayoutConstraint.activate([
      filler.topAnchor.constraint(equalTo: contentView.topAnchor),
      filler.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      filler.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      filler.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      constraint,
    ])
  }
}

/// A content configuration with a given height.
private struct Tall: UIContentConfiguration {
  var height: CGFloat

  func makeContentView() -> any UIView & UIContentView { TallView(self) }
  func updated(for state: any UIConfigurationState) -> Tall { self }
}

private final class TallView: UIView, UIContentView {
  var configuration: any UIContentConfiguration

  init(_ configuration: Tall) {
    self.configuration = configuration
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: (configuration as? Tall)?.height ?? 0)
  }
}

/// Three rows that size themselves.
private final class GrowingScreen: NSObject, UICollectionViewDataSource {
  let view: UICollectionView
  var fill: (UICollectionViewCell) -> Void = { _ in }

  override init() {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let row = NSCollectionLayoutGroup.vertical(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 400),
      collectionViewLayout: UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(group: row)))
    super.init()
    view.register(GrowingCell.self, forCellWithReuseIdentifier: "cell")
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "plain")
    view.dataSource = self
  }

  func cell(_ item: Int) -> GrowingCell? {
    view.cellForItem(at: [0, item]) as? GrowingCell
  }

  /// Lays out and returns the heights of the rows.
  var heights: [CGFloat] {
    view.layoutIfNeeded()
    return (0..<3).compactMap { view.layoutAttributesForItem(at: [0, $0])?.frame.height }
  }

  var identifier = "cell"

  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

  func collectionView(
    _ view: UICollectionView, cellForItemAt path: IndexPath
  ) -> UICollectionViewCell {
    let cell = view.dequeueReusableCell(withReuseIdentifier: identifier, for: path)
    fill(cell)
    return cell
  }
}

/// Tests self-sizing invalidation (uikit.md, 6.12).
@MainActor struct SelfSizingInvalidationTests {
  private let screen = GrowingScreen()

  @Test("It is enabled unless it is set otherwise")
  func defaults() {
    #expect(screen.view.selfSizingInvalidation == .enabled)
    #expect(UICollectionView.SelfSizingInvalidation.disabled.rawValue == 0)
    #expect(UICollectionView.SelfSizingInvalidation.enabledIncludingConstraints.rawValue == 2)
  }

  @Test("A cell, or its content view, that invalidates its intrinsic size is measured again, once")
  func intrinsicSize() {
    #expect(screen.heights == [60, 60, 60])
    let asked = screen.cell(1)?.asked ?? 0

    screen.cell(1)?.height = 90
    screen.cell(1)?.invalidateIntrinsicContentSize()
    screen.cell(1)?.invalidateIntrinsicContentSize()
    #expect(screen.heights == [60, 90, 60])
    #expect(screen.cell(1)?.asked == asked + 1)
    screen.cell(1)?.height = 30
    screen.cell(1)?.contentView.invalidateIntrinsicContentSize()
    #expect(screen.heights == [60, 30, 60])
  }

  @Test("A cell whose content's configuration changes is measured again")
  func configuration() {
    screen.identifier = "plain"
    screen.fill = { $0.contentConfiguration = Tall(height: 70) }
    #expect(screen.heights == [70, 70, 70])

    screen.view.cellForItem(at: [0, 2])?.contentConfiguration = Tall(height: 100)
    #expect(screen.heights == [70, 70, 100])
  }

  @Test("With disabled invalidation a cell keeps its size until it is reconfigured")
  func disabled() {
    screen.view.selfSizingInvalidation = .disabled
    #expect(screen.heights == [60, 60, 60])

    screen.cell(1)?.height = 90
    screen.cell(1)?.invalidateIntrinsicContentSize()
    #expect(screen.heights == [60, 60, 60])
    screen.view.reconfigureItems(at: [[0, 1]])
    #expect(screen.heights == [60, 90, 60])
  }

  @Test("With constraint-based invalidation changes of constraints resize a cell")
  func constraints() {
    screen.fill = { ($0 as? GrowingCell)?.fill() }
    #expect(screen.heights == [60, 60, 60])

    screen.cell(0)?.constraint.constant = 80
    #expect(screen.heights == [60, 60, 60])
    screen.view.selfSizingInvalidation = .enabledIncludingConstraints
    screen.cell(0)?.constraint.constant = 100
    #expect(screen.heights == [100, 60, 60])
  }
}
