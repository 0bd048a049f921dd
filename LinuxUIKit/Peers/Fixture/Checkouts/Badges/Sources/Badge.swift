import OSLog
import UIKit

private let log = Logger(subsystem: "badges", category: "views")

/// A view with a number, as a library would have it.
public final class Badge: UIView {
  let label = UILabel()

  public init(_ number: Int) {
    super.init(frame: .zero)
    label.text = "\(number)"
    addSubview(label)
    log.debug("made a badge")
  }

  public required init?(coder: NSCoder) { nil }

  public override var intrinsicContentSize: CGSize { CGSize(width: 24, height: 24) }
}
