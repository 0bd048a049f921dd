import UIKit

/// The content of a cell as people write it: a picture, three lines of text and a button, held by 20
/// constraints.
@MainActor final class TypicalCell {
  /// The room above the title at first, and below the note.
  static let margin = 10.0
  /// The room above the title that it changes to.
  static let wideMargin = 14.0
  /// How high it is with a note of one line.
  static let height = height(lines: 1, margin: margin)

  let content = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: TypicalCell.height))
  private let picture = UIImageView()
  private let title = UILabel()
  private let detail = UILabel()
  private let note = UILabel()
  private let button = UIButton(type: .system)
  private let top: NSLayoutConstraint

  /// How high the content has to be: at three pixels to the point a line of 17 points is 61 pixels
  /// high and one of 12 is 43 (the table of uikit.md 2.5); 2 points are between them.
  static func height(lines: Int, margin: Double) -> Double {
    margin + 61.0 / 3 + 2 + 43.0 / 3 + 2 + Double(lines) * 43 / 3 + Self.margin
  }

  /// A cell that is not laid out yet.
  init() {
    top = title.topAnchor.constraint(equalTo: content.topAnchor, constant: Self.margin)
    for view in [picture, title, detail, note, button] {
      view.translatesAutoresizingMaskIntoConstraints = false
      content.addSubview(view)
    }
    (title.font, detail.font, note.font) = (
      .systemFont(ofSize: 17), .systemFont(ofSize: 12), .systemFont(ofSize: 12)
    )
    note.numberOfLines = 0
    button.setTitle("Buy", for: .normal)
    show(row: 0)
    NSLayoutConstraint.activate(constraints)
  }

  /// Gives the labels other texts; the note has one to three lines.
  func show(row: Int) {
    title.text = "Row \(row)"
    detail.text = "Detail \(row)"
    note.text = ["One", "One\ntwo", "One\ntwo\nthree"][row % 3]
  }

  /// How high a row is whose width is that of the screen.
  func measuredHeight() -> Double {
    content.systemLayoutSizeFitting(
      CGSize(width: 390, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  /// Changes the room above the title, and lays out.
  func layOut(margin: Double) {
    top.constant = margin
    content.layoutIfNeeded()
  }

  /// Whether the first line and the picture are where they have to be.
  func isRight(margin: Double) -> Bool {
    content.layoutIfNeeded()
    return abs(title.frame.minY - margin) < 0.01 && abs(title.frame.minX - 72) < 0.01
      && abs(note.frame.maxY - (Self.height - Self.margin)) < 0.01
      && abs(picture.frame.minY - (Self.height - 44) / 2) < 0.5
  }

  private var constraints: [NSLayoutConstraint] {
    [
      picture.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
      picture.centerYAnchor.constraint(equalTo: content.centerYAnchor),
      picture.widthAnchor.constraint(equalToConstant: 44),
      picture.heightAnchor.constraint(equalToConstant: 44),
      picture.topAnchor.constraint(greaterThanOrEqualTo: content.topAnchor, constant: 10),
      picture.bottomAnchor.constraint(lessThanOrEqualTo: content.bottomAnchor, constant: -10),
      top,
      title.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 12),
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

  /// A wish, so that the content's size may change while the room above does.
  private var bottom: NSLayoutConstraint {
    let bottom = note.bottomAnchor.constraint(
      equalTo: content.bottomAnchor, constant: -Self.margin)
    bottom.priority = UILayoutPriority(999)
    return bottom
  }
}
