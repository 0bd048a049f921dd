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

  /// Creates a segment from a string, an image or an action; `nil` for other items.
  init?(item: Any) {
    switch item {
    case let title as String: self.init(title: title)
    case let image as UIImage: self.init(image: image)
    case let action as UIAction: self.init(action)
    default: return nil
    }
  }
}

/// The segments of a segmented control and the index of the selected one.
///
/// The selected index is always that of a segment or `noSegment`. It follows the selected segment
/// when others are inserted or removed.
@MainActor struct SegmentList {
  /// The segments, starting at the leading edge.
  private(set) var segments: [Segment] = []
  /// The index of the selected segment, or `noSegment`.
  private(set) var selectedIndex = UISegmentedControl.noSegment

  /// Returns the segment at an index, or `nil` if the index is out of range.
  subscript(index: Int) -> Segment? {
    segments.indices.contains(index) ? segments[index] : nil
  }

  /// Returns the index of the segment whose action has an identifier, or `nil` if there is none.
  func index(identifiedBy identifier: UIAction.Identifier) -> Int? {
    segments.firstIndex { $0.action?.identifier == identifier }
  }

  /// Appends segments.
  mutating func append(_ newSegments: [Segment]) {
    segments += newSegments
  }

  /// Changes the segment at an index; does nothing if the index is out of range.
  mutating func change(_ index: Int, _ change: (inout Segment) -> Void) {
    guard segments.indices.contains(index) else { return }
    change(&segments[index])
  }

  /// Inserts a segment at an index, or at the end.
  mutating func insert(_ segment: Segment, at index: Int) {
    let index = min(max(0, index), segments.count)
    if selectedIndex >= index { selectedIndex += 1 }
    segments.insert(segment, at: index)
  }

  /// Inserts an action at an index, replacing one with the same identifier.
  mutating func insert(_ action: UIAction, at index: Int) {
    guard let former = self.index(identifiedBy: action.identifier) else {
      return insert(Segment(action), at: index)
    }
    remove(at: former)
    insert(Segment(action), at: former < index ? index - 1 : index)
  }

  /// Removes a segment, or the last one if the index is too large.
  ///
  /// If it is the selected one, no segment is selected afterward.
  mutating func remove(at index: Int) {
    guard !segments.isEmpty else { return }
    let index = min(max(0, index), segments.count - 1)
    if selectedIndex == index {
      selectedIndex = UISegmentedControl.noSegment
    } else if selectedIndex > index {
      selectedIndex -= 1
    }
    segments.remove(at: index)
  }

  /// Removes all segments.
  mutating func removeAll() {
    selectedIndex = UISegmentedControl.noSegment
    segments = []
  }

  /// Selects a segment, or none if the index is out of range, and returns whether the selection
  /// changed.
  @discardableResult mutating func select(_ index: Int) -> Bool {
    let index = segments.indices.contains(index) ? index : UISegmentedControl.noSegment
    defer { selectedIndex = index }
    return index != selectedIndex
  }
}

/// A tracked touch on a segmented control.
struct SegmentTouch: Equatable {
  /// The segment that was selected when the touch began.
  let before: Int
  /// The segment in which the touch began.
  let first: Int
  /// The touched segment, or `nil` while the touch is outside the control.
  var current: Int?

  /// Whether the touch began on the selected segment and drags the selection indicator.
  var dragsSelection: Bool { first == before }
}
