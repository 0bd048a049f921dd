import Testing
import UIKit

private final class PlainCell: UICollectionViewCell {}

/// A view that overrides what only a keyboard's focus calls.
private final class FocusableView: UIView {
  override var canBecomeFocused: Bool { true }
  override var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
  override func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}
}

@Suite("Names that few screens use") @MainActor struct SingleNameTests {
  @Test("The description of a class is its name with its module")
  func classDescription() {
    #expect(PlainCell.description().hasSuffix("PlainCell"))
    #expect(PlainCell.classForCoder() == PlainCell.self)
  }

  @Test("Exchanged subviews swap their positions, and wrong positions do nothing")
  func exchange() {
    let view = UIView()
    let children = (0..<4).map { _ in UIView() }
    for child in children { view.addSubview(child) }

    view.exchangeSubview(at: 3, withSubviewAt: 1)
    view.exchangeSubview(at: 0, withSubviewAt: 4)

    #expect(view.subviews == [children[0], children[3], children[2], children[1]])
  }

  @Test("Points convert between views and the screen as between views and their window")
  func coordinateSpaces() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 30))
    window.addSubview(view)
    let screen: any UICoordinateSpace = UIScreen.main.coordinateSpace

    #expect(view.convert(CGPoint(x: 1, y: 2), to: screen) == CGPoint(x: 11, y: 22))
    #expect(screen.convert(CGPoint(x: 11, y: 22), to: view) == CGPoint(x: 1, y: 2))
    let parent: any UICoordinateSpace = window
    #expect(
      view.convert(CGRect(x: 0, y: 0, width: 5, height: 5), to: parent)
        == CGRect(x: 10, y: 20, width: 5, height: 5))
  }

  @Test("A snapshot is a view of the same size, and an empty view has none")
  func snapshot() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    #expect(view.snapshotView(afterScreenUpdates: true)?.bounds.size == view.bounds.size)
    #expect(UIView().snapshotView(afterScreenUpdates: false) == nil)
  }

  @Test("The block of a batch update is optional, so that a stored one can be passed")
  func batchUpdates() {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100),
      collectionViewLayout: UICollectionViewFlowLayout())
    var runs = 0
    let none: (() -> Void)? = nil
    let some: (() -> Void)? = { runs += 1 }

    view.performBatchUpdates(none)
    view.performBatchUpdates(some)

    #expect(runs == 1)
  }

  @Test("The types of accessories are those of their factories")
  func accessoryTypes() {
    let tagged = UIView()
    let custom = UICellAccessory.customView(
      configuration: .init(customView: tagged, placement: .trailing()))

    if case .checkmark = UICellAccessory.checkmark().accessoryType {} else { Issue.record() }
    if case .outlineDisclosure = UICellAccessory.outlineDisclosure().accessoryType {
    } else {
      Issue.record()
    }
    if case .custom(let view) = custom.accessoryType {
      #expect(view === tagged)
    } else {
      Issue.record()
    }
  }

  @Test("A boundary item with an anchor is aligned to its edges")
  func boundaryAnchor() {
    let size = NSCollectionLayoutSize(
      widthDimension: .absolute(10), heightDimension: .absolute(10))
    let item = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size, elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(
        edges: [.bottom, .trailing], absoluteOffset: CGPoint(x: 3, y: 4)))

    #expect(item.alignment == .bottomTrailing)
    #expect(item.offset == CGPoint(x: 3, y: 4))
  }

  @Test("No view is focused, and feedback, key commands and URLs have no effect")
  func inert() {
    UISelectionFeedbackGenerator().selectionChanged()
    UIImpactFeedbackGenerator(style: .light).impactOccurred(intensity: 0.5)
    UINotificationFeedbackGenerator().notificationOccurred(.success)
    let url = URL(string: "https://example.org")

    #expect(FocusableView().isFocused == false)
    #expect(UIResponder().keyCommands == nil)
    #expect(url.map { UIApplication.shared.canOpenURL($0) } == false)
    #expect(URLSession.shared.configuration.timeoutIntervalForRequest > 0)
    #expect(UIColor.groupTableViewBackground == UIColor.systemGroupedBackground)
  }
}
