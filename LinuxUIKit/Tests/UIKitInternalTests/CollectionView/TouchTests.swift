import Testing

@testable import UIKit

/// A list of three rows in a window, with a log of the delegate's calls.
@MainActor
private final class TouchScreen: NSObject, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
  let view: UICollectionView
  let finger: Finger
  var log: [String] = []
  var refuses: Set<String> = []

  override init() {
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 300), collectionViewLayout: StackLayout())
    finger = Finger(on: window)
    super.init()
    view.contentInsetAdjustmentBehavior = .never
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: "header",
      withReuseIdentifier: "header")
    view.dataSource = self
    view.delegate = self
    window.addSubview(view)
    window.isHidden = false
    window.layoutIfNeeded()
  }

  /// Returns the center of a row; rows of 50 points follow a header of 20.
  func middle(of item: Int) -> CGPoint { CGPoint(x: 100, y: 20 + CGFloat(item) * 50 + 25) }

  /// Taps a row and returns the delegate's calls.
  func tap(_ item: Int) -> [String] {
    finger.tap(at: middle(of: item))
    return takeLog()
  }

  func takeLog() -> [String] {
    defer { log = [] }
    return log
  }

  private func ask(_ what: String, _ path: IndexPath) -> Bool {
    log.append("\(what) \(path.item)")
    return !refuses.contains(what)
  }

  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

  func collectionView(
    _ view: UICollectionView, cellForItemAt path: IndexPath
  ) -> UICollectionViewCell {
    view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
  }

  func collectionView(
    _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
  ) -> UICollectionReusableView {
    view.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: path)
  }

  func collectionView(
    _ view: UICollectionView, shouldHighlightItemAt path: IndexPath
  ) -> Bool { ask("may highlight", path) }

  func collectionView(_ view: UICollectionView, didHighlightItemAt path: IndexPath) {
    log.append("highlight \(path.item)")
  }

  func collectionView(_ view: UICollectionView, didUnhighlightItemAt path: IndexPath) {
    log.append("unhighlight \(path.item)")
  }

  func collectionView(_ view: UICollectionView, shouldSelectItemAt path: IndexPath) -> Bool {
    ask("may select", path)
  }

  func collectionView(_ view: UICollectionView, shouldDeselectItemAt path: IndexPath) -> Bool {
    ask("may deselect", path)
  }

  func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) {
    log.append("select \(path.item)")
  }

  func collectionView(_ view: UICollectionView, didDeselectItemAt path: IndexPath) {
    log.append("deselect \(path.item)")
  }

  func collectionView(
    _ view: UICollectionView, canPerformPrimaryActionForItemAt path: IndexPath
  ) -> Bool { !refuses.contains("act") }

  func collectionView(_ view: UICollectionView, performPrimaryActionForItemAt path: IndexPath) {
    log.append("act \(path.item)")
  }
}

/// Selection by touch, with the order of the calls of uikit.md, 6.6.
@MainActor struct TouchTests {
  @Test("A tap highlights while it lasts, then selects, then acts")
  func tap() {
    let screen = TouchScreen()
    let cell = screen.view.cellForItem(at: [0, 1])

    screen.finger.press(at: screen.middle(of: 1))
    #expect(cell?.isHighlighted == true)
    #expect(screen.takeLog() == ["may highlight 1", "highlight 1"])
    screen.finger.lift()
    #expect(cell?.isHighlighted == false)
    #expect(cell?.isSelected == true)
    #expect(screen.takeLog() == ["unhighlight 1", "may select 1", "select 1", "act 1"])
  }

  @Test("Tapping another item moves the selection; tapping the same one selects it again")
  func single() {
    let screen = TouchScreen()
    _ = screen.tap(0)

    #expect(
      screen.tap(2) == [
        "may highlight 2", "highlight 2", "unhighlight 2", "may select 2", "may deselect 0",
        "deselect 0", "select 2", "act 2",
      ])
    #expect(screen.view.indexPathsForSelectedItems == [[0, 2]])
    #expect(screen.tap(2).suffix(3) == ["may select 2", "select 2", "act 2"])
    #expect(screen.view.indexPathsForSelectedItems == [[0, 2]])
  }

  @Test("Where several can be selected a second tap takes the selection off")
  func multiple() {
    let screen = TouchScreen()
    screen.view.allowsMultipleSelection = true
    _ = screen.tap(0)
    _ = screen.tap(1)

    #expect(screen.view.indexPathsForSelectedItems == [[0, 0], [0, 1]])
    #expect(screen.tap(0).suffix(3) == ["may deselect 0", "deselect 0", "act 0"])
    #expect(screen.view.indexPathsForSelectedItems == [[0, 1]])
  }

  @Test("A cell that may not be highlighted can't be selected by touch")
  func noHighlight() {
    let screen = TouchScreen()
    screen.refuses = ["may highlight"]

    #expect(screen.tap(0) == ["may highlight 0"])
    #expect(screen.view.indexPathsForSelectedItems == [])
  }

  @Test("An item that may not be selected still performs its action, unless that is refused too")
  func actionWithoutSelection() {
    let screen = TouchScreen()
    screen.refuses = ["may select"]
    #expect(screen.tap(0).suffix(2) == ["may select 0", "act 0"])
    #expect(screen.view.indexPathsForSelectedItems == [])

    screen.refuses = ["may select", "act"]
    #expect(screen.tap(0).last == "may select 0")
  }

  @Test("A finger that leaves the cell, or is taken away, highlights no longer and selects nothing")
  func leaving() {
    let screen = TouchScreen()
    screen.finger.press(at: screen.middle(of: 0))
    screen.finger.move(to: screen.middle(of: 1))
    screen.finger.lift()
    #expect(screen.takeLog() == ["may highlight 0", "highlight 0", "unhighlight 0"])

    screen.finger.press(at: screen.middle(of: 0))
    screen.finger.cancel()
    #expect(screen.takeLog() == ["may highlight 0", "highlight 0", "unhighlight 0"])
    #expect(screen.view.indexPathsForSelectedItems == [])
  }

  @Test("Headers and empty room select nothing, nor does anything where selection is off")
  func elsewhere() {
    let screen = TouchScreen()
    screen.finger.tap(at: CGPoint(x: 100, y: 10))
    screen.finger.tap(at: CGPoint(x: 100, y: 290))
    screen.view.allowsSelection = false
    screen.finger.tap(at: screen.middle(of: 0))

    #expect(screen.takeLog() == [])
  }

  @Test("A cell that a control covers keeps the control's touches for the control")
  func controls() throws {
    let screen = TouchScreen()
    let control = UIControl(frame: CGRect(x: 0, y: 0, width: 320, height: 50))
    try #require(screen.view.cellForItem(at: [0, 0])).contentView.addSubview(control)

    #expect(screen.tap(0) == [])
  }

  @Test("A reload under the finger ends the highlight and selects nothing")
  func reloadUnderFinger() {
    let screen = TouchScreen()
    screen.finger.press(at: screen.middle(of: 0))
    screen.view.reloadData()
    screen.window.layoutIfNeeded()
    screen.finger.lift()

    #expect(screen.takeLog() == ["may highlight 0", "highlight 0"])
    #expect(screen.view.visibleCells.allSatisfy { !$0.isHighlighted && !$0.isSelected })
  }
}
