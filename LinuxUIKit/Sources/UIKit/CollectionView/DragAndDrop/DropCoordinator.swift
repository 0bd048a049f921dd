import OrderedDifference

/// The coordinator of one drop on a collection view, or on the rows of a table.
@MainActor final class DropCoordinator: NSObject, UICollectionViewDropCoordinator {
  /// The target of a preview, which is found after the updates of the drop.
  private enum Target {
    case item(IndexPath)
    case rect(CGRect, in: IndexPath)
    case view(UIDragPreviewTarget)
    case placeholder(PlaceholderContext)
  }

  /// The dropped items.
  let dropItems: [DropItem]
  let destinationIndexPath: IndexPath?
  let proposal: UICollectionViewDropProposal
  let session: any UIDropSession
  private weak var host: UICollectionView?
  private var drops: [ObjectIdentifier: (target: Target, animator: DragAnimator)] = [:]

  /// Creates the coordinator of a drop at a destination.
  init(
    _ session: any UIDropSession, proposal: UICollectionViewDropProposal, destination: IndexPath?,
    in host: UICollectionView
  ) {
    self.session = session
    self.proposal = proposal
    destinationIndexPath = destination
    self.host = host
    dropItems = session.items.map { item in
      let source = host.dragAndDrop.source.indexPath(of: item)
      return DropItem(
        dragItem: item, sourceIndexPath: source, previewSize: item.previewSize ?? .zero)
    }
  }

  var items: [any UICollectionViewDropItem] { dropItems }

  @discardableResult func drop(
    _ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
  ) -> any UICollectionViewDropPlaceholderContext {
    drop(dragItem, to: PlaceholderCell(placeholder))
  }

  /// Inserts a placeholder with a cell for an item, and animates the preview to it.
  @discardableResult func drop(
    _ dragItem: UIDragItem, to placeholder: PlaceholderCell
  ) -> PlaceholderContext {
    let context = PlaceholderContext(dragItem, placeholder, in: host)
    host?.insertPlaceholder(context)
    drops[ObjectIdentifier(dragItem)] = (.placeholder(context), context.animator)
    return context
  }

  @discardableResult func drop(
    _ dragItem: UIDragItem, toItemAt indexPath: IndexPath
  ) -> any UIDragAnimating {
    add(.item(indexPath), dragItem)
  }

  @discardableResult func drop(
    _ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating {
    add(.rect(rect, in: indexPath), dragItem)
  }

  @discardableResult func drop(
    _ dragItem: UIDragItem, to target: UIDragPreviewTarget
  ) -> any UIDragAnimating {
    add(.view(target), dragItem)
  }

  private func add(_ target: Target, _ item: UIDragItem) -> DragAnimator {
    let animator = DragAnimator()
    drops[ObjectIdentifier(item)] = (target, animator)
    return animator
  }

  /// Returns the animations and completion handlers that were added to the drop of an item.
  func animator(of item: UIDragItem) -> DragAnimator? { drops[ObjectIdentifier(item)]?.animator }

  /// Returns the target of an item's preview after the updates; `nil` if the delegate has set none.
  func target(of item: UIDragItem) -> UIDragPreviewTarget? {
    guard let host, let drop = drops[ObjectIdentifier(item)] else { return nil }
    switch drop.target {
    case .view(let target): return target
    case .item(let path): return host.previewTarget(of: path, rect: nil)
    case .rect(let rect, let path): return host.previewTarget(of: path, rect: rect)
    case .placeholder(let context):
      return host.dragAndDrop.inserted.path(of: context).flatMap {
        host.previewTarget(of: $0, rect: nil)
      }
    }
  }
}

extension UICollectionView {
  /// Returns the target of a preview that is dropped on an item or into a rectangle of its cell.
  fileprivate func previewTarget(of path: IndexPath, rect: CGRect?) -> UIDragPreviewTarget? {
    guard counts.contains(path), let frame = layoutAttributesForItem(at: path)?.frame else {
      return nil
    }
    guard let rect, rect.width > 0, frame.width > 0 else {
      return UIDragPreviewTarget(
        container: self, center: CGPoint(x: frame.midX, y: frame.midY))
    }
    let scale = min(rect.width / frame.width, rect.height / max(frame.height, 1))
    return UIDragPreviewTarget(
      container: self, center: CGPoint(x: frame.minX + rect.midX, y: frame.minY + rect.midY),
      transform: CGAffineTransform(scaleX: scale, y: scale))
  }

  /// Inserts a placeholder instead of the gap.
  fileprivate func insertPlaceholder(_ context: PlaceholderContext) {
    let path = context.placeholder.indexPath
    shift {
      if let gap = dragAndDrop.inserted.gap { removeInserted(at: gap) }
      cancelMovement()
      guard counts.items.indices.contains(path.section) else { return }
      let item = min(max(0, path.item), counts.items(in: path.section))
      insertElement(
        at: IndexPath(item: item, section: path.section), placeholder: context)
    }
  }
}

/// One dropped item.
@MainActor final class DropItem: NSObject, UICollectionViewDropItem {
  let dragItem: UIDragItem
  let sourceIndexPath: IndexPath?
  let previewSize: CGSize

  init(dragItem: UIDragItem, sourceIndexPath: IndexPath?, previewSize: CGSize) {
    self.dragItem = dragItem
    self.sourceIndexPath = sourceIndexPath
    self.previewSize = previewSize
  }
}

/// The cell of a placeholder.
@MainActor struct PlaceholderCell {
  /// The index path at which the cell is inserted.
  let indexPath: IndexPath
  /// The reuse identifier of the cell.
  let reuseIdentifier: String
  /// The height of a table's row in points; `nil` for that of its content.
  var height: CGFloat?
  /// A closure that configures the cell each time it is displayed.
  let update: (any ElementCell) -> Void
}

extension PlaceholderCell {
  fileprivate init(_ placeholder: UICollectionViewDropPlaceholder) {
    self.init(
      indexPath: placeholder.insertionIndexPath, reuseIdentifier: placeholder.reuseIdentifier
    ) { cell in
      (cell as? UICollectionViewCell).map { placeholder.cellUpdateHandler?($0) }
    }
  }
}

/// The context of a placeholder, which lives until the placeholder is exchanged or removed.
@MainActor final class PlaceholderContext: NSObject, UICollectionViewDropPlaceholderContext {
  let dragItem: UIDragItem
  /// The cell.
  let placeholder: PlaceholderCell
  /// The animations of the drop.
  let animator = DragAnimator()
  private weak var host: UICollectionView?

  /// Creates the context of a placeholder that is not inserted yet.
  init(
    _ dragItem: UIDragItem, _ placeholder: PlaceholderCell,
    in host: UICollectionView?
  ) {
    self.dragItem = dragItem
    self.placeholder = placeholder
    self.host = host
  }

  private var path: IndexPath? { host?.dragAndDrop.inserted.path(of: self) }

  @discardableResult func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
    guard let host, let path else { return false }
    host.commitPlaceholder(at: path, dataSourceUpdates)
    return true
  }

  @discardableResult func deletePlaceholder() -> Bool {
    guard let host, let path else { return false }
    host.shift { host.removeInserted(at: path) }
    return true
  }

  func setNeedsCellUpdate() {
    guard let path, let cell = host?.displayedCell(at: path) else { return }
    placeholder.update(cell)
  }

  func addAnimations(_ animations: @escaping () -> Void) { animator.addAnimations(animations) }

  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    animator.addCompletion(completion)
  }
}

extension UICollectionView {
  /// Exchanges a placeholder for an item that a closure inserts in the data.
  fileprivate func commitPlaceholder(at path: IndexPath, _ update: (IndexPath) -> Void) {
    let others = dragAndDrop.inserted.elements
    let before = others.reduce(counts) { $0.adding(-1, inSection: $1.path.section) }
    let preceding = others.count { $0.path.section == path.section && $0.path < path }
    let dataPath = IndexPath(item: path.item - preceding, section: path.section)
    update(dataPath)
    let check = UpdateCheck(
      before: before, after: dataSourceCounts(), steps: [.insertItem(ItemPosition(dataPath))],
      view: description)
    if let mistake = check.mistake() { fatalError(mistake) }
    dragAndDrop.commit(at: path)
    shift { applyMove(.reloadItem(ItemPosition(path))) }
  }
}
