import LegoTesting
import Testing
import UIKit

@MainActor struct LayoutDescriptionTests {
  @Test("One line for each view: class, frame, texts; subviews are indented")
  func tree() {
    let outer = UIView(frame: CGRect(x: 0, y: 10.5, width: 100, height: 33.333333))
    let label = UILabel(frame: CGRect(x: 1, y: 2, width: 30, height: 20))
    label.text = "Hello"
    outer.addSubview(label)
    outer.addSubview(UIView(frame: CGRect(x: -0.001, y: 0, width: 100, height: 7.1)))

    #expect(
      outer.layoutDescription == """
        UIView 0 10.5 100 33.33
          UILabel 1 2 30 20 "Hello"
          UIView 0 0 100 7.1
        """)
  }

  @Test("Hidden views are left out")
  func hidden() {
    let outer = UIView()
    let hidden = UIView()
    hidden.isHidden = true
    outer.addSubview(hidden)
    let faint = UIView()
    faint.alpha = 0
    outer.addSubview(faint)

    #expect(outer.layoutDescription == "UIView 0 0 0 0")
  }

  @Test("Cells are in the order of their index paths, with the content size")
  func cells() {
    let screen = Screen(
      NamesController(names: ["Anna", "Ben"]), size: CGSize(width: 200, height: 300))

    #expect(
      screen.layoutDescription == """
        UIView 0 0 200 300
          UICollectionView 0 0 200 300 content 200 100
            NameCell [0, 0] 0 0 200 50
              UIView 0 0 200 50
                UILabel 0 0 200 50 "Anna"
            NameCell [0, 1] 0 50 200 50
              UIView 0 0 200 50
                UILabel 0 0 200 50 "Ben"
        """)
  }
}
