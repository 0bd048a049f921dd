import Testing
import UIKit

@MainActor @Suite("Ambiguous layouts")
struct AmbiguityTests {
  private let root = UIView.sized(300, 200)
  private let box = UIView()

  init() {
    root.addPlaced(box)
  }

  @Test("A view is ambiguous until constraints determine its position and size")
  func view() {
    #expect(!box.hasAmbiguousLayout)
    box.pinCorner(to: root)
    #expect(box.hasAmbiguousLayout)
    box.widthAnchor.constraint(equalToConstant: 20).isActive = true
    #expect(box.hasAmbiguousLayout)
    let low = box.heightAnchor.constraint(greaterThanOrEqualToConstant: 20)
    low.isActive = true
    #expect(box.hasAmbiguousLayout)
    box.heightAnchor.constraint(lessThanOrEqualToConstant: 20).isActive = true
    #expect(!box.hasAmbiguousLayout)
  }

  @Test("One undetermined position or length is enough", arguments: 0..<4)
  func oneOpen(left: Int) {
    var all = [
      box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 5),
      box.topAnchor.constraint(equalTo: root.topAnchor, constant: 5),
      box.widthAnchor.constraint(equalToConstant: 20),
      box.heightAnchor.constraint(equalToConstant: 20),
    ]
    let last = all.remove(at: left)
    NSLayoutConstraint.activate(all)
    #expect(box.hasAmbiguousLayout)
    last.isActive = true
    #expect(!box.hasAmbiguousLayout)
  }

  @Test("Optional constraints count, unless two of one priority conflict")
  func wishes() {
    box.pinCorner(to: root)
    box.heightAnchor.constraint(equalToConstant: 20).isActive = true
    let wishes = [30, 40].map { box.widthAnchor.constraint(equalToConstant: $0) }
    for wish in wishes { wish.priority = .defaultLow }
    wishes[0].isActive = true
    #expect(!box.hasAmbiguousLayout)
    // For every width from 30 to 40, the errors of both constraints add up to ten points.
    wishes[1].isActive = true
    #expect(box.hasAmbiguousLayout)
    wishes[1].priority = .defaultHigh
    #expect(!box.hasAmbiguousLayout)
  }

  @Test("Views with frames and views without constraints")
  func others() {
    let framed = UIView.sized(10, 10)
    root.addSubview(framed)
    box.topAnchor.constraint(equalTo: framed.bottomAnchor).isActive = true
    #expect(!framed.hasAmbiguousLayout)
    let stranger = UIView()
    root.addPlaced(stranger)
    #expect(stranger.hasAmbiguousLayout)
    #expect(!root.hasAmbiguousLayout)
  }

  @Test("Intrinsic content sizes are unambiguous")
  func content() {
    let content = ContentView(20, 10)
    root.addPlaced(content)
    content.pinCorner(to: root)
    #expect(!content.hasAmbiguousLayout)
  }

  @Test("A guide can be ambiguous too")
  func guide() {
    let guide = UILayoutGuide()
    #expect(!guide.hasAmbiguousLayout)
    root.addLayoutGuide(guide)
    guide.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    guide.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    #expect(guide.hasAmbiguousLayout)
    guide.bottomAnchor.constraint(equalTo: root.bottomAnchor).isActive = true
    guide.trailingAnchor.constraint(equalTo: root.trailingAnchor).isActive = true
    #expect(!guide.hasAmbiguousLayout)
    #expect(guide.constraintsAffectingLayout(for: .vertical).count == 2)
  }

  @Test("The constraints that affect a view are returned by axis")
  func behind() {
    let top = box.topAnchor.constraint(equalTo: root.topAnchor)
    let height = box.heightAnchor.constraint(equalToConstant: 20)
    let leading = box.leadingAnchor.constraint(equalTo: root.leadingAnchor)
    let width = box.widthAnchor.constraint(equalTo: box.heightAnchor)
    NSLayoutConstraint.activate([top, height, leading, width])
    #expect(box.constraintsAffectingLayout(for: .vertical) == [top, height])
    #expect(box.constraintsAffectingLayout(for: .horizontal) == [height, leading, width])
  }
}
