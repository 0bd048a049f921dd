import Testing

@testable import UIKit

@MainActor @Suite("Layout engine") struct LayoutEngineTests {
  @Test("The description has equations with the names of views")
  func description() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    view.widthAnchor.constraint(equalToConstant: 200).isActive = true
    root.layoutIfNeeded()
    let engine = try #require(root.layoutEngine)
    #expect(engine.description.contains("\(view.layoutName).width = 200"))
  }

  @Test("The description has violated constraints in the form of logs")
  func violated() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    root.translatesAutoresizingMaskIntoConstraints = true
    let wish = root.widthAnchor.constraint(equalToConstant: 300)
    wish.priority = .defaultLow
    wish.identifier = "narrow"
    wish.isActive = true
    root.layoutIfNeeded()
    let engine = try #require(root.layoutEngine)
    #expect(engine.description.contains("violated: <NSLayoutConstraint:0x"))
    #expect(
      engine.description.contains(
        "'narrow' \(root.layoutName).width == 300 @250   (active)> by 20 @250"))
  }

  @Test("Measuring a view does not change the layout of the view and its subviews")
  func measuring() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      view.heightAnchor.constraint(greaterThanOrEqualToConstant: 30),
    ])
    root.layoutIfNeeded()
    let size = root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(size.height == 30)
    #expect(!root.isDueForLayout)
    #expect(view.frame.height == 480)
  }
}
