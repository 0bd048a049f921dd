import Testing
import UIKit

@MainActor @Suite("Layout guides of scroll views")
struct ScrollGuideTests {
  private let scrollView = UIScrollView(frame: CGRect(x: 10, y: 20, width: 200, height: 100))
  private let content = UIView()

  init() {
    scrollView.addPlaced(content)
  }

  private func size(_ width: CGFloat, _ height: CGFloat) {
    content.widthAnchor.constraint(equalToConstant: width).isActive = true
    content.heightAnchor.constraint(equalToConstant: height).isActive = true
  }

  @Test("The content size follows from constraints to the content layout guide")
  func contentGuide() {
    let guide = scrollView.contentLayoutGuide
    size(300, 400)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: guide.topAnchor, constant: 5),
      content.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 6),
      content.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: -7),
      content.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -8),
    ])
    scrollView.layoutIfNeeded()
    #expect(scrollView.contentSize == CGSize(width: 6 + 300 + 8, height: 5 + 400 + 7))
    #expect(content.frame == CGRect(x: 6, y: 5, width: 300, height: 400))
    #expect(guide.layoutFrame == CGRect(x: 0, y: 0, width: 314, height: 412))
    #expect(guide === scrollView.contentLayoutGuide)
    scrollView.contentOffset.y = 50
    #expect(guide.layoutFrame == CGRect(x: 0, y: 0, width: 314, height: 412))
  }

  @Test("Constraints of subviews to a collection view's edges refer to its frame")
  func collectionView() {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 100),
      collectionViewLayout: UICollectionViewFlowLayout())
    let badge = UIView()
    view.addPlaced(badge)
    badge.pinEdges(to: view, 10)
    view.layoutIfNeeded()
    #expect(badge.frame == CGRect(x: 10, y: 10, width: 180, height: 80))
  }

  @Test("Constraints to a scroll view's edges refer to its content, those to its dimensions don't")
  func edges() {
    content.pinEdges(to: scrollView, 10)
    content.widthAnchor.constraint(equalTo: scrollView.widthAnchor, constant: -20).isActive = true
    let height = content.heightAnchor.constraint(equalToConstant: 500)
    height.isActive = true
    scrollView.layoutIfNeeded()
    #expect(content.frame == CGRect(x: 10, y: 10, width: 180, height: 500))
    #expect(scrollView.contentSize == CGSize(width: 200, height: 520))
    height.constant = 30
    scrollView.layoutIfNeeded()
    #expect(scrollView.contentSize == CGSize(width: 200, height: 50))
  }

  @Test("Views pinned to the frame layout guide stay while the content scrolls")
  func frameGuide() {
    let guide = scrollView.frameLayoutGuide
    scrollView.contentSize = CGSize(width: 200, height: 1_000)
    NSLayoutConstraint.activate([
      content.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -5),
      content.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: -5),
      content.heightAnchor.constraint(equalTo: guide.heightAnchor, multiplier: 0.5),
      content.widthAnchor.constraint(equalToConstant: 20),
    ])
    scrollView.layoutIfNeeded()
    #expect(content.frame == CGRect(x: 175, y: 45, width: 20, height: 50))
    scrollView.contentOffset.y = 300
    scrollView.layoutIfNeeded()
    #expect(content.frame == CGRect(x: 175, y: 345, width: 20, height: 50))
    #expect(guide.layoutFrame == CGRect(x: 0, y: 300, width: 200, height: 100))
    #expect(scrollView.contentSize == CGSize(width: 200, height: 1_000))
  }

  @Test("A column as wide as the frame guide scrolls vertically only")
  func column() {
    let column = UIStackView(arrangedSubviews: (0..<10).map { _ in ContentView(50, 30) })
    column.axis = .vertical
    column.spacing = 4
    scrollView.addPlaced(column)
    let guide = scrollView.contentLayoutGuide
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: guide.topAnchor),
      column.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      column.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      column.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      guide.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
    ])
    scrollView.layoutIfNeeded()
    #expect(scrollView.contentSize == CGSize(width: 200, height: 10 * 30 + 9 * 4))
    column.arrangedSubviews[0].isHidden = true
    scrollView.layoutIfNeeded()
    #expect(scrollView.contentSize == CGSize(width: 200, height: 9 * 30 + 8 * 4))
  }

  @Test("The readable guide is inside the margins, and limited in wide views")
  func readable() {
    let narrow = UIView.sized(390, 100)
    #expect(narrow.readableContentGuide.layoutFrame == CGRect(x: 8, y: 8, width: 374, height: 84))
    let wide = UIView.sized(1_000, 100)
    let box = UIView()
    wide.addPlaced(box)
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: wide.readableContentGuide.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: wide.readableContentGuide.trailingAnchor),
      box.topAnchor.constraint(equalTo: wide.readableContentGuide.topAnchor),
      box.bottomAnchor.constraint(equalTo: wide.readableContentGuide.bottomAnchor),
    ])
    wide.layoutIfNeeded()
    // (1000 - 672) / 2 on both sides.
    #expect(box.frame == CGRect(x: 164, y: 8, width: 672, height: 84))
    wide.frame.size.width = 500
    wide.layoutIfNeeded()
    #expect(box.frame == CGRect(x: 8, y: 8, width: 484, height: 84))
  }

  // Unverified: 672 at the default text size was observed (uikit.md, 3.3); the others are
  // interpolated.
  @Test(
    "Lines of larger text may be longer",
    arguments: [
      (.extraSmall, 560), (.small, 600), (.medium, 632), (.large, 672), (.extraLarge, 744),
      (.extraExtraLarge, 824), (.extraExtraExtraLarge, 896), (.accessibilityLarge, 896),
    ] as [(UIContentSizeCategory, CGFloat)])
  func readableCategories(category: UIContentSizeCategory, width: CGFloat) {
    let (parent, child) = (UIViewController(), UIViewController())
    parent.addChild(child)
    parent.view.addSubview(child.view)
    parent.setOverrideTraitCollection(
      UITraitCollection(preferredContentSizeCategory: category), forChild: child)
    child.view.frame = CGRect(x: 0, y: 0, width: 1_000, height: 100)
    #expect(child.view.readableContentGuide.layoutFrame.width == width)
  }
}
