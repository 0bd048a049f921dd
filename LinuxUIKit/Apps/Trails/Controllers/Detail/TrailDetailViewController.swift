import UIKit

/// The photo, the numbers and the elevation profile of a trail, under a large title.
final class TrailDetailViewController: UIViewController {
  private let trail: Trail
  private let services: AppServices
  private let scrollView = UIScrollView()
  private let photoView = PhotoView(frame: .zero)
  private let profileView = ElevationProfileView(frame: .zero)
  private let summaryLabel = UILabel(style: .body)
  private lazy var statsView = TrailStatsView(trail: trail)
  private var token: NotificationToken?

  init(trail: Trail, services: AppServices) {
    self.trail = trail
    self.services = services
    super.init(nibName: nil, bundle: nil)
    title = trail.name
    navigationItem.largeTitleDisplayMode = .always
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    setUpContent()
    photoView.layer.cornerRadius = 14
    photoView.show(trail.photos.first, from: services.photos)
    profileView.elevations = trail.elevations
    summaryLabel.text = trail.summary
    updateBarItems()
    token = NotificationToken(.favoritesDidChange) { [weak self] _ in self?.updateBarItems() }
  }

  // MARK: Content

  private func setUpContent() {
    let badge = DifficultyBadge(frame: .zero)
    badge.difficulty = trail.difficulty
    let region = UILabel(style: .subheadline, color: .secondaryLabel)
    region.text = trail.region
    let heading = UIStackView(.horizontal, alignment: .center, [badge, region])
    let stack = UIStackView(
      .vertical, spacing: 16,
      [photoView, heading, statsView, profileView, summaryLabel, buttons()])
    stack.isLayoutMarginsRelativeArrangement = true
    stack.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 8, leading: 20, bottom: 24, trailing: 20)
    stack.translatesAutoresizingMaskIntoConstraints = false
    scrollView.alwaysBounceVertical = true
    view.addFilling(scrollView)
    scrollView.addSubview(stack)
    let content = scrollView.contentLayoutGuide
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: content.topAnchor),
      stack.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      stack.bottomAnchor.constraint(equalTo: content.bottomAnchor),
      stack.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
      photoView.heightAnchor.constraint(equalTo: photoView.widthAnchor, multiplier: 0.56),
    ])
  }

  private func buttons() -> UIView {
    var start = UIButton.Configuration.filled()
    start.title = .localized("Log this hike")
    start.image = UIImage(systemName: "plus")
    start.imagePadding = 6
    start.buttonSize = .large
    let log = UIButton(
      configuration: start, primaryAction: UIAction { [weak self] _ in self?.logHike() })
    var photos = UIButton.Configuration.gray()
    photos.title = .localized("Photos")
    photos.buttonSize = .large
    let gallery = UIButton(
      configuration: photos, primaryAction: UIAction { [weak self] _ in self?.showPhotos() })
    return UIStackView(.vertical, spacing: 10, [log, gallery])
  }

  // MARK: Bar

  private func updateBarItems() {
    let isFavorite = services.trails.isFavorite(trail.id)
    let heart = UIBarButtonItem(
      title: .localized("Favorite"),
      image: UIImage(systemName: isFavorite ? "heart.fill" : "heart"),
      primaryAction: nil)
    heart.primaryAction = UIAction(
      title: .localized("Favorite"), image: UIImage(systemName: isFavorite ? "heart.fill" : "heart")
    ) { [services, trail] _ in services.trails.setFavorite(!isFavorite, for: trail.id) }
    let more = UIBarButtonItem(image: UIImage(systemName: "ellipsis.circle"), menu: moreMenu())
    more.accessibilityLabel = .localized("More")
    navigationItem.rightBarButtonItems = [more, heart]
  }

  private func moreMenu() -> UIMenu {
    let log = UIAction(
      title: .localized("Log this hike"), image: UIImage(systemName: "square.and.pencil")
    ) { [weak self] _ in self?.logHike() }
    let photos = UIAction(
      title: .localized("Photos"), image: UIImage(systemName: "photo.on.rectangle")
    ) { [weak self] _ in self?.showPhotos() }
    let report = UIAction(
      title: .localized("Report a problem"), image: UIImage(systemName: "exclamationmark.bubble"),
      attributes: .destructive
    ) { [weak self] _ in self?.confirmReport() }
    return UIMenu(children: [
      log, photos, UIMenu(options: .displayInline, children: [report]),
    ])
  }

  // MARK: Actions

  private func logHike() {
    let hike = Hike(
      trailName: trail.name, date: Date(), length: trail.length, effort: .medium, rating: 0,
      isShared: false, notes: "")
    let editor = HikeEditorViewController(hike: hike) { [services] in services.hikes.insert($0) }
    present(UINavigationController(rootViewController: editor), animated: true)
  }

  private func showPhotos() {
    navigationController?.pushViewController(
      GalleryViewController(trail: trail, services: services), animated: true)
  }

  private func confirmReport() {
    let sheet = UIAlertController(
      title: .localized("Report a problem"), message: trail.name, preferredStyle: .actionSheet)
    for problem in ["Blocked path", "Missing signs"] {
      sheet.addAction(UIAlertAction(title: .localized(problem), style: .default))
    }
    sheet.addAction(UIAlertAction(title: .localized("Cancel"), style: .cancel))
    present(sheet, animated: true)
  }
}
