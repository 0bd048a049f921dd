/// The weekdays and the days of one month, beside which the months before and after it can be
/// scrolled into view.
final class DatePickerMonthView: UIView, UIScrollViewDelegate {
  private let didTurn: @MainActor (Date) -> Void
  private let weekdays = (0..<7).map { _ in UILabel() }
  private let pager = UIScrollView()
  private let pages: MonthPages
  private var display: Display?

  /// The values on the screen.
  private struct Display {
    var month: MonthGrid
    var state: DatePickerState
    var texts: DateTexts
    /// The month that is scrolled into view; `nil` between such animations.
    var target: MonthGrid?
  }

  /// Creates an empty month.
  ///
  /// - Parameters:
  ///   - didSelect: Called with the first moment of a tapped day.
  ///   - didTurn: Called with the first moment of a month that the user has scrolled to.
  init(
    didSelect: @escaping @MainActor (Date) -> Void, didTurn: @escaping @MainActor (Date) -> Void
  ) {
    self.didTurn = didTurn
    pages = MonthPages { DatePickerDaysView(didSelect: didSelect) }
    super.init(frame: .zero)
    for label in weekdays {
      label.font = .systemFont(ofSize: DatePickerMetrics.weekdayFontSize, weight: .semibold)
      label.textColor = .tertiaryLabel
      label.textAlignment = .center
      addSubview(label)
    }
    pager.isPagingEnabled = true
    pager.showsHorizontalScrollIndicator = false
    pager.contentInsetAdjustmentBehavior = .never
    pager.scrollsToTop = false
    pager.delegate = self
    for page in pages.views { pager.addSubview(page) }
    addSubview(pager)
  }

  required init?(coder: NSCoder) { nil }

  /// Displays a month with the selected day and the limits of a picker.
  ///
  /// - Parameters:
  ///   - month: The month.
  ///   - state: The state of the picker.
  ///   - texts: The texts of its locale.
  ///   - animated: Whether another month is scrolled into view.
  func display(
    _ month: MonthGrid, _ state: DatePickerState, _ texts: DateTexts, animated: Bool
  ) {
    let former = shownMonth
    display = Display(
      month: display?.month ?? month, state: state, texts: texts, target: display?.target)
    pages.forget()
    setNeedsLayout()
    if former?.start == month.start, isScrolling { return fillPages() }
    guard animated, former?.start != month.start, !pager.bounds.isEmpty else {
      return rest(at: month)
    }
    rest(at: former)
    turn(to: month)
  }

  /// The month that is displayed, or being scrolled into view.
  private var shownMonth: MonthGrid? { display?.target ?? display?.month }

  private var isScrolling: Bool {
    pager.isDragging || pager.isDecelerating || display?.target != nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    updateWeekdays()
    for (index, label) in weekdays.enumerated() {
      label.frame = weekdayFrame(index, y: 0, height: DatePickerMetrics.weekdayHeight)
    }
    let frame = bounds.inset(
      by: UIEdgeInsets(top: DatePickerMetrics.weekdayHeight, left: 0, bottom: 0, right: 0))
    guard frame != pager.frame || pages.isRightToLeft != isRightToLeft else { return }
    pager.frame = frame
    rest(at: shownMonth)
  }

  // Unverified: names that don't fit are assumed to be replaced by letters, all at once.
  private func updateWeekdays() {
    guard let texts = display?.texts else { return }
    for (label, symbol) in zip(weekdays, texts.weekdaySymbols) { label.text = symbol }
    let widest = weekdays.map(\.intrinsicContentSize.width).max() ?? 0
    guard widest > bounds.width / 7 - DatePickerMetrics.weekdaySpacing else { return }
    for (label, letter) in zip(weekdays, texts.weekdayLetters) { label.text = letter }
  }

  // MARK: Scrolling

  func scrollViewDidScroll(_ scrollView: UIScrollView) { fillPages() }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    // Between two pages a drag has ended it, after which the pages settle.
    let position = pages.position(of: pages.side(at: pager.contentOffset.x))
    if abs(position - pager.contentOffset.x) < 0.5 { settle() }
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { settle() }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { settle() }
  }

  /// Displays a month without its neighbors, which can be scrolled into view.
  private func rest(at month: MonthGrid?) {
    guard let month else { return }
    display?.month = month
    display?.target = nil
    guard let display else { return }
    let first = display.state.isAfterMinimum(display.month.start) ? -1 : 0
    let last = display.state.isBeforeMaximum(display.month.end) ? 1 : 0
    layOutPages(first...last)
    // The end of a motion that this stops is no turn.
    pager.delegate = nil
    pager.setContentOffset(CGPoint(x: pages.position(of: 0), y: 0), animated: false)
    pager.delegate = self
    fillPages()
  }

  /// Scrolls another month into view, in place of a neighbor.
  private func turn(to month: MonthGrid) {
    guard let display else { return }
    let side = month.start > display.month.start ? 1 : -1
    self.display?.target = month
    layOutPages(min(pages.sides.lowerBound, side)...max(pages.sides.upperBound, side))
    pager.setContentOffset(CGPoint(x: pages.position(of: 0), y: 0), animated: false)
    pager.setContentOffset(CGPoint(x: pages.position(of: side), y: 0), animated: true)
  }

  /// Reports the month that is in view now.
  private func settle() {
    let former = shownMonth
    guard let month = month(at: pages.side(at: pager.contentOffset.x)) else { return }
    rest(at: month)
    if month.start != former?.start { didTurn(month.start) }
  }

  private func layOutPages(_ sides: ClosedRange<Int>) {
    pages.layOut(sides, in: pager.bounds.size, isRightToLeft: isRightToLeft)
    pager.contentSize = CGSize(
      width: CGFloat(sides.count) * pager.bounds.width, height: pager.bounds.height)
  }

  /// Displays the months in view.
  private func fillPages() {
    guard let display else { return }
    for (side, page) in pages.visible(in: pager.bounds) {
      guard let month = month(at: side), month != page.month else { continue }
      page.display(month, display.state, display.texts)
    }
  }

  /// Returns the month on a side.
  private func month(at side: Int) -> MonthGrid? {
    guard let display else { return nil }
    guard side != 0 else { return display.month }
    if let target = display.target, (target.start > display.month.start) == (side > 0) {
      return target
    }
    let date = side < 0 ? display.month.start.addingTimeInterval(-1) : display.month.end
    return MonthGrid(containing: date, calendar: display.state.resolvedCalendar)
  }
}

/// Three pages beside each other: a month, the one before it and the one after it.
@MainActor private final class MonthPages {
  /// The pages that can be scrolled to: 0 is the month, -1 the one before it, 1 the one after it.
  private(set) var sides = 0...0
  /// Whether a later month is on the left.
  private(set) var isRightToLeft = false
  private let pages: [(side: Int, view: DatePickerDaysView)]
  private var size = CGSize.zero

  init(_ makePage: () -> DatePickerDaysView) {
    pages = (-1...1).map { ($0, makePage()) }
  }

  var views: [DatePickerDaysView] { pages.map(\.view) }

  /// Lets all pages be filled again.
  func forget() { for page in pages { page.view.forget() } }

  /// Places the pages in a scroll view of a size, of which those on some sides can be scrolled to.
  func layOut(_ sides: ClosedRange<Int>, in size: CGSize, isRightToLeft: Bool) {
    (self.sides, self.size, self.isRightToLeft) = (sides, size, isRightToLeft)
    for (side, view) in pages {
      view.frame = CGRect(origin: CGPoint(x: position(of: side), y: 0), size: size)
    }
  }

  /// Returns the left edge of a page.
  func position(of side: Int) -> CGFloat {
    let index = isRightToLeft ? sides.upperBound - side : side - sides.lowerBound
    return CGFloat(index) * size.width
  }

  /// Returns the page whose left edge is nearest to a position.
  func side(at position: CGFloat) -> Int {
    sides.min { abs(self.position(of: $0) - position) < abs(self.position(of: $1) - position) }
      ?? 0
  }

  /// Hides the pages outside of the visible part, and returns the others.
  func visible(in part: CGRect) -> [(side: Int, view: DatePickerDaysView)] {
    for (side, view) in pages {
      let isInside = view.frame.minX < part.maxX && view.frame.maxX > part.minX
      view.isHidden = side != 0 && !(sides.contains(side) && isInside)
    }
    return pages.filter { !$0.view.isHidden }
  }
}
