import Testing

@testable import UIKit

/// Three rows of 50 points whose delegate doesn't implement the method for primary actions.
private final class EditedScreen: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
  let view: UICollectionView
  let finger: Finger
  var log: [String] = []

  override init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 50)
    layout.minimumLineSpacing = 0
    view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    finger = Finger(on: window)
    super.init()
    view.contentInsetAdjustmentBehavior = .never
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = self
    view.delegate = self
    window.addSubview(view)
    window.isHidden = false
    window.layoutIfNeeded()
  }

  /// Taps a row and returns the delegate's calls.
  func tap(_ item: Int) -> [String] {
    finger.tap(at: CGPoint(x: 100, y: CGFloat(item) * 50 + 25))
    defer { log = [] }
    return log
  }

  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

  func collectionView(
    _ view: UICollectionView, cellForItemAt path: IndexPath
  ) -> UICollectionViewCell {
    view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
  }

  func collectionView(_ view: UICollectionView, didHighlightItemAt path: IndexPath) {
    log.append("highlight \(path.item)")
  }

  func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) {
    log.append("select \(path.item)")
  }

  func collectionView(_ view: UICollectionView, didDeselectItemAt path: IndexPath) {
    log.append("deselect \(path.item)")
  }

  func collectionView(_ view: UICollectionView, performPrimaryActionForItemAt path: IndexPath) {
    log.append("act \(path.item)")
  }
}

/// Touches in editing mode (uikit.md, 6.6).
@MainActor struct EditingTouchTests {
  private let screen = EditedScreen()

  @Test("A tap performs the item's action, but not while editing")
  func actions() {
    #expect(screen.tap(1) == ["highlight 1", "select 1", "act 1"])

    screen.view.allowsSelectionDuringEditing = true
    screen.view.isEditing = true
    #expect(screen.tap(1) == ["highlight 1", "select 1"])
  }

  @Test("While editing a tap does nothing unless items can be selected then")
  func notAllowed() {
    screen.view.isEditing = true

    #expect(screen.tap(1) == [])
    #expect(screen.view.indexPathsForSelectedItems == [])
  }

  @Test("Where several can be selected while editing, a second tap takes the selection off")
  func several() {
    screen.view.allowsMultipleSelectionDuringEditing = true
    screen.view.isEditing = true
    _ = screen.tap(0)
    _ = screen.tap(1)

    #expect(screen.view.indexPathsForSelectedItems == [[0, 0], [0, 1]])
    #expect(screen.tap(0) == ["highlight 0", "deselect 0"])
    #expect(screen.view.indexPathsForSelectedItems == [[0, 1]])
  }
}
