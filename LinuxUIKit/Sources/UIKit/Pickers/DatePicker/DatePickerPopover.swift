/// A calendar or wheels over the window, for a label of a date picker.
@MainActor final class DatePickerPopover {
  private let events: DatePickerEvents
  private var mode = UIDatePicker.Mode.date
  private weak var overlay: DatePickerOverlayView?
  private weak var source: DatePickerLabel?

  /// Creates a popover that is closed.
  init(_ events: DatePickerEvents) {
    self.events = events
  }

  /// Opens a calendar (`.date`) or wheels (`.time`) beside a label, unless the label isn't in a
  /// window.
  func open(_ mode: UIDatePicker.Mode, _ state: DatePickerState, from source: DatePickerLabel) {
    close()
    guard let window = source.window else { return }
    (self.mode, self.source) = (mode, source)
    let state = adapted(state)
    let contentEvents = DatePickerEvents(didSelect: events.didSelect)
    let content: any DatePickerContent =
      mode == .date
      ? DatePickerInlineView(state, contentEvents) : DatePickerWheelsView(state, contentEvents)
    content.display(state, animated: false)
    source.isSelected = true
    overlay = DatePickerOverlayView.present(content, from: source, in: window) { [weak self] in
      self?.close()
    }
    events.didChangeEditing(true)
  }

  /// Displays the state of the picker, if the popover is open.
  func display(_ state: DatePickerState, animated: Bool) {
    overlay?.content.display(adapted(state), animated: animated)
  }

  /// Closes the popover; does nothing if it isn't open.
  func close() {
    guard let overlay else { return }
    self.overlay = nil
    source?.isSelected = false
    overlay.dismiss()
    events.didChangeEditing(false)
  }

  private func adapted(_ state: DatePickerState) -> DatePickerState {
    var state = state
    state.mode = mode
    return state
  }
}

/// A view over the whole window with the content of a popover, whose touches outside of the content
/// close it.
final class DatePickerOverlayView: UIView {
  /// The calendar or the wheels.
  let content: any DatePickerContent
  private let platter = UIView()
  private let close: () -> Void
  private weak var source: UIView?

  /// Adds content to a window, beside a view; `close` is called after a touch outside.
  static func present(
    _ content: any DatePickerContent, from source: UIView, in window: UIWindow,
    close: @escaping () -> Void
  ) -> DatePickerOverlayView {
    let view = DatePickerOverlayView(content, source, close)
    view.frame = window.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(view)
    UIView.performWithoutAnimation { view.layoutIfNeeded() }
    view.alpha = 0
    UIView.animate(withDuration: MenuMetrics.duration) { view.alpha = 1 }
    return view
  }

  private init(
    _ content: any DatePickerContent, _ source: UIView, _ close: @escaping () -> Void
  ) {
    (self.content, self.source, self.close) = (content, source, close)
    super.init(frame: .zero)
    accessibilityViewIsModal = true
    tintColor = source.tintColor
    platter.backgroundColor = MenuMetrics.fill
    platter.layer.cornerRadius = MenuMetrics.cornerRadius
    platter.layer.shadowColor = UIColor.black.cgColor
    platter.layer.shadowOpacity = 0.2
    platter.layer.shadowRadius = 16
    platter.layer.shadowOffset = CGSize(width: 0, height: 4)
    addSubview(platter)
    platter.addSubview(content)
  }

  required init?(coder: NSCoder) { nil }

  override var traitParent: UIView? { source ?? superview }

  /// Removes the view from the screen.
  func dismiss() {
    isUserInteractionEnabled = false
    UIView.animate(withDuration: MenuMetrics.duration) {
      self.alpha = 0
    } completion: { _ in
      self.removeFromSuperview()
    }
  }

  override func accessibilityPerformEscape() -> Bool {
    close()
    return true
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, !platter.frame.contains(touch.location(in: self)) else {
      return
    }
    close()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let padding = DatePickerMetrics.overlayPadding
    let fitting = content.intrinsicContentSize
    let area = bounds.inset(by: safeAreaInsets).insetBy(
      dx: MenuMetrics.edgeMargin, dy: MenuMetrics.edgeMargin)
    let size = CGSize(
      width: min(fitting.width + 2 * padding, area.width),
      height: min(fitting.height + 2 * padding, area.height))
    platter.frame = CGRect(origin: origin(of: size, in: area), size: size)
    content.frame = platter.bounds.insetBy(dx: padding, dy: padding)
  }

  /// Returns the origin of the content: below its source, or above it where there is more space.
  private func origin(of size: CGSize, in area: CGRect) -> CGPoint {
    let frame = source.map { $0.convert($0.bounds, to: self) } ?? .zero
    let x = isRightToLeft ? frame.maxX - size.width : frame.minX
    let below = frame.maxY + MenuMetrics.sourceDistance
    let above = frame.minY - MenuMetrics.sourceDistance - size.height
    let y = below + size.height <= area.maxY || above < area.minY ? below : above
    return CGPoint(
      x: max(area.minX, min(x, area.maxX - size.width)),
      y: max(area.minY, min(y, area.maxY - size.height)))
  }
}
