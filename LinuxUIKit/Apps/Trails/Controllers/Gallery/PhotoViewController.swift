import UIKit

/// One photo on the whole screen.
final class PhotoViewController: UIViewController {
  private let photo: Photo
  private let loader: PhotoLoader
  let photoView = PhotoView(frame: .zero)
  private let captionLabel = UILabel(style: .subheadline, color: .white)

  init(photo: Photo, loader: PhotoLoader) {
    self.photo = photo
    self.loader = loader
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    photoView.contentMode = .scaleAspectFit
    photoView.backgroundColor = .clear
    photoView.show(photo, from: loader)
    view.addFilling(photoView)
    captionLabel.text = photo.caption
    captionLabel.textAlignment = .center
    let close = closeButton()
    for subview in [captionLabel, close] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    let safeArea = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      close.topAnchor.constraint(equalTo: safeArea.topAnchor, constant: 12),
      close.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor, constant: -12),
      captionLabel.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor, constant: 20),
      captionLabel.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor, constant: -20),
      captionLabel.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor, constant: -20),
    ])
  }

  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

  private func closeButton() -> UIButton {
    var configuration = UIButton.Configuration.gray()
    configuration.image = UIImage(systemName: "xmark")
    configuration.cornerStyle = .capsule
    configuration.baseForegroundColor = .white
    configuration.baseBackgroundColor = UIColor(white: 1, alpha: 0.25)
    let button = UIButton(
      configuration: configuration,
      primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
    button.accessibilityLabel = .localized("Close")
    return button
  }
}
