import UIKit

/// The content of a typical cell: an image, three labels and a button under 20 constraints.
@MainActor final class TypicalCell {
  /// The initial space above the title, and the space below the note.
  static let margin = 10.0
  /// The changed space above the title.
  static let wideMargin = 14.0
  /// The height with a note of one line.
  static let height = height(lines: 1, margin: margin)

  let content = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: TypicalCell.height))
  private let imageView = UIImageView()
  private let title = UILabel()
  private let detail = UILabel()
  private let note = UILabel()
  private let button = UIButton(type: .system)
  private let top: NSLayoutConstraint

  /// Returns the expected height of the content.
  ///
  /// At three pixels per point a line of 17 points is 61 pixels high and one of 12 points is 43
  /// (uikit.md, 2.5); the labels are 2 points apart.
  static func height(lines: Int, margin: Double) -> Double {
    margin + 61.0 / 3 + 2 + 43.0 / 3 + 2 + Double(lines) * 43 / 3 + Self.margin
  }

  /// Creates content that isn't laid out yet.
  init() {
    top = title.topAnchor.constraint(equalTo: content.topAnchor, constant: Self.margin)
    for view in [imageView, title, detail, note, button] {
      view.translatesAutoresizingMaskIntoConstraints = false
      content.addSubview(view)
    }
    (title.font, detail.font, note.font) = (
      .systemFont(ofSize: 17), .systemFont(ofSize: 12), .systemFont(ofSize: 12)
    )
    note.numberOfLines = 0
    button.setTitle("Buy", for: .normal)
    configure(row: 0)
    NSLayoutConstraint.activate(constraints)
  }

  /// Sets the texts of a row; the note has one to three lines.
  func configure(row: Int) {
    title.text = "Row \(row)"
    detail.text = "Detail \(row)"
    note.text = ["One", "One\ntwo", "One\ntwo\nthree"][row % 3]
  }

  /// Returns the fitting height for the width of the screen.
  func measuredHeight() -> Double {
    content.systemLayoutSizeFitting(
      CGSize(width: 390, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  /// Changes the space above the title, and lays out the content.
  func layOut(margin: Double) {
    top.constant = margin
    content.layoutIfNeeded()
  }

  /// Lays out the content and returns whether the labels and the image have the expected frames.
  func hasExpectedFrames(margin: Double) -> Bool {
    content.layoutIfNeeded()
    return abs(title.frame.minY - margin) < 0.01 && abs(title.frame.minX - 72) < 0.01
      && abs(note.frame.maxY - (Self.height - Self.margin)) < 0.01
      && abs(imageView.frame.minY - (Self.height - 44) / 2) < 0.5
  }

  private var constraints: [NSLayoutConstraint] {
    [
      imageView.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
      imageView.centerYAnchor.constraint(equalTo: content.centerYAnchor),
      imageView.widthAnchor.constraint(equalToConstant: 44),
      imageView.heightAnchor.constraint(equalToConstant: 44),
      imageView.topAnchor.constraint(greaterThanOrEqualTo: content.topAnchor, constant: 10),
      imageView.bottomAnchor.constraint(lessThanOrEqualTo: content.bottomAnchor, constant: -10),
      top,
      title.leadingAnchor.constraint(equalTo: imageView.trailingAnchor, constant: 12),
      title.trailingAnchor.constraint(lessThanOrEqualTo: button.leadingAnchor, constant: -8),
      detail.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 2),
      detail.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      detail.trailingAnchor.constraint(lessThanOrEqualTo: button.leadingAnchor, constant: -8),
      note.topAnchor.constraint(equalTo: detail.bottomAnchor, constant: 2),
      note.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      note.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -16),
      bottom,
      button.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -16),
      button.centerYAnchor.constraint(equalTo: title.centerYAnchor),
      button.widthAnchor.constraint(greaterThanOrEqualToConstant: 60),
      button.heightAnchor.constraint(equalToConstant: 30),
    ]
  }

  /// The bottom constraint, optional so that the space above may change before the height does.
  private var bottom: NSLayoutConstraint {
    let bottom = note.bottomAnchor.constraint(
      equalTo: content.bottomAnchor, constant: -Self.margin)
    bottom.priority = UILayoutPriority(999)
    return bottom
  }
}
