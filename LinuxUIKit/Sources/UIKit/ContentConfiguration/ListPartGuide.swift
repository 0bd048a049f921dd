/// A layout guide that covers a part of list content.
@MainActor final class ListPartGuide {
  /// The guide, at the frame of the last layout pass.
  let guide = UILayoutGuide()
  private let start: NSLayoutConstraint
  private let top: NSLayoutConstraint
  private let width: NSLayoutConstraint
  private let height: NSLayoutConstraint

  /// Creates a guide in the top leading corner of a view.
  init(in view: UIView, _ identifier: String) {
    guide.identifier = identifier
    view.addLayoutGuide(guide)
    start = guide.leadingAnchor.constraint(equalTo: view.leadingAnchor)
    top = guide.topAnchor.constraint(equalTo: view.topAnchor)
    width = guide.widthAnchor.constraint(equalToConstant: 0)
    height = guide.heightAnchor.constraint(equalToConstant: 0)
    NSLayoutConstraint.activate([start, top, width, height])
  }

  /// Moves the guide to a frame whose x counts from the leading edge.
  func place(at frame: CGRect) {
    let places = [
      (start, frame.minX), (top, frame.minY), (width, frame.width), (height, frame.height),
    ]
    for (constraint, constant) in places where constraint.constant != constant {
      constraint.constant = constant
    }
  }
}
