import Testing
import UIKit

@MainActor @Suite("Constraints between an x and a y location")
struct CrossAxisTests {
  private let root = UIView.sized(300, 200)
  private let box = UIView()
  private let mark = UIView()

  init() {
    for view in [box, mark] {
      root.addPlaced(view)
      NSLayoutConstraint.activate([
        view.widthAnchor.constraint(equalToConstant: 40),
        view.heightAnchor.constraint(equalToConstant: 10),
      ])
    }
    NSLayoutConstraint.activate([
      mark.topAnchor.constraint(equalTo: root.topAnchor, constant: 30),
      mark.leftAnchor.constraint(equalTo: root.leftAnchor),
      box.topAnchor.constraint(equalTo: root.topAnchor),
    ])
  }

  private func constrain(
    _ attribute: NSLayoutConstraint.Attribute, to other: NSLayoutConstraint.Attribute,
    multiplier: CGFloat = 1, constant: CGFloat
  ) {
    NSLayoutConstraint(
      item: box, attribute: attribute, relatedBy: .equal, toItem: mark, attribute: other,
      multiplier: multiplier, constant: constant
    ).isActive = true
    root.layoutIfNeeded()
  }

  @Test("A left edge is as far from the left as another view's top edge is from the top")
  func leftToTop() {
    constrain(.left, to: .top, constant: 50)
    #expect(box.frame == CGRect(x: 30 + 50, y: 0, width: 40, height: 10))
  }

  @Test("Centers and multipliers count as between locations of one axis")
  func centers() {
    constrain(.centerX, to: .centerY, multiplier: 2, constant: 10)
    // Twice the center of the mark, 30 + 5, and 10, without half of the box's width: 70 + 10 - 20.
    #expect(box.frame.minX == 60)
  }

  // Unverified: the side to which the constant extends.
  @Test("A leading edge is the right one in a right-to-left layout")
  func rightToLeft() {
    box.semanticContentAttribute = .forceRightToLeft
    constrain(.leading, to: .bottom, constant: 60)
    // The mark ends at 30 + 10.
    #expect(box.frame.maxX == 100)
  }

  @Test("The constraint follows the other location")
  func follows() {
    constrain(.left, to: .top, constant: 50)
    root.constraints.first { $0.firstItem === mark && $0.firstAttribute == .top }?.constant = 70
    root.layoutIfNeeded()
    // 70 + 50.
    #expect(box.frame.minX == 120)
  }
}
