import UIKit

/// A row that is a button.
///
/// ```swift
/// ButtonRow("Delete", role: .destructive) { [weak self] in self?.delete() }
/// ```
public struct ButtonRow: ListRow, StatementIdentified {
  /// The identity of the row.
  public let id: AnyHashable
  /// The title.
  public let title: String
  /// The role, such as `.destructive`.
  public let role: UIButton.Role
  /// The options of the row.
  public var options = RowOptions()
  let action: ItemAction<Void>

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - title: The title of the button.
  ///   - role: The role, such as `.destructive`.
  ///   - id: The identity. The default is the title.
  ///   - action: The action. It is retained while the row is displayed, and has to capture its
  ///     controller weakly.
  public init(
    _ title: String, role: UIButton.Role = .normal, id: AnyHashable? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    (self.title, self.role, self.id) = (title, role, id ?? AnyHashable(title))
    options.isIdentifiedByTitle = id == nil
    self.action = ItemAction(action)
  }

  /// The configuration of the content.
  @MainActor public var content: any UIContentConfiguration {
    ControlContent(row: self, viewType: ButtonRowView.self)
  }
}

private final class ButtonRowView: ControlView<ButtonRow> {
  private let button = UIButton(configuration: .plain())

  override func setUp() {
    setTitle(nil)
    button.contentHorizontalAlignment = .leading
    stack.addArrangedSubview(button)
    let run = UIAction { [weak self] _ in self?.currentRow.action() }
    button.addAction(run, for: .primaryActionTriggered)
  }

  override func update(with row: ButtonRow, isSame: Bool) {
    var configuration = UIButton.Configuration.plain()
    configuration.title = row.title
    configuration.titleAlignment = .leading
    configuration.contentInsets = ControlMetrics.headerMargins
    button.configuration = configuration
    button.role = row.role
    button.isEnabled = row.options.isEnabled
  }

  override func updateAxis() {
    stack.axis = .horizontal
    stack.alignment = .center
  }
}
