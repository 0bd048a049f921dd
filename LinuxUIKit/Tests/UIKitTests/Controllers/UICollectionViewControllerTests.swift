import Testing
import UIKit

/// A typical collection view controller of an app.
private final class NamesController: UICollectionViewController {
  let names = ["Ada", "Ben", "Cleo"]
  private(set) var chosen: [Int] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "name")
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { names.count }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "name", for: indexPath)
  }

  override func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    chosen.append(indexPath.item)
    return true
  }
}

@MainActor struct UICollectionViewControllerTests {
  private func shown() -> (NamesController, UIWindow) {
    let controller = NamesController(collectionViewLayout: RowsLayout())
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    window.rootViewController = controller
    window.isHidden = false
    window.layoutIfNeeded()
    return (controller, window)
  }

  @Test("The view is loaded on demand, and the layout is available before")
  func lazy() {
    let layout = RowsLayout()
    let controller = NamesController(collectionViewLayout: layout)

    #expect(controller.collectionViewLayout === layout)
    #expect(!controller.isViewLoaded)
    #expect(controller.collectionView.collectionViewLayout === layout)
    #expect(controller.isViewLoaded)
  }

  @Test("The collection view fills the view, and the controller is its data source and delegate")
  func fills() {
    let (controller, window) = shown()
    let view: UICollectionView = controller.collectionView

    #expect(view.superview === controller.view)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 320, height: 200))
    #expect(view.dataSource === controller)
    #expect(view.delegate === controller)
    #expect(view.indexPathsForVisibleItems.sorted() == [[0, 0], [0, 1], [0, 2]])
    window.frame.size.height = 300
    window.layoutIfNeeded()
    #expect(view.frame.height == 300)
  }

  @Test("Overrides of a subclass are called")
  func overrides() {
    let (controller, _) = shown()
    let delegate = controller.collectionView.delegate as? NamesController

    #expect(
      delegate?.collectionView(controller.collectionView, shouldSelectItemAt: [0, 2]) == true)
    #expect(controller.chosen == [2])
  }

  @Test("The selection is cleared when the view appears, unless that is disabled")
  func selection() {
    let (controller, _) = shown()
    let view: UICollectionView = controller.collectionView
    view.selectItem(at: [0, 1], animated: false, scrollPosition: [])

    controller.clearsSelectionOnViewWillAppear = false
    controller.viewWillAppear(false)
    #expect(view.indexPathsForSelectedItems == [[0, 1]])
    controller.clearsSelectionOnViewWillAppear = true
    controller.viewWillAppear(false)
    #expect(view.indexPathsForSelectedItems == [])
  }

  @Test("Editing the controller edits the collection view")
  func editing() {
    let (controller, _) = shown()

    controller.setEditing(true, animated: false)
    #expect(controller.collectionView.isEditing)
    controller.setEditing(false, animated: false)
    #expect(!controller.collectionView.isEditing)
  }

  @Test("Setting another collection view replaces the first")
  func replacing() {
    let (controller, _) = shown()
    let first: UICollectionView = controller.collectionView
    let other = UICollectionView(frame: .zero, collectionViewLayout: RowsLayout())

    controller.collectionView = other

    #expect(first.superview == nil)
    #expect(other.superview === controller.view)
    #expect(other.frame == controller.view.bounds)
  }

  @Test("A controller without data source methods shows nothing")
  func plain() {
    let controller = UICollectionViewController(collectionViewLayout: RowsLayout())
    controller.view.layoutIfNeeded()

    #expect(controller.collectionView.numberOfSections == 1)
    #expect(controller.collectionView.visibleCells.isEmpty)
    #expect(controller.clearsSelectionOnViewWillAppear)
    #expect(controller.installsStandardGestureForInteractiveMovement)
  }
}
