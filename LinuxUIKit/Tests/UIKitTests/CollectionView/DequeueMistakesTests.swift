import TestSupport
import Testing
import UIKit

/// A data source whose closure returns the cells.
private final class OneCellSource: NSObject, UICollectionViewDataSource {
  let makeCell: (UICollectionView, IndexPath) -> UICollectionViewCell

  init(_ makeCell: @escaping (UICollectionView, IndexPath) -> UICollectionViewCell) {
    self.makeCell = makeCell
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 1 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { makeCell(collectionView, indexPath) }
}

/// Tests messages of uikit.md, 6.16 in programs that stop with them.
@MainActor struct DequeueMistakesTests {
  private static func show(
    headerHeight: CGFloat = 0,
    _ makeCell: @escaping (UICollectionView, IndexPath) -> UICollectionViewCell
  ) {
    let layout = RowsLayout()
    layout.headerHeight = headerHeight
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 200), collectionViewLayout: layout)
    let source = OneCellSource(makeCell)
    view.dataSource = source
    view.layoutIfNeeded()
    withExtendedLifetime(source) {}
  }

  #if os(Linux) || os(macOS)  // Exit tests need processes.
    @Test("An identifier that was not registered is reported")
    func notRegistered() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        Self.show { $0.dequeueReusableCell(withReuseIdentifier: "name", for: $1) }
      }
      #expect(
        standardError(of: result).contains(
          """
          could not dequeue a view of kind: UICollectionElementKindCell with identifier name - must \
          register a nib or a class for the identifier or connect a prototype cell in a storyboard
          """))
    }

    @Test("A cell that was not dequeued is reported")
    func notDequeued() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        Self.show { _, _ in UICollectionViewCell(frame: .zero) }
      }
      #expect(
        standardError(of: result).contains(
          """
          the cell returned from -collectionView:cellForItemAtIndexPath: does not have a \
          reuseIdentifier - cells must be retrieved by calling \
          -dequeueReusableCellWithReuseIdentifier:forIndexPath:
          """))
    }

    @Test("A registration that is created in the cell provider is reported")
    func registrationInProvider() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        Self.show { view, path in
          let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> {
            _, _, _ in
          }
          return view.dequeueConfiguredReusableCell(using: registration, for: path, item: 1)
        }
      }
      #expect(
        standardError(of: result).contains(
          "Attempted to dequeue a cell using a registration that was created inside"))
    }

    @Test("A header without a provider is reported")
    func noHeader() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        Self.show(headerHeight: 20) { _, _ in UICollectionViewCell(frame: .zero) }
      }
      #expect(
        standardError(of: result).contains(
          "(UICollectionElementKindSectionHeader,<NSIndexPath> {length = 2, path = 0 - 0}) was not")
      )
    }

    @Test("Scrolling to an item that doesn't exist is reported with the count")
    func scrollOutOfRange() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        let screen = ListScreen([["a", "b"]])
        screen.view.scrollToItem(at: [0, 7], at: .top, animated: false)
        withExtendedLifetime(screen) {}
      }
      #expect(
        standardError(of: result).contains(
          """
          Attempted to scroll the collection view to an out-of-bounds item (7) when there are only \
          2 items in section 0. Collection view: <
          """))
    }

    @Test("Requesting attributes of an item that doesn't exist is reported")
    func unknownItem() async {
      final class WrongLayout: UICollectionViewLayout {
        override func layoutAttributesForElements(
          in rect: CGRect
        ) -> [UICollectionViewLayoutAttributes]? {
          let attributes = UICollectionViewLayoutAttributes(forCellWith: [1, 0])
          attributes.frame = rect
          return [attributes]
        }
      }
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        let screen = ListScreen([["a"]])
        screen.view.collectionViewLayout = WrongLayout()
        screen.view.layoutIfNeeded()
      }
      #expect(
        standardError(of: result).contains(
          """
          UICollectionView received layout attributes for a cell with an index path that does not \
          exist: <NSIndexPath> {length = 2, path = 1 - 0}
          """))
    }
  #endif
}
