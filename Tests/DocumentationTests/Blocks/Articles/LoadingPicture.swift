import UIKit

/// The picture of the states of a section's content and of its pages.
final class LoadingPicture: UIViewController {
  /// A state, with its frame.
  private struct State {
    let name: String
    let detail: String
    let frame: CGRect
  }

  private static let states = [
    State(name: "idle", detail: "the items", frame: box(20, 60)),
    State(name: "loading", detail: "skeletons, or the items", frame: box(220, 60)),
    State(name: "failed", detail: "“Try Again”", frame: box(220, 170)),
    State(name: "loaded", detail: "the items, or “empty”", frame: box(420, 60)),
    State(name: "idle", detail: "the items", frame: box(20, 330)),
    State(name: "loading", detail: "items, and a spinner", frame: box(220, 330)),
    State(name: "failed", detail: "items, and “Try Again”", frame: box(220, 440)),
    State(name: "loaded", detail: "the items: no more pages", frame: box(420, 330)),
  ]

  private static func box(_ x: CGFloat, _ y: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: 160, height: 56)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    addText("The content: phase", CGRect(x: 20, y: 16, width: 560, height: 24), .headline)
    addText(
      "Its pages: paging, which wait for the content",
      CGRect(x: 20, y: 286, width: 560, height: 24), .headline)
    for state in Self.states { add(state) }
    for y: CGFloat in [88, 358] {
      addArrow(from: CGPoint(x: 180, y: y), to: CGPoint(x: 220, y: y))
      addArrow(from: CGPoint(x: 380, y: y), to: CGPoint(x: 420, y: y))
      addArrow(from: CGPoint(x: 270, y: y + 28), to: CGPoint(x: 270, y: y + 82))
      addArrow(from: CGPoint(x: 330, y: y + 82), to: CGPoint(x: 330, y: y + 28))
      addText("error", CGRect(x: 216, y: y + 44, width: 50, height: 20), .caption1)
      addText("tap", CGRect(x: 338, y: y + 44, width: 40, height: 20), .caption1)
    }
    addText("the app loads", CGRect(x: 20, y: 122, width: 160, height: 20), .caption1)
    addText("the end is displayed", CGRect(x: 20, y: 392, width: 160, height: 20), .caption1)
    addText("more pages: idle again", CGRect(x: 420, y: 392, width: 180, height: 20), .caption1)
    addText("loaded again: loading", CGRect(x: 420, y: 122, width: 180, height: 20), .caption1)
  }

  private func add(_ state: State) {
    let box = UIView(frame: state.frame)
    box.backgroundColor = .secondarySystemBackground
    box.layer.cornerRadius = 10
    view.addSubview(box)
    let frame = state.frame
    addText(
      state.name, CGRect(x: frame.minX, y: frame.minY + 8, width: frame.width, height: 20),
      .subheadline, .center)
    addText(
      state.detail, CGRect(x: frame.minX, y: frame.minY + 30, width: frame.width, height: 18),
      .caption1, .center)
  }

  private func addText(
    _ text: String, _ frame: CGRect, _ style: UIFont.TextStyle,
    _ alignment: NSTextAlignment = .natural
  ) {
    let label = UILabel(frame: frame)
    label.text = text
    label.font = .preferredFont(forTextStyle: style)
    label.textColor = style == .caption1 ? .secondaryLabel : .label
    label.textAlignment = alignment
    view.addSubview(label)
  }

  private func addArrow(from start: CGPoint, to end: CGPoint) {
    let isHorizontal = start.y == end.y
    let line = UIView(
      frame: CGRect(
        x: min(start.x, end.x), y: min(start.y, end.y), width: abs(end.x - start.x),
        height: abs(end.y - start.y)
      ).insetBy(dx: isHorizontal ? 4 : -0.75, dy: isHorizontal ? -0.75 : 4))
    line.backgroundColor = .label
    view.addSubview(line)
    let head = UIImageView(
      image: UIImage(
        systemName: isHorizontal
          ? "chevron.right" : end.y > start.y ? "chevron.down" : "chevron.up"))
    head.tintColor = .label
    head.contentMode = .center
    head.bounds.size = CGSize(width: 12, height: 12)
    head.center = CGPoint(
      x: end.x - (isHorizontal ? 8 : 0),
      y: end.y - (isHorizontal ? 0 : end.y > start.y ? 8 : -8))
    view.addSubview(head)
  }
}
