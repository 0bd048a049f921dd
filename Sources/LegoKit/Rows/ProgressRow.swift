import UIKit

/// A row with a title and the progress of a work.
///
/// ```swift
/// ProgressRow("Upload", value: 0.4)
/// ProgressRow("Connecting", value: nil)
/// ```
///
/// A progress that is not known is a spinner beside the title.
public struct ProgressRow: ListRow, StatementIdentified {
  /// The identity of the row.
  public let id: AnyHashable
  /// The title.
  public let title: String
  /// The part that is done, from 0 to 1; `nil` if it is not known.
  public let value: Double?
  /// The options of the row.
  public var options = RowOptions()

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - value: The part that is done, from 0 to 1, which is animated; `nil` if it is not known.
  ///   - id: The identity. The default is the title.
  public init(_ title: String, value: Double?, id: AnyHashable? = nil) {
    (self.title, self.id) = (title, id ?? AnyHashable(title))
    options.isIdentifiedByTitle = id == nil
    self.value = value.map { min(max(0, $0), 1) }
  }

  /// The configuration of the content.
  @MainActor public var content: any UIContentConfiguration {
    ControlContent(row: self, viewType: ProgressRowView.self)
  }

  /// The title as a label, and the progress as a value.
  public var accessibility: RowAccessibility? {
    RowAccessibility(
      label: title, value: value.map { "\(Int(($0 * 100).rounded()))%" },
      traits: .updatesFrequently)
  }
}

private final class ProgressRowView: ControlView<ProgressRow> {
  private let bar = UIProgressView(progressViewStyle: .default)
  private let spinner = UIActivityIndicatorView(style: .medium)

  override func setUp() {
    spinner.setContentHuggingPriority(.required, for: .horizontal)
    for view in [bar, spinner] { stack.addArrangedSubview(view) }
  }

  override func update(with row: ProgressRow, isSame: Bool) {
    setTitle(row.title)
    bar.isHidden = row.value == nil
    spinner.isHidden = row.value != nil
    if row.value == nil { spinner.startAnimating() } else { spinner.stopAnimating() }
    if let value = row.value { bar.setProgress(Float(value), animated: isSame) }
  }

  override func updateAxis() {
    super.updateAxis()
    guard currentRow.value != nil else { return }
    (stack.axis, stack.alignment) = (.vertical, .fill)
  }
}
