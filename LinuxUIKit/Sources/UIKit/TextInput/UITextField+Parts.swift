// Where text, button and side views are. What is before the text is at the right where reading
// starts there.
extension UITextField {
  private var showsClearButton: Bool { showsClearButton(whileEditing: isEditing) }

  private func showsClearButton(whileEditing isEditing: Bool) -> Bool {
    hasText && clearButtonMode.isShown(whileEditing: isEditing)
  }

  private func showsLeftView(whileEditing isEditing: Bool) -> Bool {
    leftView != nil && leftViewMode.isShown(whileEditing: isEditing)
  }

  /// The clear button takes the place of the view behind the text.
  private func showsRightView(whileEditing isEditing: Bool) -> Bool {
    rightView != nil && rightViewMode.isShown(whileEditing: isEditing)
      && !showsClearButton(whileEditing: isEditing)
  }

  /// What border, button and side views leave to the text.
  func textRoom(in bounds: CGRect, whileEditing isEditing: Bool) -> CGRect {
    let inset = FieldMetrics.inset(of: borderStyle)
    var before = inset.width
    var behind = inset.width
    if showsLeftView(whileEditing: isEditing) {
      before = room(of: leftViewRect(forBounds: bounds), atStartOf: bounds)
    }
    if showsRightView(whileEditing: isEditing) {
      behind = room(of: rightViewRect(forBounds: bounds), atEndOf: bounds)
    }
    if showsClearButton(whileEditing: isEditing) {
      behind = room(of: clearButtonRect(forBounds: bounds), atEndOf: bounds)
      behind += FieldMetrics.clearButtonGap
    }
    let left = isRightToLeft ? behind : before
    return CGRect(
      x: bounds.minX + left, y: bounds.minY + inset.height,
      width: max(0, bounds.width - before - behind),
      height: max(0, bounds.height - 2 * inset.height))
  }

  private func room(of rect: CGRect, atStartOf bounds: CGRect) -> CGFloat {
    isRightToLeft ? bounds.maxX - rect.minX : rect.maxX - bounds.minX
  }

  private func room(of rect: CGRect, atEndOf bounds: CGRect) -> CGFloat {
    isRightToLeft ? rect.maxX - bounds.minX : bounds.maxX - rect.minX
  }

  func clearButtonPlace(in bounds: CGRect) -> CGRect {
    place(FieldClearButton.size, atStart: false, in: bounds)
  }

  func leftViewPlace(in bounds: CGRect) -> CGRect {
    place(leftView?.sideSize ?? .zero, atStart: true, in: bounds)
  }

  func rightViewPlace(in bounds: CGRect) -> CGRect {
    place(rightView?.sideSize ?? .zero, atStart: false, in: bounds)
  }

  private func place(_ size: CGSize, atStart: Bool, in bounds: CGRect) -> CGRect {
    let margin = FieldMetrics.sideMargin(of: borderStyle)
    let isAtLeft = atStart != isRightToLeft
    let y = roundedToPixel(
      bounds.midY - size.height / 2, scale: traitCollection.displayScale)
    return CGRect(
      x: isAtLeft ? bounds.minX + margin : bounds.maxX - margin - size.width, y: y,
      width: size.width, height: size.height)
  }

  /// Takes a view out that was beside the text, and another one in.
  func exchangeSideView(_ former: UIView?, for view: UIView?) {
    guard former !== view else { return }
    if former?.superview === self { former?.removeFromSuperview() }
    if let view { addSubview(view) }
    styleDidChange()
  }

  /// Places what is shown, and hides the rest.
  func placeParts() {
    canvas.frame = bounds
    clearButton.isHidden = !showsClearButton
    if showsClearButton { clearButton.frame = clearButtonRect(forBounds: bounds) }
    let (showsLeft, showsRight) = (
      showsLeftView(whileEditing: isEditing), showsRightView(whileEditing: isEditing)
    )
    leftView?.isHidden = !showsLeft
    if showsLeft { leftView?.frame = leftViewRect(forBounds: bounds) }
    rightView?.isHidden = !showsRight
    if showsRight { rightView?.frame = rightViewRect(forBounds: bounds) }
    revealCaret()
  }
}

extension UIView {
  /// The size of a view beside a field's text: its own, or else its content's.
  fileprivate var sideSize: CGSize {
    bounds.size == .zero ? sizeThatFits(.zero) : bounds.size
  }
}
