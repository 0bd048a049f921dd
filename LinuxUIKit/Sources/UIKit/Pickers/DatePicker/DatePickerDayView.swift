/// A day of a month, which the user can select.
final class DatePickerDayView: UIControl {
  /// The content of a day.
  struct Content: Equatable {
    /// The first moment of the day.
    let start: Date
    /// The number of the day in the digits of the locale.
    let title: String
    /// The date with its weekday and month, for accessibility.
    let label: String
    /// Whether the day is selected.
    let isSelected: Bool
    /// Whether the day is the current one.
    let isToday: Bool
    /// Whether the day can be selected.
    let isEnabled: Bool
  }

  private let circle = UIView()
  private let label = UILabel()
  private var content: Content?

  /// Creates a day without content.
  init(_ didSelect: @escaping @MainActor (Date) -> Void) {
    super.init(frame: .zero)
    for part in [circle, label] {
      part.isUserInteractionEnabled = false
      addSubview(part)
    }
    label.textAlignment = .center
    circle.layer.cornerRadius = DatePickerMetrics.circleLength / 2
    isAccessibilityElement = true
    addAction(
      UIAction { [weak self] _ in
        if let start = self?.content?.start { didSelect(start) }
      }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  /// Displays a day.
  func display(_ content: Content) {
    self.content = content
    isEnabled = content.isEnabled
    label.text = content.title
    accessibilityLabel = content.label
    var traits = UIAccessibilityTraits.button
    if content.isSelected { traits.insert(.selected) }
    if !content.isEnabled { traits.insert(.notEnabled) }
    accessibilityTraits = traits
    updateColors()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    updateColors()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let length = DatePickerMetrics.circleLength
    circle.frame = CGRect(
      x: (bounds.width - length) / 2, y: (bounds.height - length) / 2, width: length,
      height: length)
    label.frame = bounds
  }

  private func updateColors() {
    guard let content else { return }
    let isMarked = content.isSelected && content.isEnabled
    label.font = .systemFont(
      ofSize: DatePickerMetrics.dayFontSize, weight: isMarked ? .semibold : .regular)
    circle.isHidden = !isMarked
    circle.backgroundColor =
      content.isToday ? tintColor : tintColor.withAlphaComponent(DatePickerMetrics.circleAlpha)
    label.textColor =
      switch (content.isEnabled, isMarked, content.isToday) {
      case (false, _, _): .tertiaryLabel
      case (true, true, true): .white
      case (true, true, false), (true, false, true): tintColor
      case (true, false, false): .label
      }
  }
}
