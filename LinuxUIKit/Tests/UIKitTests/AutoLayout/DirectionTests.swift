import Testing
import UIKit

@MainActor @Suite("Leading and trailing")
struct DirectionTests {
  private let root = UIView.sized(300, 200)
  private let box = UIView()

  init() {
    root.addPlaced(box)
    box.semanticContentAttribute = .forceRightToLeft
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: root.topAnchor),
      box.heightAnchor.constraint(equalToConstant: 10),
      box.widthAnchor.constraint(equalToConstant: 40),
    ])
  }

  @Test("In right-to-left layouts leading is right, and constants extend to the left")
  func mirrored() {
    box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16).isActive = true
    root.layoutIfNeeded()
    // 300 - 16 - 40.
    #expect(box.frame.minX == 244)
  }

  @Test("A view whose direction changes later moves, also relative to a distant ancestor")
  func turnedLater() {
    let (middle, deep) = (UIView.sized(300, 200), UIView())
    root.addSubview(middle)
    middle.addPlaced(deep)
    NSLayoutConstraint.activate([
      deep.topAnchor.constraint(equalTo: root.topAnchor),
      deep.heightAnchor.constraint(equalToConstant: 10),
      deep.widthAnchor.constraint(equalToConstant: 40),
      deep.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
    ])
    root.layoutIfNeeded()
    #expect(deep.frame.minX == 16)
    deep.semanticContentAttribute = .forceRightToLeft
    root.layoutIfNeeded()
    // 300 - 16 - 40.
    #expect(deep.frame.minX == 244)
  }

  @Test("Left stays left")
  func left() {
    box.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 16).isActive = true
    root.layoutIfNeeded()
    #expect(box.frame.minX == 16)
  }

  @Test("Neighbors are laid out from right to left")
  func neighbors() {
    let next = UIView()
    next.semanticContentAttribute = .forceRightToLeft
    root.addPlaced(next)
    box.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    next.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    next.leadingAnchor.constraint(equalTo: box.trailingAnchor, constant: 8).isActive = true
    next.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20).isActive = true
    root.layoutIfNeeded()
    // The box is from 260 to 300; the next one ends 8 further left and begins 20 inside.
    #expect(box.frame.minX == 260)
    #expect(next.frame.minX == 20)
    #expect(next.frame.maxX == 252)
  }

  @Test("A change of direction is laid out in the next pass")
  func change() {
    box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16).isActive = true
    root.layoutIfNeeded()
    box.semanticContentAttribute = .forceLeftToRight
    root.layoutIfNeeded()
    #expect(box.frame.minX == 16)
  }
}
