import UIKit

/// A content configuration that records the states it was updated for.
struct NoteConfiguration: UIContentConfiguration {
  var text = ""
  var isSelected = false

  func makeContentView() -> any UIView & UIContentView { NoteView(self) }

  func updated(for state: any UIConfigurationState) -> NoteConfiguration {
    var copy = self
    copy.isSelected = (state as? UICellConfigurationState)?.isSelected ?? false
    return copy
  }
}

/// The content view of `NoteConfiguration`, which is 30 points high.
final class NoteView: UIView, UIContentView {
  var configuration: any UIContentConfiguration

  init(_ configuration: NoteConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 30)
  }
}

/// A content configuration of another type.
struct OtherConfiguration: UIContentConfiguration {
  func makeContentView() -> any UIView & UIContentView { OtherView(self) }
  func updated(for state: any UIConfigurationState) -> OtherConfiguration { self }
}

/// The content view of `OtherConfiguration`.
final class OtherView: UIView, UIContentView {
  var configuration: any UIContentConfiguration

  init(_ configuration: OtherConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }
}

/// A cell that logs its updates.
final class LoggingCell: UICollectionViewCell {
  var log: [String] = []

  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    log.append("update selected \(state.isSelected) highlighted \(state.isHighlighted)")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    log.append("layout")
  }

  /// Lays out and returns the log entries since the last call.
  func pass() -> [String] {
    layoutIfNeeded()
    defer { log = [] }
    return log
  }
}
