import CPango
import UIKit

/// The pictures of views as one would draw them by calls of Cairo and Pango.
///
/// Everything is prepared: the frames are known, the texts are laid out, and the images are
/// surfaces. What remains is what no drawing of the same picture can avoid.
@MainActor final class HandDrawing {
  /// How texts are drawn.
  enum Glyphs {
    /// From Cairo's cache of glyphs, which are at whole pixels: fast.
    case cached
    /// By their outlines, each where Pango has placed it: exact, and many times as slow.
    case outlines
  }

  private enum Step {
    case rectangle(CGRect, radius: CGFloat, CGColor)
    case text(OpaquePointer, x: CGFloat, baselines: [CGFloat], CGColor)
    case image(CGImage, CGRect)
  }

  private let pango = PangoFloor()
  private let scale: CGFloat
  private var steps: [Step] = []

  /// Prepares the picture of a view with backgrounds, labels and images, for a scale.
  init(of view: UIView, scale: CGFloat) {
    self.scale = scale
    append(view, at: CGPoint(x: -view.bounds.minX, y: -view.bounds.minY))
  }

  /// Draws the picture on a surface of the scale.
  func draw(on surface: OpaquePointer, glyphs: Glyphs) {
    let cairo = cairo_create(surface)
    cairo_scale(cairo, Double(scale), Double(scale))
    for step in steps { draw(step, glyphs, cairo) }
    cairo_destroy(cairo)
    cairo_surface_flush(surface)
  }
}

// MARK: Preparation

extension HandDrawing {
  private func append(_ view: UIView, at origin: CGPoint) {
    guard !view.isHidden, view.alpha > 0 else { return }
    let frame = view.bounds.offsetBy(dx: origin.x, dy: origin.y)
    if view.layer.shadowOpacity > 0 { appendShadow(of: view, frame) }
    if view is UIVisualEffectView { return appendPixels(behind: view, frame) }
    if let color = view.backgroundColor?.resolvedColor(with: view.traitCollection).cgColor,
      color.alpha > 0
    {
      steps.append(.rectangle(frame, radius: view.layer.cornerRadius, color))
    }
    if let label = view as? UILabel { append(label, frame) }
    if let imageView = view as? UIImageView { append(imageView, frame) }
    for child in view.subviews {
      append(
        child,
        at: CGPoint(
          x: origin.x + child.frame.minX - child.bounds.minX,
          y: origin.y + child.frame.minY - child.bounds.minY))
    }
  }

  private func append(_ label: UILabel, _ frame: CGRect) {
    guard let text = label.text, let font = label.font,
      let layout = pango.layout(
        text, size: font.pointSize, isSemibold: font.fontName.hasSuffix("SemiBold"),
        width: label.numberOfLines == 1 ? nil : frame.width)
    else { return }
    let lines = Int(pango_layout_get_line_count(layout))
    // The block is as high as whole pixels, and in the center; its baselines are at whole pixels.
    let spacing = font.lineHeight + font.leading
    let length = font.lineHeight + spacing * CGFloat(lines - 1)
    let height = (length * scale).rounded(.up) / scale
    let top = rounded((frame.height - height) / 2)
    let baselines = (0..<lines).map {
      frame.minY + rounded(top + font.ascender + spacing * CGFloat($0))
    }
    steps.append(
      .text(
        layout, x: frame.minX, baselines: baselines,
        label.textColor.resolvedColor(with: label.traitCollection).cgColor))
  }

  private func rounded(_ length: CGFloat) -> CGFloat { (length * scale).rounded() / scale }

  /// Appends the pixels of a view's shadow and background.
  private func appendShadow(of view: UIView, _ frame: CGRect) {
    let reach: CGFloat = 32
    let copy = UIView(frame: CGRect(origin: CGPoint(x: reach, y: reach), size: frame.size))
    copy.backgroundColor = view.backgroundColor
    copy.layer.cornerRadius = view.layer.cornerRadius
    (copy.layer.shadowOpacity, copy.layer.shadowRadius) = (
      view.layer.shadowOpacity, view.layer.shadowRadius
    )
    copy.layer.shadowOffset = view.layer.shadowOffset
    let around = UIView(frame: frame.insetBy(dx: -reach, dy: -reach))
    around.addSubview(copy)
    appendImage(of: around, around.frame)
  }

  /// Appends the pixels of an effect view, with what it blurs.
  private func appendPixels(behind view: UIView, _ frame: CGRect) {
    guard let screen = view.superview else { return }
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    let pixels = UIGraphicsImageRenderer(size: frame.size, format: format).image { context in
      context.cgContext.translateBy(x: -frame.minX, y: -frame.minY)
      screen.layer.render(in: context.cgContext)
    }
    if let pixels = pixels.cgImage { steps.append(.image(pixels, frame)) }
  }

  /// Appends the pixels of an image view, as they are at the scale.
  private func append(_ view: UIImageView, _ frame: CGRect) {
    appendImage(of: view, frame)
  }

  private func appendImage(of view: UIView, _ frame: CGRect) {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    let pixels = UIGraphicsImageRenderer(size: frame.size, format: format).image { context in
      view.layer.render(in: context.cgContext)
    }
    if let pixels = pixels.cgImage { steps.append(.image(pixels, frame)) }
  }
}

// MARK: Drawing

extension HandDrawing {
  private func draw(_ step: Step, _ glyphs: Glyphs, _ cairo: OpaquePointer?) {
    switch step {
    case .rectangle(let rect, let radius, let color):
      setSource(color, cairo)
      addRectangle(rect, radius: radius, cairo)
      cairo_fill(cairo)
    case .text(let layout, let x, let baselines, let color):
      setSource(color, cairo)
      for (line, baseline) in baselines.enumerated() {
        cairo_move_to(cairo, Double(x), Double(baseline))
        let line = pango_layout_get_line_readonly(layout, Int32(line))
        switch glyphs {
        case .cached: pango_cairo_show_layout_line(cairo, line)
        case .outlines:
          pango_cairo_layout_line_path(cairo, line)
          cairo_fill(cairo)
        }
      }
    case .image(let image, let frame):
      draw(image, in: frame, cairo)
    }
  }

  private func setSource(_ color: CGColor, _ cairo: OpaquePointer?) {
    cairo_set_source_rgba(
      cairo, Double(color.red), Double(color.green), Double(color.blue), Double(color.alpha))
  }

  private func addRectangle(_ rect: CGRect, radius: CGFloat, _ cairo: OpaquePointer?) {
    let (left, top) = (Double(rect.minX), Double(rect.minY))
    guard radius > 0 else {
      return cairo_rectangle(cairo, left, top, Double(rect.width), Double(rect.height))
    }
    let (right, bottom, radius) = (Double(rect.maxX), Double(rect.maxY), Double(radius))
    cairo_new_sub_path(cairo)
    cairo_arc(cairo, right - radius, top + radius, radius, -.pi / 2, 0)
    cairo_arc(cairo, right - radius, bottom - radius, radius, 0, .pi / 2)
    cairo_arc(cairo, left + radius, bottom - radius, radius, .pi / 2, .pi)
    cairo_arc(cairo, left + radius, top + radius, radius, .pi, 3 * .pi / 2)
    cairo_close_path(cairo)
  }

  private func draw(_ image: CGImage, in frame: CGRect, _ cairo: OpaquePointer?) {
    let pixels = image.pixels
    pixels.memory.withMemoryRebound(to: UInt8.self, capacity: pixels.bytesPerRow) { bytes in
      let surface = cairo_image_surface_create_for_data(
        bytes, CAIRO_FORMAT_ARGB32, Int32(pixels.width), Int32(pixels.height),
        Int32(pixels.bytesPerRow))
      cairo_save(cairo)
      cairo_translate(cairo, Double(frame.minX), Double(frame.minY))
      cairo_scale(cairo, 1 / Double(scale), 1 / Double(scale))
      cairo_set_source_surface(cairo, surface, 0, 0)
      cairo_paint(cairo)
      cairo_restore(cairo)
      cairo_surface_destroy(surface)
    }
  }
}
