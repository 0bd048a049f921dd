import UIKit

/// An image view that loads a photo in the background and fades it in.
final class PhotoView: UIImageView {
  private var photo: Photo?
  private var loading: Task<Void, Never>?

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentMode = .scaleAspectFill
    clipsToBounds = true
    backgroundColor = .tertiarySystemFill
    tintColor = .tertiaryLabel
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  /// Loads a photo, unless it is displayed or being loaded.
  func show(_ photo: Photo?, from loader: PhotoLoader) {
    guard photo != self.photo else { return }
    cancel()
    self.photo = photo
    guard let photo else { return }
    loading = Task { [weak self] in
      let image = await loader.image(for: photo)
      guard !Task.isCancelled, let self, self.photo == photo else { return }
      UIView.transition(with: self, duration: 0.2, options: .transitionCrossDissolve) {
        self.image = image
      }
    }
  }

  /// Stops loading and removes the image.
  func cancel() {
    loading?.cancel()
    loading = nil
    photo = nil
    image = nil
  }
}
