import UIKit

/// A diagram of the heights along a trail.
final class ElevationProfileView: UIView {
  private static let insets = UIEdgeInsets(top: 18, left: 4, bottom: 4, right: 4)
  private static let gridLines = 3

  var elevations: [Double] = [] {
    didSet {
      setNeedsDisplay()
      accessibilityValue = elevations.max().map { .localized("%d m", Int($0)) }
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .clear
    contentMode = .redraw
    isAccessibilityElement = true
    accessibilityLabel = .localized("Elevation profile")
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 140)
  }

  override func draw(_ rect: CGRect) {
    drawGrid()
    guard elevations.count > 1, let context = UIGraphicsGetCurrentContext() else { return }
    let line = UIBezierPath()
    for (index, point) in points.enumerated() {
      if index == 0 { line.move(to: point) } else { line.addLine(to: point) }
    }
    fill(below: line, in: context)
    UIColor.accent.setStroke()
    line.lineWidth = 2
    line.lineJoinStyle = .round
    line.stroke()
    drawSummit()
  }

  private var plot: CGRect { bounds.inset(by: Self.insets) }

  private var points: [CGPoint] {
    guard let lowest = elevations.min(), let highest = elevations.max() else { return [] }
    let range = max(highest - lowest, 1)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return elevations.enumerated().map { index, height in
      let fraction = CGFloat(index) / CGFloat(elevations.count - 1)
      return CGPoint(
        x: plot.minX + plot.width * (isMirrored ? 1 - fraction : fraction),
        y: plot.maxY - plot.height * (height - lowest) / range)
    }
  }

  private func drawGrid() {
    let grid = UIBezierPath()
    for index in 0...Self.gridLines {
      let y = plot.minY + plot.height * CGFloat(index) / CGFloat(Self.gridLines)
      grid.move(to: CGPoint(x: plot.minX, y: y))
      grid.addLine(to: CGPoint(x: plot.maxX, y: y))
    }
    grid.setLineDash([2, 3], count: 2, phase: 0)
    UIColor.separator.setStroke()
    grid.stroke()
  }

  private func fill(below line: UIBezierPath, in context: CGContext) {
    guard let area = line.copy() as? UIBezierPath, let first = points.first, let last = points.last
    else { return }
    area.addLine(to: CGPoint(x: last.x, y: plot.maxY))
    area.addLine(to: CGPoint(x: first.x, y: plot.maxY))
    area.close()
    let tint = UIColor.accent
    let colors = [
      tint.withAlphaComponent(0.45).cgColor, tint.withAlphaComponent(0.05).cgColor,
    ]
    guard
      let gradient = CGGradient(
        colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors as CFArray, locations: [0, 1])
    else { return }
    context.saveGState()
    area.addClip()
    context.drawLinearGradient(
      gradient, start: CGPoint(x: 0, y: plot.minY), end: CGPoint(x: 0, y: plot.maxY), options: [])
    context.restoreGState()
  }

  private func drawSummit() {
    guard let highest = elevations.max(), let index = elevations.firstIndex(of: highest) else {
      return
    }
    let summit = points[index]
    UIColor.accent.setFill()
    UIBezierPath(ovalIn: CGRect(x: summit.x - 4, y: summit.y - 4, width: 8, height: 8)).fill()
    let text = String.localized("%d m", Int(highest)) as NSString
    let attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 11, weight: .semibold),
      .foregroundColor: UIColor.secondaryLabel,
    ]
    let size = text.size(withAttributes: attributes)
    let x = min(max(summit.x - size.width / 2, plot.minX), plot.maxX - size.width)
    text.draw(at: CGPoint(x: x, y: 0), withAttributes: attributes)
  }
}
