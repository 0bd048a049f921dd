import ScrollMotion

/// The buttons beside a swiped row.
final class SwipeActionsView: UIView {
  private let side: SwipeSide
  private let buttons: [SwipeButton]
  private let performsFirst: Bool

  /// The distance of the row from its position, in points.
  private(set) var distance: CGFloat = 0
  // Whether the first button fills the whole distance, as in a full swipe.
  private var isFull = false

  /// Creates buttons for the actions at a side of a row; `perform` is called with the tapped one.
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

  /// Returns `nil`, since archives are not implemented.
  required init?(coder: NSCoder) { nil }

  /// Sets the distance of the row from its position, which the next layout applies.
  ///
  /// - Parameters:
  ///   - distance: The distance in points.
  ///   - isFull: Whether the first button fills the whole distance, as in a full swipe.
  func setDistance(_ distance: CGFloat, isFull: Bool) {
    self.distance = distance
    self.isFull = isFull
  }

  /// The button at the row's edge; `nil` without actions.
  var firstButton: SwipeButton? { buttons.first }

  /// Rounds corners of the row at the side of the buttons.
  func round(_ corners: CACornerMask) {
    layer.maskedCorners = corners
    layer.cornerCurve = .continuous
    layer.cornerRadius = corners.isEmpty ? 0 : ListRowStyle.cornerRadius
  }

  /// Returns the solver for a row of a width.
  func solver(rowWidth: CGFloat) -> SwipeSolver {
    SwipeSolver(
      width: rowWidth, buttons: buttons.map(\.preferredWidth), allowsFullSwipe: performsFirst)
  }

  /// Lays out the buttons beside a row whose own frame is `row`, in the superview's coordinates.
  func layOut(beside row: CGRect) {
    let isLeft = side.isLeft(isRightToLeft: isRightToLeft)
    frame = CGRect(
      x: isLeft ? row.minX : row.maxX - distance, y: row.minY, width: distance, height: row.height)
    let places = solver(rowWidth: row.width).intervals(distance: distance, isFullSwipe: isFull)
    for (button, place) in zip(buttons, places) {
      button.frame = CGRect(
        x: isLeft ? place.start : distance - place.end, y: 0, width: place.length,
        height: row.height)
    }
  }
}
