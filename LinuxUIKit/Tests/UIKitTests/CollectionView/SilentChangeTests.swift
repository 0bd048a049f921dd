import TestSupport
import Testing
import UIKit

/// A layout that returns the header's latest position whether or not it was invalidated.
private final class RestlessLayout: UICollectionViewLayout {
  var y: CGFloat = 0
  var invalidates = false

  override var collectionViewContentSize: CGSize { CGSize(width: 320, height: 1_000) }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: "header", with: [0, 0])
    attributes.frame = CGRect(x: 0, y: y, width: 320, height: 40)
    return [attributes]
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { invalidates }
}

private final class HeaderSource: NSObject, UICollectionViewDataSource {
  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }

  func collectionView(
    _ view: UICollectionView, cellForItemAt path: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell() }

  func collectionView(
    _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
  ) -> UICollectionReusableView {
    view.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: path)
  }
}

@MainActor struct SilentChangeTests {
  /// Moves the header by ten points at each of three steps of a scroll.
  private static func scroll(invalidating: Bool) {
    let (layout, source) = (RestlessLayout(), HeaderSource())
    layout.invalidates = invalidating
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 200), collectionViewLayout: layout)
    view.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: "header",
      withReuseIdentifier: "header")
    view.dataSource = source
    view.layoutIfNeeded()
    for step in 1...3 {
      layout.y = CGFloat(step) * 10
      view.contentOffset.y = CGFloat(step)
      view.layoutIfNeeded()
    }
    withExtendedLifetime(source) {}
  }

  #if os(Linux) || os(macOS)  // Exit tests need processes.
    @Test("A header that moves without a layout invalidation causes one message")
    func silent() async {
      let result = await #expect(
        processExitsWith: .success, observing: [\.standardErrorContent]
      ) { @MainActor in
        Self.scroll(invalidating: false)
      }
      let text = standardError(of: result)
      #expect(
        text == """
          layout attributes for supplementary item at index path (<NSIndexPath> {length = 2, path = \
          0 - 0}) changed from (0.0, 0.0, 320.0, 40.0) to (0.0, 10.0, 320.0, 40.0) without \
          invalidating the layout

          """)
    }

    @Test("A layout that is invalidated by every scroll step can move everything")
    func invalidated() async {
      let result = await #expect(
        processExitsWith: .success, observing: [\.standardErrorContent]
      ) { @MainActor in
        Self.scroll(invalidating: true)
      }
      #expect(result?.standardErrorContent == [])
    }
  #endif
}
