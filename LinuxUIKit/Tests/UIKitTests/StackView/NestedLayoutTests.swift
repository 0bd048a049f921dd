import Testing
import UIKit

/// A view that adds a row of two squares to a subview when it is laid out, and lays the row out
/// immediately, as `collectionView(_:willDisplay:forItemAt:)` of an app does with a cell.
private final class RowParent: UIView {
  let row = UIStackView()
  let squares = [UIView(), UIView()]
  private let holder = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(holder)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard row.superview == nil else { return }
    holder.frame = bounds
    row.frame = bounds
    row.distribution = .equalSpacing
    for square in squares {
      square.widthAnchor.constraint(equalToConstant: 20).isActive = true
      row.addArrangedSubview(square)
    }
    holder.addSubview(row)
    row.layoutIfNeeded()
  }
}

@MainActor @Suite("Layout passes within layout passes") struct NestedLayoutTests {
  @Test("A view that is added and laid out during layout updates its constraints first")
  func addedDuringLayout() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    let container = UIView(frame: root.bounds)
    let parent = RowParent(frame: root.bounds)
    container.addSubview(parent)
    root.addSubview(container)
    root.layoutIfNeeded()
    // Squares of 20 points at both ends of 100 points.
    #expect(parent.squares[0].frame == CGRect(x: 0, y: 0, width: 20, height: 40))
    #expect(parent.squares[1].frame == CGRect(x: 80, y: 0, width: 20, height: 40))
  }
}
