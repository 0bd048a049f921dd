import Testing
import UIKit

/// Tests stacks of labels whose texts are set after they were arranged.
@MainActor struct StackTextTests {
  @Test("A label whose text is set after it was arranged has space for it")
  func lateText() {
    let (title, detail) = (UILabel(), UILabel())
    let column = UIStackView(arrangedSubviews: [title, detail])
    column.axis = .vertical
    let row = UIStackView(arrangedSubviews: [column])
    row.alignment = .center
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    row.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(row)
    NSLayoutConstraint.activate([
      row.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
      row.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
      row.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
    ])
    title.text = "A title"
    detail.text = "And more"
    cell.layoutIfNeeded()
    #expect(title.frame.width == 300)
    #expect(abs(title.frame.height - title.intrinsicContentSize.height) < 0.01)
    #expect(abs(detail.frame.minY - title.frame.maxY) < 0.01)
    title.text = "Another"
    cell.layoutIfNeeded()
    #expect(abs(title.frame.height - title.intrinsicContentSize.height) < 0.01)
  }
}
