import LegoViews
import UIKit

/// Short titles below one another, over which a finger slides to choose one.
final class IndexBar: UIControl {
  /// The titles from top to bottom.
  var titles: [String] = [] { didSet { if titles != oldValue { updateLabels() } } }
  /// The title that the finger has chosen, or `nil`.
  private(set) var title: String?
  private let column = VBox().userInteractionEnabled(false)

  override init(frame: CGRect) {
    super.init(frame: frame)
    arrangeViews {
      column.alignment(.allEdges).margin(top: 4, leading: 8, bottom: 4, trailing: 8)
    }
    isAccessibilityElement = true
    accessibilityLabel = "Index"
    accessibilityTraits = .adjustable
  }

  required init?(coder: NSCoder) { nil }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    choose(at: touch.location(in: self).y)
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    choose(at: touch.location(in: self).y)
    return true
  }

  override func accessibilityIncrement() { choose((chosenIndex ?? -1) + 1) }
  override func accessibilityDecrement() { choose((chosenIndex ?? titles.count) - 1) }

  private var chosenIndex: Int? { title.flatMap(titles.firstIndex) }

  private func choose(at y: CGFloat) {
    let row = (y - column.frame.minY) / column.frame.height * CGFloat(titles.count)
    choose(Int(row.rounded(.down)))
  }

  private func choose(_ index: Int) {
    guard !titles.isEmpty else { return }
    let chosen = titles[min(max(0, index), titles.count - 1)]
    guard chosen != title else { return }
    (title, accessibilityValue) = (chosen, chosen)
    sendActions(for: .valueChanged)
  }

  /// The titles have a fixed size, as those of the system's index: all of them are always visible.
  private func updateLabels() {
    for label in column.subviews { label.removeFromSuperview() }
    column.arrangeViews {
      for title in titles {
        UILabel().text(title).font(.boldSystemFont(ofSize: 11)).textColor(.tintColor)
          .textAlignment(.center).size(.fill, .wrap)
      }
    }
  }
}
