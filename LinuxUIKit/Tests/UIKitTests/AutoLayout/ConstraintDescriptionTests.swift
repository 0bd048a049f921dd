import Testing
import UIKit

@MainActor @Suite("Descriptions of constraints")
struct ConstraintDescriptionTests {
  private let root = UIView.sized(300, 200)
  private let box = UIView()

  init() {
    root.addPlaced(box)
  }

  /// Returns the description without addresses, which differ from run to run.
  private func text(_ constraint: NSLayoutConstraint) -> String {
    constraint.description.replacing(/0x[0-9a-f]+/, with: "0x")
  }

  @Test("A constant is written as an equation")
  func number() {
    let constraint = box.heightAnchor.constraint(greaterThanOrEqualToConstant: 44)
    #expect(text(constraint) == "<NSLayoutConstraint:0x UIView:0x.height >= 44   (inactive)>")
  }

  @Test("A multiple, an offset and a priority are written out")
  func equation() {
    let constraint = box.widthAnchor.constraint(
      equalTo: root.widthAnchor, multiplier: 0.5, constant: -8)
    constraint.priority = .defaultHigh
    constraint.identifier = "half"
    constraint.isActive = true
    #expect(
      text(constraint)
        == """
        <NSLayoutConstraint:0x 'half' UIView:0x.width == 0.5*UIView:0x.width - 8 @750   \
        (active)>
        """)
  }

  @Test("A distance to the superview is written as in the visual format")
  func visual() {
    let constraint = box.topAnchor.constraint(equalTo: root.topAnchor)
    constraint.isActive = true
    #expect(
      text(constraint)
        == "<NSLayoutConstraint:0x V:|-(0)-[UIView:0x]   (active, names: '|':UIView:0x )>")
  }

  @Test("A distance to a neighbor is written as in the visual format")
  func neighbors() {
    let other = UIView()
    root.addPlaced(other)
    let constraint = other.leadingAnchor.constraint(equalTo: box.trailingAnchor, constant: 8)
    constraint.isActive = true
    #expect(text(constraint) == "<NSLayoutConstraint:0x H:[UIView:0x]-(8)-[UIView:0x]   (active)>")
  }

  @Test("A distance to the superview's far edge names the superview")
  func farEdge() {
    let label = UILabel()
    root.addPlaced(label)
    let constraint = root.trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 8)
    constraint.isActive = true
    #expect(
      text(constraint)
        == "<NSLayoutConstraint:0x H:[UILabel:0x]-(8)-|   (active, names: '|':UIView:0x )>")
  }

  @Test("A distance of views in different superviews is written as an equation")
  func strangers() {
    let inner = UIView()
    box.addPlaced(inner)
    let other = UIView()
    root.addPlaced(other)
    let constraint = other.leadingAnchor.constraint(equalTo: inner.trailingAnchor, constant: 8)
    constraint.isActive = true
    #expect(
      text(constraint)
        == "<NSLayoutConstraint:0x UIView:0x.leading == UIView:0x.trailing + 8   (active)>")
  }

  @Test("Items, attributes and relation can be read back")
  func properties() {
    let constraint = box.trailingAnchor.constraint(
      lessThanOrEqualTo: root.trailingAnchor, constant: -4)
    #expect(constraint.firstItem === box)
    #expect(constraint.firstAttribute == .trailing)
    #expect(constraint.relation == .lessThanOrEqual)
    #expect(constraint.secondItem === root)
    #expect(constraint.secondAttribute == .trailing)
    #expect(constraint.multiplier == 1)
    #expect(constraint.constant == -4)
    #expect(constraint.priority == .required)
    #expect(constraint.firstAnchor.description.contains("UIView:0x"))
    #expect(constraint.firstAnchor.description.contains(".trailing"))
    #expect(constraint.secondAnchor?.description.contains(".trailing") == true)
  }
}
