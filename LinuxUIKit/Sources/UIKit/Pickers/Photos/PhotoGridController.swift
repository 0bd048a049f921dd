/// The screen of an image picker: the pictures in a grid, or a text where there are none.
final class PhotoGridController: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  private weak var picker: UIImagePickerController?
  private let loader = ThumbnailLoader()
  private var files: [PictureFile] = []
  private lazy var grid = UICollectionView(
    frame: view.bounds, collectionViewLayout: Self.layout())
  private let emptyLabel = UILabel()
  /// The search for pictures, for tests that wait for its end.
  private(set) var search: Task<Void, Never>?
  /// The reading of the picture that the user has chosen, for tests that wait for its end.
  private(set) var choice: Task<Void, Never>?

  init(of picker: UIImagePickerController) {
    self.picker = picker
    super.init(nibName: nil, bundle: nil)
    title = "Photos"
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel,
      primaryAction: UIAction { [weak self] _ in self?.picker?.cancel() })
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    setUpGrid()
    setUpEmptyLabel()
    startSearch()
  }

  private func setUpGrid() {
    grid.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    grid.backgroundColor = .systemBackground
    grid.alwaysBounceVertical = true
    grid.register(PickerPhotoCell.self, forCellWithReuseIdentifier: PickerPhotoCell.identifier)
    (grid.dataSource, grid.delegate) = (self, self)
    view.addSubview(grid)
  }

  private func setUpEmptyLabel() {
    emptyLabel.text = "No Photos"
    emptyLabel.font = .preferredFont(forTextStyle: .title2)
    emptyLabel.adjustsFontForContentSizeCategory = true
    emptyLabel.textColor = .secondaryLabel
    emptyLabel.isHidden = true
    emptyLabel.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(emptyLabel)
    let area = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      emptyLabel.centerXAnchor.constraint(equalTo: area.centerXAnchor),
      emptyLabel.centerYAnchor.constraint(equalTo: area.centerYAnchor),
    ])
  }

  /// The grid: squares at least 118 points wide, three or more in a row, 2 points apart.
  ///
  /// Unverified: the measures, estimated from pictures of Apple's.
  private static func layout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { _, environment in
      let width = environment.container.effectiveContentSize.width
      let count = max(3, Int(width / 120))
      let side = max(1, (width - CGFloat(count - 1) * 2) / CGFloat(count))
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .absolute(side), heightDimension: .fractionalHeight(1)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(side)),
        repeatingSubitem: item, count: count)
      group.interItemSpacing = .fixed(2)
      let section = NSCollectionLayoutSection(group: group)
      section.interGroupSpacing = 2
      return section
    }
  }

  // MARK: Pictures

  private func startSearch() {
    guard picker?.mediaTypes.contains(PickedPicture.mediaType) == true,
      let folder = PicturesFolder.current
    else { return show([]) }
    search = Task { [weak self] in
      let files = await Task.detached { folder.pictures() }.value
      self?.show(files)
    }
  }

  private func show(_ files: [PictureFile]) {
    self.files = files
    emptyLabel.isHidden = !files.isEmpty
    grid.reloadData()
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { files.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: PickerPhotoCell.identifier, for: indexPath)
    (cell as? PickerPhotoCell)?.show(files[indexPath.item], by: loader)
    return cell
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: false)
    guard choice == nil, files.indices.contains(indexPath.item) else { return }
    let (file, isCropped) = (files[indexPath.item].url, picker?.allowsEditing ?? false)
    choice = Task { [weak self] in
      let picture = await Task.detached { PickedPicture(file: file, isCropped: isCropped) }.value
      self?.choice = nil
      if let picture { self?.picker?.finish(with: picture) }
    }
  }
}

/// A picture in the grid of an image picker.
final class PickerPhotoCell: UICollectionViewCell {
  static let identifier = "Photo"
  private let imageView = UIImageView()
  /// The loading of the picture, for tests that wait for its end.
  private(set) var loading: Task<Void, Never>?

  override init(frame: CGRect) {
    super.init(frame: frame)
    imageView.frame = contentView.bounds
    imageView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    imageView.contentMode = .scaleAspectFill
    imageView.clipsToBounds = true
    imageView.backgroundColor = .secondarySystemFill
    contentView.addSubview(imageView)
    isAccessibilityElement = true
    accessibilityTraits = [.image, .button]
  }

  required init?(coder: NSCoder) { nil }

  /// Displays a picture as soon as it is loaded.
  func show(_ file: PictureFile, by loader: ThumbnailLoader) {
    let date = DateFormatter.localizedString(from: file.date, dateStyle: .long, timeStyle: .short)
    accessibilityLabel = "Photo, \(date)"
    let side = (bounds.width * traitCollection.displayScale).rounded(.up)
    loading = Task { [weak self] in
      let image = await loader.thumbnail(of: file, side: side)
      if !Task.isCancelled { self?.imageView.image = image }
    }
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    loading?.cancel()
    loading = nil
    imageView.image = nil
  }
}
