/// The layers that draw the outlines of views, each with its label.
///
/// Layers are reused from one frame to the next; those whose outline has not changed stay as they
/// are.
@MainActor final class OutlineOverlay {
  /// The font of labels.
  nonisolated static var font: UIFont { .systemFont(ofSize: 8, weight: .semibold) }
  /// The height of a label, in points.
  static let labelHeight: CGFloat = 11

  /// The layer of all outlines, in the screen's coordinates.
  let layer = CALayer()
  private let frames = CALayer()
  private let labels = CALayer()
  private var outlines: [Outline] = []
  private var isFlashing = false
  private var mistakes = MistakeCache()

  init() {
    layer.addSublayer(frames)
    layer.addSublayer(labels)
  }

  /// Displays the outlines of the views in windows.
  func update(to windows: [UIWindow]) {
    mistakes.begin()
    let new = windows.flatMap { window in
      Outlines(of: window, screen: window.bounds) { mistakes.mistakes(in: $0) }.outlines.map {
        $0.offset(by: CGVector(dx: window.frame.minX, dy: window.frame.minY))
      }
    }
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    let bounds = windows.reduce(CGRect.null) { $0.union($1.frame) }
    layer.frame =
      bounds.isNull ? .zero : CGRect(x: 0, y: 0, width: bounds.maxX, height: bounds.maxY)
    display(new)
    CATransaction.commit()
    if new.contains(where: \.isFlashing) { flash() }
  }

  private func display(_ new: [Outline]) {
    resize(frames, to: new.count) { CALayer() }
    resize(labels, to: new.count) { OutlineLabelLayer() }
    for (index, outline) in new.enumerated()
    where !outlines.indices.contains(index) || outlines[index] != outline {
      frames.sublayers?[index].drawFrame(of: outline)
      (labels.sublayers?[index] as? OutlineLabelLayer)?.drawLabel(of: outline)
    }
    outlines = new
  }

  private func resize(_ layer: CALayer, to count: Int, _ make: () -> CALayer) {
    for child in (layer.sublayers ?? []).dropFirst(count) { child.removeFromSuperlayer() }
    for _ in (layer.sublayers?.count ?? 0)..<max(count, layer.sublayers?.count ?? 0) {
      layer.addSublayer(make())
    }
  }

  /// Causes frames until the tint of updated cells has ended.
  private func flash() {
    guard !isFlashing else { return }
    isFlashing = true
    let end = FrameClock.shared.now + Outlines.flashDuration
    FrameClock.shared.onEachFrame { [weak self] time in
      guard self != nil, time < end else {
        self?.endFlash()
        return false
      }
      return true
    }
  }

  private func endFlash() {
    isFlashing = false
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    for index in outlines.indices where outlines[index].isFlashing {
      outlines[index].isFlashing = false
      frames.sublayers?[index].drawFrame(of: outlines[index])
    }
    CATransaction.commit()
  }
}

extension Outline {
  fileprivate func offset(by distance: CGVector) -> Outline {
    guard distance != CGVector(dx: 0, dy: 0) else { return self }
    var outline = self
    outline.frame = frame.offsetBy(dx: distance.dx, dy: distance.dy)
    outline.labelFrame = labelFrame?.offsetBy(dx: distance.dx, dy: distance.dy)
    return outline
  }
}

extension CALayer {
  /// Draws the frame of an outline, and the tint of an updated cell.
  fileprivate func drawFrame(of outline: Outline) {
    frame = outline.frame
    borderWidth = outline.style == .content ? 0.5 : 1
    borderColor = outline.style.color.copy(alpha: outline.style == .content ? 0.5 : 0.9)
    backgroundColor =
      outline.isFlashing
      ? CGColor(red: 1, green: 0.8, blue: 0, alpha: 0.35)
      : outline.style == .mistake ? outline.style.color.copy(alpha: 0.12) : nil
  }
}

/// A layer that draws the label of an outline.
private final class OutlineLabelLayer: CALayer {
  private var text = ""

  func drawLabel(of outline: Outline) {
    isHidden = outline.labelFrame == nil
    guard let labelFrame = outline.labelFrame, let label = outline.label else { return }
    frame = labelFrame
    backgroundColor = outline.style.color.copy(alpha: 0.85)
    cornerRadius = 2
    text = label
    setNeedsDisplay()
  }

  override func draw(in ctx: CGContext) {
    UIGraphicsPushContext(ctx)
    let string = NSAttributedString(
      string: text, attributes: [.font: OutlineOverlay.font, .foregroundColor: UIColor.white])
    let size = string.size()
    string.draw(at: CGPoint(x: bounds.minX + 2, y: bounds.midY - size.height / 2))
    UIGraphicsPopContext()
  }
}

/// The mistakes in the layout of views, which are found at most twice a second.
///
/// Finding them solves the constraints of a hierarchy several times, which is too slow for each frame
/// of a scroll. Views that appear in between are checked with the next search.
@MainActor private struct MistakeCache {
  private static let interval: TimeInterval = 0.5
  private var known: [ObjectIdentifier: [String]] = [:]
  private var nextSearch = -TimeInterval.infinity
  private var searches = false

  /// Begins a frame; searches again if the last search is old.
  mutating func begin() {
    let now = Trace.now
    searches = now >= nextSearch
    guard searches else { return }
    nextSearch = now + Self.interval
    known = [:]
  }

  /// Returns the mistakes that were found in the last search.
  mutating func mistakes(in view: InspectedView) -> [String] {
    let key = ObjectIdentifier(view.view)
    guard searches else { return known[key] ?? [] }
    let found = view.layoutMistakes
    if !found.isEmpty { known[key] = found }
    return found
  }
}
