import LegoKit
import UIKit

/// A number that a stepper changes, from 0 to a maximum.
struct StepperItem: TypedItemType, Hashable {
  typealias CellType = StepperCell

  let title: String
  let value: Int
  let maximum: Int
  let isEnabled: Bool
  let onChange: ItemAction<Int>

  let id = "stepper"
}

/// A title and a stepper.
final class StepperCell: SettingCell, TypedCellType {
  typealias Item = StepperItem

  private let title = UILabel(.body, lines: 0)
  private let stepper = UIStepper()
  private var onChange: ItemAction<Int>?

  override init(frame: CGRect) {
    super.init(frame: frame)
    stack.addArrangedSubview(title)
    stack.addArrangedSubview(stepper)
    stepper.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        onChange?(Int(stepper.value))
      }, for: .valueChanged)
  }

  required init?(coder: NSCoder) { nil }

  func update(with item: StepperItem) {
    title.text = item.title
    title.textColor = item.isEnabled ? .label : .tertiaryLabel
    stepper.accessibilityLabel = item.title
    stepper.maximumValue = Double(item.maximum)
    stepper.value = Double(item.value)
    stepper.isEnabled = item.isEnabled
    onChange = item.onChange
  }
}
