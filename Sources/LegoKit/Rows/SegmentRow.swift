import UIKit

/// A row with a segmented control, for one of a few values.
///
/// ```swift
/// SegmentRow("Theme", selection: $theme, options: Theme.allCases) { $0.name }
/// ```
///
/// The title is not displayed unless `showsTitle` is true; assistive technologies read it.
public struct SegmentRow: ListRow, StatementIdentified {
  /// The identity of the row.
  public let id: AnyHashable
  /// The title, which assistive technologies read.
  public let title: String
  /// Whether the title is displayed before the control, or above it at accessibility text sizes.
  public let showsTitle: Bool
  /// The titles of the segments.
  public let segments: [String]
  /// The options of the row.
  public var options = RowOptions()
  let selection: Binding<Int>

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - showsTitle: Whether the title is displayed.
  ///   - selection: The selected value. No segment is selected if it is not among the options.
  ///   - options: The values, one for each segment.
  ///   - id: The identity. The default is the title.
  ///   - segmentTitle: Returns the title of the segment of a value.
  @MainActor public init<Values: RandomAccessCollection>(
    _ title: String, showsTitle: Bool = false, selection: Binding<Values.Element>, options: Values,
    id: AnyHashable? = nil, segmentTitle: (Values.Element) -> String
  ) where Values.Element: Equatable {
    (self.title, self.showsTitle, self.id) = (title, showsTitle, id ?? AnyHashable(title))
    self.options.isIdentifiedByTitle = id == nil
    segments = options.map(segmentTitle)
    self.selection = selection.position(in: options).remembering()
  }

  /// Creates a row whose values are the titles of the segments.
  @MainActor public init<Values: RandomAccessCollection>(
    _ title: String, showsTitle: Bool = false, selection: Binding<String>, options: Values,
    id: AnyHashable? = nil
  ) where Values.Element == String {
    self.init(
      title, showsTitle: showsTitle, selection: selection, options: options, id: id
    ) { $0 }
  }

  /// The configuration of the content.
  @MainActor public var content: any UIContentConfiguration {
    ControlContent(row: self, viewType: SegmentRowView.self)
  }
}

private final class SegmentRowView: ControlView<SegmentRow> {
  private let control = UISegmentedControl()
  private var segments: [String] = []

  override func setUp() {
    stack.addArrangedSubview(control)
    control.addAction(UIAction { [weak self] _ in self?.write() }, for: .valueChanged)
  }

  override func update(with row: SegmentRow, isSame: Bool) {
    setTitle(row.showsTitle ? row.title : nil)
    if segments != row.segments { replaceSegments(with: row.segments) }
    display(row.selection.rememberedValue)
    control.accessibilityLabel = row.title
    control.isEnabled = row.options.isEnabled
  }

  // Without a title, the control is as wide as the row.
  override func updateAxis() {
    guard titleLabel.isHidden else { return super.updateAxis() }
    stack.axis = .horizontal
    stack.alignment = .center
  }

  private func replaceSegments(with titles: [String]) {
    segments = titles
    control.removeAllSegments()
    for (index, title) in titles.enumerated() {
      control.insertSegment(withTitle: title, at: index, animated: false)
    }
  }

  private func write() {
    let selection = currentRow.selection
    selection.wrappedValue = control.selectedSegmentIndex
    display(selection.wrappedValue)
  }

  private func display(_ index: Int) {
    let index = segments.indices.contains(index) ? index : UISegmentedControl.noSegment
    if control.selectedSegmentIndex != index { control.selectedSegmentIndex = index }
  }
}
