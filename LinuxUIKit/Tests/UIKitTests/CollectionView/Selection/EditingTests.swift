import Testing
import UIKit

/// A cell that records the states that it is configured for.
private final class StateCell: UICollectionViewCell {
  private(set) var edited: [Bool] = []

  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    edited.append(state.isEditing)
  }
}

/// Ten rows, one of which can't be edited.
private final class EditScreen: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  let view: UICollectionView

  override init() {
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 200), collectionViewLayout: RowsLayout())
    super.init()
    view.register(StateCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = self
    view.delegate = self
    view.layoutIfNeeded()
  }

  func states(of item: Int) -> [Bool] {
    (view.cellForItem(at: [0, item]) as? StateCell)?.edited ?? []
  }

  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 10 }

  func collectionView(
    _ view: UICollectionView, cellForItemAt path: IndexPath
  ) -> UICollectionViewCell {
    view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
  }

  func collectionView(_ view: UICollectionView, canEditItemAt path: IndexPath) -> Bool {
    path.item != 1
  }
}

/// Tests editing (uikit.md, 6.6).
@MainActor struct EditingTests {
  @Test("Nothing is edited at first, and editing selects nothing unless that is allowed")
  func defaults() {
    let view = EditScreen().view

    #expect(!view.isEditing)
    #expect(!view.allowsSelectionDuringEditing)
    #expect(!view.allowsMultipleSelectionDuringEditing)
  }

  @Test("Visible cells are configured once for editing, and once for its end")
  func visibleCells() {
    let screen = EditScreen()
    #expect(screen.states(of: 0) == [false])

    screen.view.isEditing = true
    screen.view.layoutIfNeeded()
    #expect(screen.states(of: 0) == [false, true])
    screen.view.isEditing = false
    screen.view.layoutIfNeeded()
    #expect(screen.states(of: 0) == [false, true, false])
  }

  @Test("An item that can't be edited is configured without the editing state")
  func uneditable() {
    let screen = EditScreen()

    screen.view.isEditing = true
    screen.view.layoutIfNeeded()

    #expect(screen.states(of: 1) == [false])
    #expect(screen.view.cellForItem(at: [0, 0])?.configurationState.isEditing == true)
    #expect(screen.view.cellForItem(at: [0, 1])?.configurationState.isEditing == false)
  }

  @Test("A cell that appears during editing has the editing state, and loses it when reused later")
  func comingIn() {
    let screen = EditScreen()
    screen.view.isEditing = true
    screen.view.contentOffset.y = 200
    screen.view.layoutIfNeeded()
    #expect(screen.view.visibleCells.allSatisfy { $0.configurationState.isEditing })

    screen.view.isEditing = false
    screen.view.contentOffset.y = 0
    screen.view.layoutIfNeeded()
    #expect(screen.view.visibleCells.allSatisfy { !$0.configurationState.isEditing })
  }

  @Test("The selection is cleared when editing begins and when it ends")
  func selectionGoes() {
    let view = EditScreen().view
    view.selectItem(at: [0, 2], animated: false, scrollPosition: [])

    view.isEditing = true
    #expect(view.indexPathsForSelectedItems == [])
    #expect(view.cellForItem(at: [0, 2])?.isSelected == false)
    view.selectItem(at: [0, 2], animated: false, scrollPosition: [])
    #expect(view.indexPathsForSelectedItems == [])
  }

  @Test("The selection stays if items can be selected during editing")
  func selectionStays() {
    let view = EditScreen().view
    view.allowsSelectionDuringEditing = true
    view.selectItem(at: [0, 2], animated: false, scrollPosition: [])

    view.isEditing = true
    #expect(view.indexPathsForSelectedItems == [[0, 2]])
    view.selectItem(at: [0, 3], animated: false, scrollPosition: [])
    #expect(view.indexPathsForSelectedItems == [[0, 3]])
    view.isEditing = false
    #expect(view.indexPathsForSelectedItems == [[0, 3]])
  }

  @Test("Multiple selections are cleared when editing ends, unless they are allowed then too")
  func several() {
    let view = EditScreen().view
    view.allowsMultipleSelectionDuringEditing = true
    view.isEditing = true
    for item in [2, 3] {
      view.selectItem(at: [0, item], animated: false, scrollPosition: [])
    }
    #expect(view.indexPathsForSelectedItems == [[0, 2], [0, 3]])

    view.allowsMultipleSelection = true
    view.isEditing = false
    #expect(view.indexPathsForSelectedItems == [[0, 2], [0, 3]])
    view.isEditing = true
    view.allowsMultipleSelection = false
    view.isEditing = false
    #expect(view.indexPathsForSelectedItems == [])
  }
}
