import TestSupport
import Testing
import UIKit

@MainActor struct UIVisualEffectViewTests {
  /// A window of 200 by 200 points with black and white stripes of 2 points.
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))

  init() {
    window.isHidden = false
    window.overrideUserInterfaceStyle = .light
    window.backgroundColor = .white
    for index in 0..<50 {
      let stripe = UIView(frame: CGRect(x: 4 * index, y: 0, width: 2, height: 200))
      stripe.backgroundColor = .black
      window.addSubview(stripe)
    }
  }

  @Test("What lies behind the view is blurred inside its bounds, and sharp outside")
  func bounds() {
    let view = add(.systemUltraThinMaterial, CGRect(x: 40, y: 50, width: 120, height: 80))
    let picture = drawnWindow()

    // Stripes of 2 points have no contrast left after a blur of many points.
    #expect(contrast(of: picture, y: 90, columns: 41..<159) <= 2)
    #expect(contrast(of: picture, y: 49, columns: 41..<159) == 255)
    #expect(contrast(of: picture, y: 130, columns: 41..<159) == 255)
    #expect(contrast(of: picture, y: 90, columns: 20..<40) == 255)
    view.effect = nil
    #expect(contrast(of: drawnWindow(), y: 90, columns: 41..<159) == 255)
  }

  @Test("With a corner radius and clipping, the corners show the content behind unchanged")
  func corners() {
    let view = add(.systemThickMaterial, CGRect(x: 40, y: 40, width: 120, height: 120))
    view.layer.cornerRadius = 60
    view.clipsToBounds = true
    let picture = drawnWindow()

    #expect(contrast(of: picture, y: 42, columns: 42..<54) == 255)
    #expect(contrast(of: picture, y: 100, columns: 42..<158) <= 2)
  }

  @Test("A style without Light or Dark in its name follows the appearance, the others don't")
  func appearance() {
    let view = add(.systemMaterial, CGRect(x: 0, y: 0, width: 200, height: 200))
    let light = gray(of: drawnWindow(), 100, 100)
    window.overrideUserInterfaceStyle = .dark
    let dark = gray(of: drawnWindow(), 100, 100)
    #expect(light > 180)
    #expect(dark < 80)

    view.effect = UIBlurEffect(style: .systemMaterialLight)
    #expect(gray(of: drawnWindow(), 100, 100) == light)
    window.overrideUserInterfaceStyle = .light
    view.effect = UIBlurEffect(style: .systemMaterialDark)
    #expect(gray(of: drawnWindow(), 100, 100) == dark)
  }

  @Test("Thicker materials show less of what lies behind")
  func thickness() {
    let half = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    half.backgroundColor = .black
    let other = UIView(frame: CGRect(x: 100, y: 0, width: 100, height: 200))
    other.backgroundColor = .white
    window.addSubview(half)
    window.addSubview(other)
    let styles: [UIBlurEffect.Style] = [
      .systemUltraThinMaterial, .systemThinMaterial, .systemMaterial, .systemThickMaterial,
    ]
    let view = add(styles[0], CGRect(x: 0, y: 0, width: 200, height: 200))
    let contrasts = styles.map { style in
      view.effect = UIBlurEffect(style: style)
      let picture = drawnWindow()
      return gray(of: picture, 199, 100) - gray(of: picture, 0, 100)
    }
    #expect(contrasts == contrasts.sorted(by: >))
    #expect(contrasts.allSatisfy { $0 > 10 })
  }

  @Test("Subviews of the content view are drawn sharply above the blur")
  func content() {
    let view = add(.systemMaterial, CGRect(x: 0, y: 0, width: 200, height: 200))
    let dot = UIView(frame: CGRect(x: 90, y: 90, width: 20, height: 20))
    dot.backgroundColor = .red
    view.contentView.addSubview(dot)
    window.layoutIfNeeded()
    let picture = drawnWindow()

    #expect(picture[90, 90] == 0xFFFF_0000)
    #expect(picture[109, 109] == 0xFFFF_0000)
    #expect(picture[110, 110] != 0xFFFF_0000)
    #expect(view.contentView.frame == view.bounds)
  }

  @Test("Vibrancy draws content in one color that contrasts with the blur")
  func vibrancy() {
    let blur = UIBlurEffect(style: .systemThickMaterial)
    let view = add(.systemThickMaterial, CGRect(x: 0, y: 0, width: 200, height: 200))
    let vibrant = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: blur, style: .label))
    vibrant.frame = view.bounds
    view.contentView.addSubview(vibrant)
    let dot = UIView(frame: CGRect(x: 90, y: 90, width: 20, height: 20))
    dot.backgroundColor = .green
    vibrant.contentView.addSubview(dot)

    // `label` is opaque black in the light appearance, and white in the dark one.
    #expect(drawnWindow()[100, 100] == 0xFF00_0000)
    window.overrideUserInterfaceStyle = .dark
    #expect(drawnWindow()[100, 100] == 0xFFFF_FFFF)
  }

  @Test("A change of the effect in an animation block blurs gradually")
  func animation() {
    withHeldClock { clock in
      let view = UIVisualEffectView(effect: nil)
      view.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
      window.addSubview(view)
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.effect = UIBlurEffect(style: .systemThickMaterialLight)
      }
      #expect(contrast(of: presentedWindow(), y: 100, columns: 50..<150) == 255)
      let grays = (1...4).map { _ in
        clock.advance(by: 0.25)
        let picture = presentedWindow()
        #expect(contrast(of: picture, y: 100, columns: 50..<150) <= 4)
        return gray(of: picture, 100, 100)
      }
      // The mean of the stripes is 127.5; the light tint is added gradually.
      #expect(zip(grays, grays.dropFirst()).allSatisfy { $0 + 10 < $1 })
    }
  }

  @Test("Effects of the same style are equal")
  func equality() {
    #expect(UIBlurEffect(style: .dark) == UIBlurEffect(style: .dark))
    #expect(UIBlurEffect(style: .dark) != UIBlurEffect(style: .light))
  }

  #if os(Linux) || os(macOS)  // Exit tests need processes.
    @Test("A subview of the view itself raises Apple's exception")
    func subview() async throws {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        @MainActor in
        UIVisualEffectView(effect: nil).addSubview(UILabel())
      }
      let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
      #expect(text.contains("has been added as a subview to <UIVisualEffectView"))
      #expect(
        text.contains(
          """
          Do not add subviews directly to the visual effect view itself, instead add them to the \
          -contentView.
          """))
    }
  #endif

  @Test(
    "Materials and vibrant labels on a colorful background match their golden pictures",
    arguments: [UIUserInterfaceStyle.light, .dark])
  func golden(style: UIUserInterfaceStyle) {
    let screen = MaterialScreen()
    screen.overrideUserInterfaceStyle = style
    screen.isHidden = false
    screen.layoutIfNeeded()
    let image = screen.layer.image(scale: 2)
    expectImage(image, named: style == .dark ? "materials_dark" : "materials_light")
  }
}

extension UIVisualEffectViewTests {
  private func add(_ style: UIBlurEffect.Style, _ frame: CGRect) -> UIVisualEffectView {
    let view = UIVisualEffectView(effect: UIBlurEffect(style: style))
    view.frame = frame
    window.addSubview(view)
    return view
  }

  private func drawnWindow() -> PictureReader {
    window.layoutIfNeeded()
    return image { [window] in window.layer.render(in: $0.cgContext) }
  }

  private func presentedWindow() -> PictureReader {
    image { [window] _ in
      window.drawHierarchy(in: window.bounds, afterScreenUpdates: true)
    }
  }

  private func image(_ draw: (UIGraphicsImageRendererContext) -> Void) -> PictureReader {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return PictureReader(
      UIGraphicsImageRenderer(bounds: window.bounds, format: format).image(actions: draw))
  }

  /// The green component of a pixel.
  private func gray(of picture: PictureReader, _ x: Int, _ y: Int) -> Int {
    Int(picture[x, y] >> 8 & 255)
  }

  /// The largest difference between neighboring pixels of a row.
  private func contrast(of picture: PictureReader, y: Int, columns: Range<Int>) -> Int {
    let grays = columns.map { gray(of: picture, $0, y) }
    return zip(grays, grays.dropFirst()).map { abs($0 - $1) }.max() ?? 0
  }
}

/// Circles behind rows of materials, each with a label and vibrant labels.
private final class MaterialScreen: UIWindow {
  private static let rows: [(name: String, style: UIBlurEffect.Style)] = [
    ("Ultra thin", .systemUltraThinMaterial), ("Thin", .systemThinMaterial),
    ("Regular", .systemMaterial), ("Thick", .systemThickMaterial),
    ("Chrome", .systemChromeMaterial), ("Light", .light), ("Dark", .dark),
  ]

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 240, height: 320))
    backgroundColor = .systemBackground
    let colors: [UIColor] = [.systemRed, .systemBlue, .systemGreen, .systemOrange, .systemPurple]
    for index in 0..<20 {
      let circle = UIView(
        frame: CGRect(x: index % 4 * 62, y: index / 4 * 64, width: 54, height: 54))
      circle.backgroundColor = colors[index % colors.count]
      circle.layer.cornerRadius = 27
      addSubview(circle)
    }
    for (index, row) in Self.rows.enumerated() { addPanel(row.name, row.style, y: 8 + 44 * index) }
  }

  required init?(coder: NSCoder) { nil }

  private func addPanel(_ name: String, _ style: UIBlurEffect.Style, y: Int) {
    let blur = UIBlurEffect(style: style)
    let panel = UIVisualEffectView(effect: blur)
    panel.frame = CGRect(x: 12, y: y, width: 216, height: 36)
    panel.layer.cornerRadius = 10
    panel.clipsToBounds = true
    let label = UILabel(frame: CGRect(x: 10, y: 0, width: 90, height: 36))
    label.text = name
    panel.contentView.addSubview(label)
    let styles: [UIVibrancyEffectStyle] = [.label, .secondaryLabel, .tertiaryLabel]
    for (index, style) in styles.enumerated() {
      let vibrant = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: blur, style: style))
      vibrant.frame = CGRect(x: 110 + 34 * index, y: 0, width: 34, height: 36)
      let label = UILabel(frame: vibrant.bounds)
      label.text = "Aa"
      vibrant.contentView.addSubview(label)
      panel.contentView.addSubview(vibrant)
    }
    addSubview(panel)
  }
}
