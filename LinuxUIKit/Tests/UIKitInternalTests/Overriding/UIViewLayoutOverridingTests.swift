import Testing
import UIKit

/// Tests that subclasses can override what Apple declares in `UIView`.
@MainActor struct UIViewLayoutOverridingTests {
  @Test("The overrides of layout are called through a reference of the superclass")
  func overrides() {
    let log = OverrideLog()
    let view: UIView = RecordedView(log: log)
    let width = view.widthAnchor.constraint(equalToConstant: 100)
    view.addConstraint(width)
    view.removeConstraint(width)
    view.addConstraints([width])
    #expect(view.constraints == [width])
    #expect(view.constraintsAffectingLayout(for: .vertical).isEmpty)
    view.removeConstraints([width])
    #expect(!view.hasAmbiguousLayout)
    view.setNeedsUpdateConstraints()
    #expect(view.needsUpdateConstraints())
    view.layoutIfNeeded()
    view.setContentHuggingPriority(.required, for: .vertical)
    view.setContentCompressionResistancePriority(.required, for: .vertical)
    #expect(view.contentHuggingPriority(for: .vertical) == .required)
    #expect(view.contentCompressionResistancePriority(for: .vertical) == .required)
    let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(view.alignmentRect(forFrame: frame) == view.frame(forAlignmentRect: frame))

    let guide = UILayoutGuide()
    view.addLayoutGuide(guide)
    #expect(view.layoutGuides == [guide])
    view.removeLayoutGuide(guide)
    let guides = [
      view.safeAreaLayoutGuide, view.layoutMarginsGuide, view.readableContentGuide,
      view.keyboardLayoutGuide,
    ]
    #expect(guides.allSatisfy { $0.owningView === view })
    let horizontal = [
      view.leadingAnchor, view.trailingAnchor, view.leftAnchor, view.rightAnchor,
      view.centerXAnchor,
    ]
    let vertical = [
      view.topAnchor, view.bottomAnchor, view.centerYAnchor, view.firstBaselineAnchor,
      view.lastBaselineAnchor,
    ]
    #expect(Set(horizontal).count + Set(vertical).count == 10)
    #expect(view.heightAnchor != view.widthAnchor)

    #expect(
      log.names == [
        "addConstraint(_:)", "addConstraints(_:)", "addLayoutGuide(_:)", "alignmentRect(forFrame:)",
        "bottomAnchor", "centerXAnchor", "centerYAnchor", "constraints",
        "constraintsAffectingLayout(for:)", "contentCompressionResistancePriority(for:)",
        "contentHuggingPriority(for:)", "firstBaselineAnchor", "frame(forAlignmentRect:)",
        "hasAmbiguousLayout", "heightAnchor", "keyboardLayoutGuide", "lastBaselineAnchor",
        "layoutGuides", "layoutMarginsGuide", "leadingAnchor", "leftAnchor",
        "needsUpdateConstraints()", "readableContentGuide", "removeConstraint(_:)",
        "removeConstraints(_:)", "removeLayoutGuide(_:)", "rightAnchor", "safeAreaLayoutGuide",
        "setContentCompressionResistancePriority(_:for:)", "setContentHuggingPriority(_:for:)",
        "topAnchor", "trailingAnchor", "updateConstraintsIfNeeded()", "widthAnchor",
      ])
  }
}

/// A `UIView` that records the calls of its overrides.
private final class RecordedView: UIView {
  private let log: OverrideLog

  init(log: OverrideLog) {
    self.log = log
    super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func needsUpdateConstraints() -> Bool {
    log.record()
    return super.needsUpdateConstraints()
  }

  override func updateConstraintsIfNeeded() {
    log.record()
    super.updateConstraintsIfNeeded()
  }

  override var constraints: [NSLayoutConstraint] {
    log.record()
    return super.constraints
  }

  override func addConstraint(_ constraint: NSLayoutConstraint) {
    log.record()
    super.addConstraint(constraint)
  }

  override func addConstraints(_ constraints: [NSLayoutConstraint]) {
    log.record()
    super.addConstraints(constraints)
  }

  override func removeConstraint(_ constraint: NSLayoutConstraint) {
    log.record()
    super.removeConstraint(constraint)
  }

  override func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    log.record()
    super.removeConstraints(constraints)
  }

  override func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    log.record()
    return super.contentHuggingPriority(for: axis)
  }

  override func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    log.record()
    super.setContentHuggingPriority(priority, for: axis)
  }

  override func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    log.record()
    return super.contentCompressionResistancePriority(for: axis)
  }

  override func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    log.record()
    super.setContentCompressionResistancePriority(priority, for: axis)
  }

  override func alignmentRect(forFrame frame: CGRect) -> CGRect {
    log.record()
    return super.alignmentRect(forFrame: frame)
  }

  override func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    log.record()
    return super.frame(forAlignmentRect: alignmentRect)
  }

  override var hasAmbiguousLayout: Bool {
    log.record()
    return super.hasAmbiguousLayout
  }

  override func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    log.record()
    return super.constraintsAffectingLayout(for: axis)
  }

  override var leadingAnchor: NSLayoutXAxisAnchor {
    log.record()
    return super.leadingAnchor
  }

  override var trailingAnchor: NSLayoutXAxisAnchor {
    log.record()
    return super.trailingAnchor
  }

  override var leftAnchor: NSLayoutXAxisAnchor {
    log.record()
    return super.leftAnchor
  }

  override var rightAnchor: NSLayoutXAxisAnchor {
    log.record()
    return super.rightAnchor
  }

  override var topAnchor: NSLayoutYAxisAnchor {
    log.record()
    return super.topAnchor
  }

  override var bottomAnchor: NSLayoutYAxisAnchor {
    log.record()
    return super.bottomAnchor
  }

  override var widthAnchor: NSLayoutDimension {
    log.record()
    return super.widthAnchor
  }

  override var heightAnchor: NSLayoutDimension {
    log.record()
    return super.heightAnchor
  }

  override var centerXAnchor: NSLayoutXAxisAnchor {
    log.record()
    return super.centerXAnchor
  }

  override var centerYAnchor: NSLayoutYAxisAnchor {
    log.record()
    return super.centerYAnchor
  }

  override var firstBaselineAnchor: NSLayoutYAxisAnchor {
    log.record()
    return super.firstBaselineAnchor
  }

  override var lastBaselineAnchor: NSLayoutYAxisAnchor {
    log.record()
    return super.lastBaselineAnchor
  }

  override var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    log.record()
    return super.keyboardLayoutGuide
  }

  override var layoutGuides: [UILayoutGuide] {
    log.record()
    return super.layoutGuides
  }

  override func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    log.record()
    super.addLayoutGuide(layoutGuide)
  }

  override func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    log.record()
    super.removeLayoutGuide(layoutGuide)
  }

  override var safeAreaLayoutGuide: UILayoutGuide {
    log.record()
    return super.safeAreaLayoutGuide
  }

  override var layoutMarginsGuide: UILayoutGuide {
    log.record()
    return super.layoutMarginsGuide
  }

  override var readableContentGuide: UILayoutGuide {
    log.record()
    return super.readableContentGuide
  }
}
