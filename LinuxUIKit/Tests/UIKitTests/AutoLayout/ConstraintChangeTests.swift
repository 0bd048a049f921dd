import Testing
import UIKit

@MainActor @Suite("Changes of constraints")
struct ConstraintChangeTests {
  private let root = UIView.sized(300, 200)
  private let box = UIView()

  init() {
    root.addPlaced(box)
    box.pinCorner(to: root)
  }

  @Test("A new constant is laid out in the next pass")
  func constant() {
    let width = box.widthAnchor.constraint(equalToConstant: 50)
    width.isActive = true
    root.layoutIfNeeded()
    #expect(box.frame.width == 50)
    width.constant = 80
    root.layoutIfNeeded()
    #expect(box.frame.width == 80)
  }

  @Test("A deactivated constraint has no effect until it is activated again")
  func deactivation() {
    let wish = box.widthAnchor.constraint(equalToConstant: 50)
    wish.priority = .defaultLow
    let width = box.widthAnchor.constraint(equalToConstant: 90)
    NSLayoutConstraint.activate([wish, width])
    root.layoutIfNeeded()
    #expect(box.frame.width == 90)
    width.isActive = false
    root.layoutIfNeeded()
    #expect(box.frame.width == 50)
    width.isActive = true
    root.layoutIfNeeded()
    #expect(box.frame.width == 90)
  }

  @Test("A changed priority is solved again")
  func priority() {
    let small = box.widthAnchor.constraint(equalToConstant: 50)
    let large = box.widthAnchor.constraint(equalToConstant: 90)
    small.priority = UILayoutPriority(600)
    large.priority = UILayoutPriority(700)
    NSLayoutConstraint.activate([small, large])
    root.layoutIfNeeded()
    #expect(box.frame.width == 90)
    small.priority = UILayoutPriority(701)
    root.layoutIfNeeded()
    #expect(box.frame.width == 50)
  }

  @Test("A change of the root's size is followed")
  func rootSize() {
    box.widthAnchor.constraint(equalTo: root.widthAnchor, constant: -20).isActive = true
    root.layoutIfNeeded()
    #expect(box.frame.width == 280)
    root.frame.size.width = 120
    root.layoutIfNeeded()
    #expect(box.frame.width == 100)
  }

  @Test("The nearest common superview of both items holds a constraint")
  func holder() {
    let inner = UIView()
    box.addPlaced(inner)
    let own = inner.widthAnchor.constraint(equalToConstant: 4)
    let shared = inner.topAnchor.constraint(equalTo: root.topAnchor)
    NSLayoutConstraint.activate([own, shared])
    #expect(inner.constraints == [own])
    #expect(root.constraints.contains(shared))
    #expect(box.constraints.isEmpty)
    inner.removeConstraint(own)
    #expect(!own.isActive)
  }

  @Test("Removed views keep their constraints, except those to views outside")
  func moving() {
    let inner = UIView()
    box.addPlaced(inner)
    inner.pinEdges(to: box, 3)
    let size = box.widthAnchor.constraint(equalToConstant: 40)
    let across = box.heightAnchor.constraint(equalTo: root.heightAnchor)
    NSLayoutConstraint.activate([size, across])
    root.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 3, y: 3, width: 34, height: 194))
    box.removeFromSuperview()
    #expect(!across.isActive)
    #expect(size.isActive)
    #expect(root.constraints.isEmpty)
    let other = UIView.sized(500, 500)
    other.addSubview(box)
    box.pinCorner(to: other, 7)
    box.heightAnchor.constraint(equalToConstant: 20).isActive = true
    other.layoutIfNeeded()
    #expect(box.frame == CGRect(x: 7, y: 7, width: 40, height: 20))
    #expect(inner.frame == CGRect(x: 3, y: 3, width: 34, height: 14))
  }

  @Test("Constraints created before a view has a superview apply afterward")
  func joining() {
    let cell = UIView()
    let label = UIView()
    cell.addPlaced(label)
    label.pinEdges(to: cell, 4)
    root.addSubview(cell)
    cell.frame = CGRect(x: 10, y: 10, width: 60, height: 30)
    root.layoutIfNeeded()
    #expect(label.frame == CGRect(x: 4, y: 4, width: 52, height: 22))
    cell.frame.size.width = 100
    root.layoutIfNeeded()
    #expect(label.frame == CGRect(x: 4, y: 4, width: 92, height: 22))
  }

  @Test("updateConstraints is called once, inner views first, and again when requested")
  func updatePass() {
    let log = Log()
    let outer = UpdatingView(name: "outer", log: log)
    let inner = UpdatingView(name: "inner", log: log)
    outer.addSubview(inner)
    root.addSubview(outer)
    root.layoutIfNeeded()
    #expect(log.names == ["inner", "outer"])
    root.layoutIfNeeded()
    #expect(log.names.count == 2)
    outer.setNeedsUpdateConstraints()
    #expect(outer.needsUpdateConstraints())
    root.layoutIfNeeded()
    #expect(log.names == ["inner", "outer", "outer"])
    #expect(!outer.needsUpdateConstraints())
  }
}

private final class Log {
  var names: [String] = []
}

private final class UpdatingView: UIView {
  private let name: String
  private let log: Log

  init(name: String, log: Log) {
    self.name = name
    self.log = log
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override class var requiresConstraintBasedLayout: Bool { true }

  override func updateConstraints() {
    log.names.append(name)
    super.updateConstraints()
  }
}
