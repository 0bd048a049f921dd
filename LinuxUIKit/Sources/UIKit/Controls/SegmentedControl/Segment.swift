/// A segment of a segmented control.
@MainActor struct Segment {
  /// The title, or `nil` if the segment shows an image.
  var title: String?
  /// The image, or `nil` if the segment shows a title.
  var image: UIImage?
  /// The action performed when the segment is selected.
  var action: UIAction?
  /// The fixed width; zero distributes the width automatically.
  var width: CGFloat = 0
  /// Whether the segment can be selected.
  var isEnabled = true

  /// Creates a segment that shows the image, or otherwise the title, of an action.
  init(_ action: UIAction) {
    self.action = action
    image = action.image
    title = action.image == nil ? action.title : nil
    isEnabled = !action.attributes.contains(.disabled)
  }

  /// Creates a segment with a title.
  init(title: String?) {
    self.title = title
  }

  /// Creates a segment with an image.
  init(image: UIImage?) {
    self.image = image
  }
}
