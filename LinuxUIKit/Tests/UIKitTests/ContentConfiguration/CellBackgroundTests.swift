import Testing
import UIKit

@Suite("Backgrounds of cells by configuration") @MainActor struct CellBackgroundTests {
  private let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 40))

  @Test("A cell has none until one is set, and the default configuration is clear")
  func defaults() {
    #expect(cell.backgroundConfiguration == nil)
    #expect(cell.defaultBackgroundConfiguration() == .clear())
    #expect(cell.automaticallyUpdatesBackgroundConfiguration)
  }

  @Test("The background is drawn behind the content, inside its insets")
  func placed() {
    var background = UIBackgroundConfiguration.clear()
    background.backgroundColor = .systemGreen
    background.cornerRadius = 6
    background.backgroundInsets = NSDirectionalEdgeInsets(
      top: 1, leading: 10, bottom: 3, trailing: 20)
    cell.backgroundConfiguration = background
    cell.layoutIfNeeded()

    #expect(cell.subviews.count == 2)
    #expect(cell.subviews.last === cell.contentView)
    let fill = cell.subviews[0].subviews.first
    // 100 - 10 - 20 wide, 40 - 1 - 3 high.
    #expect(fill?.frame == CGRect(x: 10, y: 1, width: 70, height: 36))
    #expect(fill?.backgroundColor == .systemGreen)
    #expect(fill?.layer.cornerRadius == 6)
  }

  @Test("Margins are added on the given edges, and the sides follow the layout direction")
  func margins() {
    var background = UIBackgroundConfiguration.clear()
    background.backgroundInsets = NSDirectionalEdgeInsets(
      top: 0, leading: 5, bottom: 0, trailing: 0)
    background.edgesAddingLayoutMarginsToBackgroundInsets = [.leading]
    cell.semanticContentAttribute = .forceRightToLeft
    cell.backgroundConfiguration = background
    cell.layoutIfNeeded()

    // A cell's margins are 8, so 13 points are free on the right.
    #expect(
      cell.subviews[0].subviews.first?.frame == CGRect(x: 0, y: 0, width: 87, height: 40))
  }

  @Test("The outer edge of the stroke is outside the fill by the outset")
  func stroke() {
    var background = UIBackgroundConfiguration.clear()
    background.backgroundInsets = NSDirectionalEdgeInsets(
      top: 10, leading: 10, bottom: 10, trailing: 10)
    background.strokeWidth = 2
    background.strokeOutset = 4
    background.strokeColor = .red
    background.cornerRadius = 5
    cell.backgroundConfiguration = background
    cell.layoutIfNeeded()

    let line = cell.subviews[0].subviews.last
    #expect(line?.frame == CGRect(x: 6, y: 6, width: 88, height: 28))
    #expect(line?.layer.borderWidth == 2)
    #expect(line?.layer.cornerRadius == 9)
    #expect(line?.layer.borderColor == UIColor.red.cgColor)
  }

  @Test("An image fills the background by its content mode, and is removed with it")
  func picture() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    var background = UIBackgroundConfiguration.clear()
    background.image = UIImage(systemName: "star")
    background.imageContentMode = .scaleAspectFill
    background.backgroundInsets = NSDirectionalEdgeInsets(
      top: 10, leading: 10, bottom: 10, trailing: 10)
    cell.backgroundConfiguration = background
    cell.layoutIfNeeded()
    func pictures(_ view: UIView) -> [UIImageView] {
      view.subviews.flatMap { [$0 as? UIImageView].compactMap(\.self) + pictures($0) }
    }
    let shown = pictures(cell).first
    #expect(
      shown?.convert(shown?.bounds ?? .zero, to: cell)
        == CGRect(x: 10, y: 10, width: 80, height: 30))
    #expect(shown?.contentMode == .scaleAspectFill)
    #expect(shown?.superview?.clipsToBounds == true)
    background.image = nil
    cell.backgroundConfiguration = background
    cell.layoutIfNeeded()
    #expect(pictures(cell).isEmpty)
  }

  @Test("A custom view fills the background, and stays while it is the same")
  func customView() {
    let view = UIView()
    var background = UIBackgroundConfiguration.clear()
    background.customView = view
    cell.backgroundConfiguration = background
    cell.layoutIfNeeded()
    let parent = view.superview

    #expect(view.frame == cell.bounds)
    background.cornerRadius = 3
    cell.backgroundConfiguration = background
    #expect(view.superview === parent)
    background.customView = nil
    cell.backgroundConfiguration = background
    #expect(view.superview == nil)
  }

  @Test("The background follows the state, unless automatic updates are disabled")
  func automatic() {
    cell.backgroundConfiguration = .listPlainCell()
    cell.isSelected = true
    cell.layoutIfNeeded()
    #expect(cell.backgroundConfiguration?.backgroundColor == .systemGray4)

    cell.automaticallyUpdatesBackgroundConfiguration = false
    cell.isSelected = false
    cell.layoutIfNeeded()
    #expect(cell.backgroundConfiguration?.backgroundColor == .systemGray4)
  }

  @Test("A configuration clears the older properties, and vice versa")
  func exclusive() {
    cell.backgroundColor = .red
    cell.backgroundView = UIView()
    cell.selectedBackgroundView = UIView()
    cell.backgroundConfiguration = .listPlainCell()
    #expect(cell.backgroundColor == nil)
    #expect(cell.backgroundView == nil && cell.selectedBackgroundView == nil)

    for set: (UICollectionViewCell) -> Void in [
      { $0.backgroundColor = .red }, { $0.backgroundView = UIView() },
      { $0.selectedBackgroundView = UIView() },
    ] {
      cell.backgroundConfiguration = .clear()
      set(cell)
      #expect(cell.backgroundConfiguration == nil)
    }
  }
}
