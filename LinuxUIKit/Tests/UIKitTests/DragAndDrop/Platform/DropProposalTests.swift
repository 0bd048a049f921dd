import Testing
import UIKit

#if !os(tvOS)
  @Suite("Values of drag and drop") @MainActor struct DropProposalTests {
    @Test("A proposal without an intent does not make space")
    func proposals() {
      let plain = UICollectionViewDropProposal(operation: .copy)
      #expect(plain.operation == .copy)
      #expect(plain.intent == .unspecified)
      #expect(!plain.isPrecise)
      let insertion = UICollectionViewDropProposal(
        operation: .move, intent: .insertAtDestinationIndexPath)
      #expect(insertion.intent == .insertAtDestinationIndexPath)
      #expect(UIDropProposal(operation: .forbidden).operation == .forbidden)
    }

    @Test("A preview keeps its view and appearance when it gets another target")
    func previews() {
      let container = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let view = UIView(frame: CGRect(x: 10, y: 10, width: 40, height: 20))
      container.addSubview(view)
      let preview = UITargetedDragPreview(
        view: view, parameters: UIDragPreviewParameters(),
        target: UIDragPreviewTarget(container: container, center: view.center))
      #expect(preview.size == CGSize(width: 40, height: 20))
      let moved = preview.retargetedPreview(
        with: UIDragPreviewTarget(container: container, center: CGPoint(x: 80, y: 80)))
      #expect(moved.view === view)
      #expect(moved.target.center == CGPoint(x: 80, y: 80))
      #expect(preview.target.center == CGPoint(x: 30, y: 20))
    }

    @Test("A collection view begins drags, and none is active")
    func defaults() {
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 100, height: 100),
        collectionViewLayout: UICollectionViewFlowLayout())
      #expect(view.dragDelegate == nil)
      #expect(view.dropDelegate == nil)
      #expect(!view.hasActiveDrag)
      #expect(!view.hasActiveDrop)
      #expect(view.reorderingCadence == .immediate)
    }

    @Test("A table begins drags, none is active, and its proposals have an intent")
    func tables() {
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), style: .plain)
      #expect(table.dragDelegate == nil)
      #expect(table.dropDelegate == nil)
      #expect(!table.hasActiveDrag)
      #expect(!table.hasActiveDrop)
      #expect(!table.isSpringLoaded)
      #expect(UITableViewDropProposal(operation: .copy).intent == .unspecified)
      let automatic = UITableViewDropProposal(operation: .move, intent: .automatic)
      #expect(automatic.operation == .move)
      #expect(automatic.intent == .automatic)
      let placeholder = UITableViewDropPlaceholder(
        insertionIndexPath: IndexPath(row: 0, section: 0), reuseIdentifier: "row", rowHeight: 44)
      #expect(placeholder.cellUpdateHandler == nil)
      #expect(placeholder.previewParametersProvider == nil)
    }
  }
#endif
