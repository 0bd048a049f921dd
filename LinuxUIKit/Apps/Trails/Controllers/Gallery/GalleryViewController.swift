import UIKit

/// The photos of a trail in columns; the user can reorder them by dragging.
final class GalleryViewController: UIViewController {
  private let services: AppServices
  private let layout = WaterfallLayout()
  private lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
  private lazy var dataSource = makeDataSource()
  private var photos: [Photo]
  private let zoom = ZoomTransition()

  init(trail: Trail, services: AppServices) {
    self.services = services
    photos = trail.photos
    super.init(nibName: nil, bundle: nil)
    title = .localized("Photos")
    navigationItem.largeTitleDisplayMode = .never
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    layout.delegate = self
    collectionView.backgroundColor = .clear
    collectionView.delegate = self
    collectionView.dragDelegate = self
    collectionView.dropDelegate = self
    collectionView.dragInteractionEnabled = true
    view.addFilling(collectionView)
    applySnapshot(animated: false)
  }

  private func makeDataSource() -> UICollectionViewDiffableDataSource<Int, Photo> {
    let cell = UICollectionView.CellRegistration<PhotoCell, Photo> { [services] cell, _, photo in
      cell.configure(with: photo, loader: services.photos)
    }
    return UICollectionViewDiffableDataSource(collectionView: collectionView) { view, path, photo in
      view.dequeueConfiguredReusableCell(using: cell, for: path, item: photo)
    }
  }

  private func applySnapshot(animated: Bool) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Photo>()
    snapshot.appendSections([0])
    snapshot.appendItems(photos)
    dataSource.apply(snapshot, animatingDifferences: animated)
  }

  private func movePhoto(from source: Int, to target: Int) {
    photos.insert(photos.remove(at: source), at: target)
    applySnapshot(animated: true)
  }
}

extension GalleryViewController: WaterfallLayoutDelegate {
  func waterfallLayout(_ layout: WaterfallLayout, aspectRatioAt indexPath: IndexPath) -> CGFloat {
    photos.indices.contains(indexPath.item) ? photos[indexPath.item].aspectRatio : 1
  }
}

extension GalleryViewController: UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: false)
    guard let cell = collectionView.cellForItem(at: indexPath) as? PhotoCell else { return }
    let viewer = PhotoViewController(photo: photos[indexPath.item], loader: services.photos)
    zoom.source = cell.photoView
    viewer.modalPresentationStyle = .custom
    viewer.transitioningDelegate = zoom
    present(viewer, animated: true)
  }
}

extension GalleryViewController: UICollectionViewDragDelegate {
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] {
    let photo = photos[indexPath.item]
    let item = UIDragItem(itemProvider: NSItemProvider(object: photo.caption as NSString))
    item.localObject = photo
    return [item]
  }
}

extension GalleryViewController: UICollectionViewDropDelegate {
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    guard session.localDragSession != nil else {
      return UICollectionViewDropProposal(operation: .forbidden)
    }
    return UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {
    guard let item = coordinator.items.first, let source = item.sourceIndexPath,
      let target = coordinator.destinationIndexPath
    else { return }
    movePhoto(from: source.item, to: min(target.item, photos.count - 1))
    coordinator.drop(item.dragItem, toItemAt: target)
  }
}
