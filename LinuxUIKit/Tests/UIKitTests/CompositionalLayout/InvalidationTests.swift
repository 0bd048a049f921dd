import Testing
import UIKit

/// Tests the rows of compositional-layout.md, 6.5 in order.
@Suite("Invalidation of a compositional layout", .serialized) @MainActor
struct InvalidationTests {
  private let first = IndexPath(item: 0, section: 0)

  @Test(
    "A change of size, insets, margins or traits calls the provider and solves everything again",
    arguments: ["size", "content insets", "margins", "traits"])
  func surroundings(change: String) {
    let screen = CountingScreen()
    screen.forget()
    switch change {
    case "size": screen.view.frame.size.height = 500
    case "content insets": screen.view.contentInset.bottom = 20
    case "margins": screen.view.directionalLayoutMargins.leading = 40
    default: screen.view.overrideUserInterfaceStyle = .dark
    }
    screen.view.layoutIfNeeded()
    #expect(screen.counts.asked == [0, 1])
    #expect(screen.counts.solved == [0, 1])
  }

  @Test("A change of the safe area calls the provider and solves everything again")
  func safeArea() {
    let screen = CountingScreen()
    let controller = UIViewController()
    controller.view.addSubview(screen.view)
    let window = UIWindow(frame: screen.view.frame)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    screen.forget()
    controller.additionalSafeAreaInsets.left = 33
    window.layoutIfNeeded()
    #expect(screen.view.safeAreaInsets.left == 33)
    #expect(screen.counts.asked == [0, 1] && screen.counts.solved == [0, 1])
  }

  @Test("A scroll without pinned items invalidates nothing")
  func plainScroll() {
    let screen = CountingScreen()
    screen.forget()
    for offset in stride(from: 10, through: 400, by: 10) { screen.scroll(to: CGFloat(offset)) }
    #expect(screen.layout.contexts.isEmpty && screen.layout.prepared == 0)
    #expect(screen.counts.asked.isEmpty && screen.counts.solved.isEmpty)
  }

  @Test("A scroll with pinned items invalidates those alone, and solves nothing")
  func pinnedScroll() throws {
    let screen = CountingScreen { section, _ in
      let header = NSCollectionLayoutBoundarySupplementaryItem("header", height: 30, .top)
      header.pinToVisibleBounds = true
      section.boundarySupplementaryItems = [header]
    }
    screen.forget()
    screen.scroll(to: 100)
    let context = try #require(screen.layout.contexts.first)
    #expect(screen.layout.contexts.count == 1)
    #expect(context.invalidatedSupplementaryIndexPaths?["header"]?.contains(first) == true)
    #expect(context.invalidatedItemIndexPaths == nil)
    #expect(context.invalidatedDecorationIndexPaths == nil)
    #expect(!context.invalidateEverything && !context.invalidateDataSourceCounts)
    #expect(context.contentOffsetAdjustment == .zero)
    #expect(screen.counts.asked.isEmpty && screen.counts.solved.isEmpty)
    let header = screen.layout.layoutAttributesForSupplementaryView(ofKind: "header", at: first)
    #expect(header?.frame.minY == 100)
  }

  @Test(
    "Scrolling a section with a handler invalidates its visible items, and solves nothing")
  func handledScroll() throws {
    let screen = CountingScreen { section, index in
      if index == 1 { section.visibleItemsInvalidationHandler = { _, _, _ in } }
    }
    screen.forget()
    screen.scroll(to: 400)
    let context = try #require(screen.layout.contexts.first)
    // Section 0 is 10 rows of 100 and ends at 1,000; 400 to 1,067 shows one row of section 1.
    #expect(context.invalidatedItemIndexPaths == [IndexPath(item: 0, section: 1)])
    #expect(context.invalidatedSupplementaryIndexPaths == nil)
    #expect(screen.counts.asked.isEmpty && screen.counts.solved.isEmpty)
  }

  @Test("A new preferred size solves the view's own section again and moves later ones")
  func preferredSizes() throws {
    let screen = CountingScreen(estimates: [0])
    screen.show(HighCell.self)
    // Ten rows of 70 come before the second section.
    #expect((0..<9).allSatisfy { screen.frame($0)?.height == 70 })
    let contexts = screen.layout.contexts.filter { $0.invalidatedItemIndexPaths != nil }
    #expect(contexts.count == 10 && !contexts.contains(where: \.invalidateEverything))
    #expect(contexts.first?.invalidatedItemIndexPaths == [first])
    #expect(screen.frame(0, 1)?.minY == 700)
    #expect(screen.counts.asked == [0, 1] && screen.counts.solved == [1])
  }

  @Test("invalidateLayout() calls the provider and solves everything, and keeps measured sizes")
  func whole() {
    let screen = CountingScreen(estimates: [0])
    screen.show(HighCell.self)
    let measured = HighCell.asked
    screen.forget()
    screen.layout.invalidateLayout()
    #expect(screen.layout.contexts.map(\.invalidateEverything) == [false])
    screen.view.layoutIfNeeded()
    #expect(screen.counts.asked == [0, 1] && screen.counts.solved == [1])
    #expect(HighCell.asked == measured && screen.frame(9)?.height == 70)
  }

  @Test("reloadData() drops measured sizes")
  func reload() {
    let screen = CountingScreen(estimates: [0])
    screen.show(HighCell.self)
    let measured = HighCell.asked
    screen.forget()
    screen.view.reloadData()
    #expect(screen.layout.contexts.map(\.invalidateEverything) == [true])
    screen.view.layoutIfNeeded()
    #expect(HighCell.asked > measured)
  }

  @Test("Another width drops measured sizes")
  func width() {
    let screen = CountingScreen(estimates: [0])
    screen.show(HighCell.self)
    let measured = HighCell.asked
    screen.view.frame.size.width = 300
    screen.view.layoutIfNeeded()
    #expect(HighCell.asked > measured)
  }

  @Test("Assigning a configuration invalidates everything immediately")
  func configuration() {
    let screen = CountingScreen()
    screen.forget()
    let configuration = screen.layout.configuration
    configuration.interSectionSpacing = 25
    #expect(screen.layout.contexts.isEmpty)
    screen.layout.configuration = configuration
    #expect(screen.layout.contexts.count == 1)
    screen.view.layoutIfNeeded()
    #expect(screen.counts.asked == [0, 1] && screen.frame(0, 1)?.minY == 1_025)
  }

  @Test("An update reloads counts and calls the provider, and measured sizes follow their items")
  func update() throws {
    let screen = CountingScreen(estimates: [0])
    screen.show(HighCell.self)
    let measured = HighCell.asked
    screen.forget()
    screen.insertFirst()
    let context = try #require(screen.layout.contexts.first)
    #expect(context.invalidateDataSourceCounts && !context.invalidateEverything)
    #expect(screen.counts.asked == [0, 1])
    // The new cell is measured, and the ten others keep their sizes.
    #expect(HighCell.asked == measured + 1 && screen.frame(10)?.height == 70)
  }

  @Test("Reconfigured items of a snapshot call no provider, and are measured again")
  func reconfiguration() {
    var (asked, counted) = (0, 0)
    var heights = [1: 30.0, 2: 40.0, 3: 50.0]
    let layout = UICollectionViewCompositionalLayout { _, _ in
      asked += 1
      return NSCollectionLayoutSection(group: .estimated)
    }
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 375, height: 667), collectionViewLayout: layout)
    view.register(GivenHeightCell.self, forCellWithReuseIdentifier: "cell")
    let dataSource = CountedDataSource(collectionView: view) { view, path, id in
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      (cell as? GivenHeightCell)?.height = heights[id] ?? 0
      return cell
    }
    dataSource.onCount = { counted += 1 }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1, 2, 3])
    dataSource.apply(snapshot, animatingDifferences: false)
    view.layoutIfNeeded()
    (asked, counted, heights[2]) = (0, 0, 90)
    snapshot.reconfigureItems([2])
    dataSource.apply(snapshot, animatingDifferences: false)
    view.layoutIfNeeded()
    // uikit.md, 6.8: reconfigureItems does not read the counts again.
    #expect(asked == 0 && counted == 0)
    let frames = (0..<3).map { layout.layoutAttributesForItem(at: [0, $0])?.frame }
    #expect(frames.map { $0?.height } == [30, 90, 50] && frames[2]?.minY == 120)
    snapshot.deleteItems([1])
    dataSource.apply(snapshot, animatingDifferences: false)
    #expect(asked == 1 && counted == 1)
  }

  @Test("Orthogonal scrolling calls that section's handler and doesn't ask the layout")
  func orthogonalScroll() {
    var called: [Int] = []
    let screen = CountingScreen { section, index in
      section.orthogonalScrollingBehavior = .continuous
      section.visibleItemsInvalidationHandler = { _, _, _ in called.append(index) }
    }
    screen.forget()
    called = []
    for offset in [10, 20, 30] { screen.scrollFirstSection(to: CGFloat(offset)) }
    #expect(called == [0, 0, 0])
    #expect(screen.layout.contexts.isEmpty && screen.layout.prepared == 0)
    #expect(screen.counts.asked.isEmpty && screen.counts.solved.isEmpty)
  }
}

/// A data source that reports when its items are counted.
private final class CountedDataSource: UICollectionViewDiffableDataSource<Int, Int> {
  var onCount: () -> Void = {}

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    onCount()
    return super.collectionView(collectionView, numberOfItemsInSection: section)
  }
}

/// A cell of a given height.
private final class GivenHeightCell: UICollectionViewCell {
  var height: CGFloat = 0

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.size.height = height
    return layoutAttributes
  }
}
