import UIKit

/// The configuration of a row with a control.
struct ControlContent<Row: ListRow>: UIContentConfiguration {
  let row: Row
  let viewType: ControlView<Row>.Type

  func makeContentView() -> any UIView & UIContentView { viewType.init(row) }

  func updated(for state: any UIConfigurationState) -> ControlContent { self }
}

/// The content of a row with a control: an image, a title and the control beside them, or below
/// them at accessibility text sizes.
///
/// Subclasses add their control to ``stack``. What depends on the type of the row is here, the rest in
/// the superclass, since a generic class is compiled for each type.
class ControlView<Row: ListRow>: ControlStackView, UIContentView {
  private var row: Row

  /// Creates the content of a row.
  required init(_ row: Row) {
    self.row = row
    super.init(frame: .zero)
    setUp()
    display(row, isSame: false)
  }

  required init?(coder: NSCoder) { nil }

  /// The row with the newest actions and bindings.
  var currentRow: Row {
    guard let current = displayedItem as? Row, current.id == row.id else { return row }
    return current
  }

  /// The configuration of the displayed row.
  var configuration: any UIContentConfiguration {
    get { ControlContent(row: row, viewType: Self.self) }
    set {
      guard let content = newValue as? ControlContent<Row> else { return }
      let isSame = content.row.id == row.id
      row = content.row
      display(row, isSame: isSame)
    }
  }

  /// Adds the control to the stack.
  func setUp() {}

  /// Displays a row; `isSame` is whether the row with its id was displayed before.
  func update(with row: Row, isSame: Bool) {}

  private func display(_ row: Row, isSame: Bool) {
    display(row.options)
    update(with: row, isSame: isSame)
    updateAxis()
  }
}

/// The metrics of rows with a control.
enum ControlMetrics {
  /// The height of a row with one line of text at the default text size.
  static let minimumHeight: CGFloat = 44
  static let verticalInset: CGFloat = 6
  /// The margins that give a title the distance from the edges that it has in rows without control.
  static let headerMargins = NSDirectionalEdgeInsets(top: 5, leading: 0, bottom: 5, trailing: 0)
  static let imageSpacing: CGFloat = 16
  static let spacing: CGFloat = 12
  /// The space between the texts of a slider and the slider.
  static let sliderSpacing: CGFloat = 4
  /// The smallest width of a text field beside a title.
  static let minimumFieldWidth: CGFloat = 80
}
