/// One of the choices of a segmented control.
@MainActor struct Segment {
  /// The words; nil where there is an image.
  var title: String?
  /// The image; nil where there are words.
  var image: UIImage?
  /// What is called when the segment is chosen.
  var action: UIAction?
  /// How wide it is; zero is as wide as the others.
  var width: CGFloat = 0
  /// Whether it can be chosen.
  var isEnabled = true

  /// A segment that shows an action's image, or else its title, and calls it.
  init(_ action: UIAction) {
    self.action = action
    image = action.image
    title = action.image == nil ? action.title : nil
    isEnabled = !action.attributes.contains(.disabled)
  }

  /// A segment that shows words.
  init(title: String?) {
    self.title = title
  }

  /// A segment that shows an image.
  init(image: UIImage?) {
    self.image = image
  }
}
