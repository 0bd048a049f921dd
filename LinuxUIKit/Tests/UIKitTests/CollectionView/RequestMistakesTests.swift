import TestSupport
import Testing
import UIKit

/// A list of one section, with or without a header, whose closures return the views.
private final class MadeSource: NSObject, UICollectionViewDataSource {
  var cell: (UICollectionView, IndexPath) -> UICollectionViewCell = {
    $0.dequeueReusableCell(withReuseIdentifier: "cell", for: $1)
  }
  var header: (UICollectionView, IndexPath) -> UICollectionReusableView = { _, _ in
    UICollectionReusableView(frame: .zero)
  }

  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }

  func collectionView(
    _ view: UICollectionView, cellForItemAt path: IndexPath
  ) -> UICollectionViewCell { cell(view, path) }

  func collectionView(
    _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
  ) -> UICollectionReusableView { header(view, path) }
}

/// Tests messages of uikit.md, 6.16 about views and index paths in programs that stop with them.
@MainActor struct RequestMistakesTests {
  private static func show(
    _ source: MadeSource, headerHeight: CGFloat = 0,
    layout: UICollectionViewLayout? = nil, then act: (UICollectionView) -> Void = { _ in }
  ) {
    let rows = RowsLayout()
    rows.headerHeight = headerHeight
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 200), collectionViewLayout: layout ?? rows)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.layoutIfNeeded()
    act(view)
    withExtendedLifetime(source) {}
  }

  #if os(Linux) || os(macOS)  // Exit tests need processes.
    @Test("A kind of header that was not registered")
    func unregisteredHeader() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        let source = MadeSource()
        source.header = {
          $0.dequeueReusableSupplementaryView(ofKind: "k", withReuseIdentifier: "id", for: $1)
        }
        Self.show(source, headerHeight: 20)
      }
      #expect(
        standardError(of: result).contains(
          """
          could not dequeue a view of kind: k with identifier id - must register a nib or a class for \
          the identifier or connect a prototype cell in a storyboard
          """))
    }

    @Test("A header that was not dequeued")
    func headerNotDequeued() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        Self.show(MadeSource(), headerHeight: 20)
      }
      #expect(
        standardError(of: result).contains(
          """
          the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath \
          (UICollectionElementKindSectionHeader,<NSIndexPath> {length = 2, path = 0 - 0}) was not \
          retrieved by calling \
          -dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath: or is nil ((null))
          """))
    }
  #endif

  private static let dequeuedForNothing = """
    Expected dequeued view to be returned to the collection view in preparation for display. When \
    the collection view's data source is asked to provide a view for a given index path, ensure \
    that a single view is dequeued and returned to the collection view. Avoid dequeuing views \
    without a request from the collection view. For retrieving an existing view in the collection \
    view, use -[UICollectionView cellForItemAtIndexPath:] or -[UICollectionView \
    supplementaryViewForElementKind:atIndexPath:]. Dequeued view: <
    """

  #if os(Linux) || os(macOS)  // Exit tests need processes.
    @Test("A second cell that is dequeued and not returned")
    func dequeuedTwice() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        let source = MadeSource()
        source.cell = {
          _ = $0.dequeueReusableCell(withReuseIdentifier: "cell", for: $1)
          return $0.dequeueReusableCell(withReuseIdentifier: "cell", for: $1)
        }
        Self.show(source)
      }
      #expect(standardError(of: result).contains(Self.dequeuedForNothing))
      #expect(standardError(of: result).contains(">; Collection view: <"))
    }

    @Test("A registration that is created in the cell provider, with the whole text")
    func registrationInProvider() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        let source = MadeSource()
        source.cell = { view, path in
          let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> {
            _, _, _ in
          }
          return view.dequeueConfiguredReusableCell(using: registration, for: path, item: 1)
        }
        Self.show(source)
      }
      #expect(
        standardError(of: result).contains(
          """
          Attempted to dequeue a cell using a registration that was created inside \
          -collectionView:cellForItemAtIndexPath: or inside a UICollectionViewDiffableDataSource cell \
          provider. Creating a new registration each time a cell is requested will prevent reuse and \
          cause created cells to remain inaccessible in memory for the lifetime of the collection \
          view. Registrations should be created up front and reused. Registration: \
          <UICollectionViewCellRegistration: 
          """))
    }

    @Test("Scrolling to a section that doesn't exist")
    func missingSection() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        Self.show(MadeSource()) { $0.scrollToItem(at: [3, 0], at: .top, animated: false) }
      }
      #expect(
        standardError(of: result).contains(
          """
          Attempted to scroll the collection view to an out-of-bounds section (3) when there are only \
          1 sections. Collection view: <
          """))
    }

    @Test("Scrolling to an item without layout attributes")
    func itemWithoutPlace() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        Self.show(MadeSource(), layout: UICollectionViewLayout()) {
          $0.scrollToItem(at: [0, 1], at: .top, animated: false)
        }
      }
      #expect(
        standardError(of: result).contains(
          """
          no UICollectionViewLayoutAttributes instance for -layoutAttributesForItemAtIndexPath: \
          <NSIndexPath> {length = 2, path = 0 - 1}
          """))
    }

    @Test("A controller of a collection view that was given no layout")
    func noLayout() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        UICollectionViewController(nibName: nil, bundle: nil).loadViewIfNeeded()
      }
      #expect(
        standardError(of: result).contains(
          "UICollectionView must be initialized with a non-nil layout parameter"))
    }

    @Test("A controller that returns an item count but no cells")
    func noCell() async {
      final class Counter: UICollectionViewController {
        override func collectionView(
          _ collectionView: UICollectionView, numberOfItemsInSection section: Int
        ) -> Int { 1 }
      }
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        let controller = Counter(collectionViewLayout: RowsLayout())
        controller.collectionView.layoutIfNeeded()
        withExtendedLifetime(controller) {}
      }
      #expect(standardError(of: result).contains("failed to obtain a cell from its dataSource (<"))
    }
  #endif

  @Test("A cell with an infinite preferred size keeps its size, and the program continues")
  func endlessSize() async {
    final class EndlessCell: UICollectionViewCell {
      override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: .infinity)
      }
    }
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 100, height: 50)
    let source = MadeSource()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 200), collectionViewLayout: layout)
    view.register(EndlessCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.layoutIfNeeded()

    #expect(view.cellForItem(at: [0, 0])?.bounds.height == 50)
  }
}
