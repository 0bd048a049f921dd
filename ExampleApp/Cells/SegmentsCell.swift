import UIKit

/// A few choices side by side.
final class SegmentsCell: SettingCell {
  private let segments = UISegmentedControl()
  private var onChange: (Int) -> Void = { _ in }

  override init(frame: CGRect) {
    super.init(frame: frame)
    stack.addArrangedSubview(segments)
    segments.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        onChange(segments.selectedSegmentIndex)
      }, for: .valueChanged)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows choices of which one is made, and tells when a person makes another.
  func show(_ titles: [String], selected: Int, onChange: @escaping (Int) -> Void) {
    if segments.numberOfSegments != titles.count {
      segments.removeAllSegments()
      for (index, title) in titles.enumerated() {
        segments.insertSegment(withTitle: title, at: index, animated: false)
      }
    }
    segments.selectedSegmentIndex = selected
    self.onChange = onChange
  }
}
