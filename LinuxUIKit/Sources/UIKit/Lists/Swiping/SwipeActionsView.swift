/// The buttons in the room that a swiped row leaves free.
final class SwipeActionsView: UIView {
  private let side: SwipeSide
  private let buttons: [SwipeButton]
  private let performsFirst: Bool

  /// How far the row is aside, in points.
  var distance: CGFloat = 0
  /// Whether the first action is about to be performed, and has all of the room.
  var isFull = false

  /// Buttons for the actions at a side of a row; `perform` is called with one that is tapped.
  init(
    _ configuration: UISwipeActionsConfiguration, at side: SwipeSide,
    perform: @escaping @MainActor (SwipeButton) -> Void
  ) {
    self.side = side
    performsFirst = configuration.performsFirstActionWithFullSwipe
    buttons = configuration.actions.map { SwipeButton($0) }
    super.init(frame: .zero)
    clipsToBounds = true
    for button in buttons {
      addSubview(button)
      button.addAction(
        UIAction { [weak button] _ in MainActor.assumeIsolated { button.map(perform) } },
        for: .touchUpInside)
    }
  }

  /// Nothing: there are no archives to read one from.
  required init?(coder: NSCoder) { nil }

  /// The button at the row's edge; nil without actions.
  var firstButton: SwipeButton? { buttons.first }

  /// Rounds the corners that the row has at the side of the buttons.
  func round(_ corners: CACornerMask) {
    layer.maskedCorners = corners
    layer.cornerCurve = .continuous
    layer.cornerRadius = corners.isEmpty ? 0 : ListRow.cornerRadius
  }

  /// The sizes for a row of that width.
  func solver(rowWidth: CGFloat) -> SwipeSolver {
    SwipeSolver(
      width: rowWidth, buttons: buttons.map(\.wantedWidth), performsFirst: performsFirst)
  }

  /// Takes the room beside a row whose own place is `row`, in the superview's coordinates.
  func place(beside row: CGRect) {
    let isLeft = side.isLeft(isRightToLeft: isRightToLeft)
    frame = CGRect(
      x: isLeft ? row.minX : row.maxX - distance, y: row.minY, width: distance, height: row.height)
    let places = solver(rowWidth: row.width).frames(distance: distance, isFull: isFull)
    for (button, place) in zip(buttons, places) {
      button.frame = CGRect(
        x: isLeft ? place.start : distance - place.end, y: 0, width: place.length,
        height: row.height)
    }
  }
}
