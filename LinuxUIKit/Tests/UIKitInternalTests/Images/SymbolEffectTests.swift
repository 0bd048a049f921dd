import SeededNumbers
import TestSupport
import Testing

@testable import UIKit

/// The size, the position and the opacity of a symbol while effects move it.
///
/// The measures are those of `Specification/motion.md`.
@MainActor @Suite("Symbol effects", .serialized) struct SymbolEffectTests {
  private let screen = SymbolScreen()
  private var view: UIImageView { screen.view }

  // MARK: Movements

  @Test("A bounce grows to 1.2 of the size in a third of 0.6 s, and ends")
  func bounce() {
    withHeldClock { clock in
      let rest = screen.ink
      let log = EndLog()
      view.addSymbolEffect(.bounce, completion: log.handler)
      clock.advance(by: 0.2)
      #expect(abs(screen.ink.width - 1.2 * rest.width) <= 2)
      #expect(abs(screen.ink.midX - rest.midX) <= 0.5)
      #expect(log.ends.isEmpty)
      clock.advance(by: 0.39)
      #expect(log.ends.isEmpty)
      clock.advance(by: 0.01)
      #expect(log.ends == [true])
      #expect(screen.ink == rest)
      #expect(view.layer.sublayers?.isEmpty ?? true)
    }
  }

  @Test("A bounce downward shrinks to 0.8 of the size first")
  func bounceDown() {
    withHeldClock { clock in
      let rest = screen.ink
      view.addSymbolEffect(.bounce.down.byLayer)
      clock.advance(by: 0.2)
      #expect(abs(screen.ink.width - 0.8 * rest.width) <= 2)
    }
  }

  @Test("Three runs take three times as long, and twice the speed half of it")
  func repetitions() {
    withHeldClock { clock in
      let log = EndLog()
      view.addSymbolEffect(.bounce, options: .repeat(3).speed(2), completion: log.handler)
      clock.advance(by: 0.89)
      #expect(log.ends.isEmpty)
      clock.advance(by: 0.01)
      #expect(log.ends == [true])
    }
  }

  @Test("A pause follows each run of a periodic effect")
  func periodic() {
    withHeldClock { clock in
      let rest = screen.ink
      let log = EndLog()
      view.addSymbolEffect(
        .bounce, options: .repeat(.periodic(2, delay: 1)), completion: log.handler)
      // A run of 0.6 s, a pause of 1 s, and again.
      clock.advance(by: 1.1)
      #expect(abs(screen.ink.width - rest.width) <= 2)
      clock.advance(by: 0.7)
      #expect(abs(screen.ink.width - 1.2 * rest.width) <= 2)
      clock.advance(by: 1.4)
      #expect(log.ends == [true])
    }
  }

  @Test("A pulse repeats until it is removed, and ends with its current run of 1.5 s")
  func pulse() {
    withHeldClock { clock in
      let log = EndLog()
      let removal = EndLog()
      view.addSymbolEffect(.pulse, completion: log.handler)
      clock.advance(by: 0.75)
      #expect(abs(screen.opacity - 0.3) < 0.01)
      clock.advance(by: 6)
      #expect(abs(screen.opacity - 0.3) < 0.01)
      #expect(log.ends.isEmpty)

      view.removeSymbolEffect(ofType: .pulse, completion: removal.handler)
      clock.advance(by: 0.74)
      #expect(removal.ends.isEmpty)
      clock.advance(by: 0.01)
      #expect(log.ends == [true])
      #expect(removal.ends == [true])
      #expect(screen.opacity == 1)
      #expect(screen.isStill)
    }
  }

  @Test("A removal without animation ends an effect at once, and it has not finished")
  func removedAtOnce() {
    withHeldClock { clock in
      let log = EndLog()
      view.addSymbolEffect(.pulse, completion: log.handler)
      clock.advance(by: 0.75)
      view.removeSymbolEffect(ofType: .pulse, animated: false)
      #expect(log.ends == [false])
      #expect(screen.opacity == 1)
    }
  }

  @Test("A pulse that doesn't repeat ends after one run")
  func singlePulse() {
    withHeldClock { clock in
      let log = EndLog()
      view.addSymbolEffect(.pulse.wholeSymbol, options: .nonRepeating, completion: log.handler)
      clock.advance(by: 1.5)
      #expect(log.ends == [true])
      #expect(screen.isStill)
    }
  }

  @Test("An effect replaces one of its type, which has not finished, and adds to others")
  func replacement() {
    withHeldClock { clock in
      let rest = screen.ink
      let (first, second) = (EndLog(), EndLog())
      view.addSymbolEffect(.bounce, completion: first.handler)
      view.addSymbolEffect(.bounce.down, completion: second.handler)
      view.addSymbolEffect(.pulse)
      #expect(first.ends == [false])
      clock.advance(by: 0.2)
      #expect(abs(screen.ink.width - 0.8 * rest.width) <= 2)
      #expect(screen.opacity < 1)
      #expect(second.ends.isEmpty)
    }
  }

  @Test("An active layer of variable color is opaque, an inactive one dimmed or hidden")
  func variableColor() {
    withHeldClock { clock in
      view.addSymbolEffect(.variableColor.iterative)
      clock.advance(by: 0.5)
      #expect(abs(screen.opacity - 0.3) < 0.01)
      view.addSymbolEffect(.variableColor.cumulative.hideInactiveLayers)
      clock.advance(by: 0.5)
      #expect(screen.ink.isNull)
      view.addSymbolEffect(.variableColor.reversing.dimInactiveLayers)
      clock.advance(by: 1)
      #expect(screen.opacity == 1)
    }
  }

  @Test(
    "A wiggle moves 0.15 of the size at a fifth of 0.6 s",
    arguments: [
      (WiggleSymbolEffect.wiggle.left, -0.15, 0.0), (.wiggle.right, 0.15, 0),
      (.wiggle.up, 0, -0.15),
      (.wiggle.down, 0, 0.15), (.wiggle.forward, 0.15, 0), (.wiggle.backward, -0.15, 0),
      (.wiggle.custom(angle: 90), 0, 0.15),
    ])
  func wiggle(effect: WiggleSymbolEffect, x: CGFloat, y: CGFloat) {
    withHeldClock { clock in
      let rest = screen.ink
      view.addSymbolEffect(effect)
      clock.advance(by: 0.12)
      let (width, height) = (screen.symbolSize.width, screen.symbolSize.height)
      #expect(abs(screen.ink.midX - rest.midX - x * width) <= 1)
      #expect(abs(screen.ink.midY - rest.midY - y * height) <= 1)
    }
  }

  @Test("A wiggle forward moves to the left from right to left")
  func wiggleFromRightToLeft() {
    withHeldClock { clock in
      view.semanticContentAttribute = .forceRightToLeft
      let rest = screen.ink
      view.addSymbolEffect(.wiggle.forward)
      clock.advance(by: 0.12)
      #expect(screen.ink.midX < rest.midX - 1)
    }
  }

  @Test("A rotation turns by a quarter and is as before after a run of 1.8 s")
  func rotation() {
    withHeldClock { clock in
      view.image = screen.symbol("minus")
      let rest = screen.ink
      #expect(rest.width > rest.height + 2)
      view.addSymbolEffect(.rotate, options: .nonRepeating)
      // Slow at both ends, so that a half turn is at half the time.
      clock.advance(by: 0.9)
      #expect(abs(screen.ink.width - rest.width) <= 2)
      clock.advance(by: 0.9)
      #expect(screen.ink == rest)
      view.addSymbolEffect(.rotate.counterClockwise, options: .speed(0.5))
      clock.advance(by: 1)
      #expect(screen.ink.height > rest.height + 1)
    }
  }

  @Test("A breath grows to 1.12 of the size in 1.2 s, and pulses if it is to")
  func breath() {
    withHeldClock { clock in
      let rest = screen.ink
      view.addSymbolEffect(.breathe.plain)
      clock.advance(by: 1.2)
      #expect(abs(screen.ink.width - 1.12 * rest.width) <= 2)
      #expect(screen.opacity == 1)
      view.addSymbolEffect(.breathe.pulse)
      clock.advance(by: 1.2)
      #expect(abs(screen.opacity - 0.6) < 0.01)
    }
  }

  // MARK: Size and visibility

  @Test("A scaled symbol is larger in 0.3 s, stays so through layout, and returns")
  func scale() {
    withHeldClock { clock in
      let rest = screen.ink
      let log = EndLog()
      view.addSymbolEffect(.scale.up, completion: log.handler)
      // Slow at both ends: half of the way in half of the time.
      clock.advance(by: 0.15)
      #expect(abs(screen.ink.width - 1.125 * rest.width) <= 2)
      clock.advance(by: 0.15)
      #expect(log.ends == [true])
      #expect(abs(screen.ink.width - 1.25 * rest.width) <= 2)
      #expect(screen.isStill)

      view.frame = view.frame.offsetBy(dx: 5, dy: 0).insetBy(dx: -3, dy: -3)
      view.setNeedsLayout()
      screen.window.layoutIfNeeded()
      #expect(abs(screen.ink.width - 1.25 * rest.width) <= 2)
      #expect(abs(screen.ink.midX - rest.midX - 5 * screen.pixels) <= 1)

      view.addSymbolEffect(.scale.down)
      clock.advance(by: 0.3)
      #expect(abs(screen.ink.width - 0.8 * rest.width) <= 2)

      view.removeSymbolEffect(ofType: .scale)
      clock.advance(by: 0.3)
      #expect(abs(screen.ink.width - rest.width) <= 2)
      #expect(view.layer.sublayers?.isEmpty ?? true)
    }
  }

  @Test("A movement goes on through layout")
  func relayout() {
    withHeldClock { clock in
      let rest = screen.ink
      view.addSymbolEffect(.bounce)
      clock.advance(by: 0.1)
      view.frame = view.frame.insetBy(dx: -4, dy: -4)
      view.setNeedsLayout()
      screen.window.layoutIfNeeded()
      clock.advance(by: 0.1)
      #expect(abs(screen.ink.width - 1.2 * rest.width) <= 2)
    }
  }

  @Test("A change that is interrupted continues from where it is")
  func interrupted() {
    withHeldClock { clock in
      view.addSymbolEffect(.scale.up)
      clock.advance(by: 0.15)
      let before = screen.ink
      view.removeSymbolEffect(ofType: .scale)
      #expect(screen.ink == before)
      clock.advance(by: 0.3)
      #expect(screen.isStill)
    }
  }

  @Test("A symbol disappears until that effect is removed, or until it appears")
  func visibility() {
    withHeldClock { clock in
      let rest = screen.ink
      view.addSymbolEffect(.disappear)
      clock.advance(by: 0.35)
      #expect(screen.ink.isNull)

      view.removeSymbolEffect(ofType: .appear, animated: false)
      #expect(screen.ink.isNull)
      view.removeSymbolEffect(ofType: .disappear)
      clock.advance(by: 0.35)
      #expect(screen.ink == rest)

      view.addSymbolEffect(.disappear.up, animated: false)
      #expect(screen.ink.isNull)
      view.addSymbolEffect(.appear.up)
      clock.advance(by: 0.175)
      #expect(screen.opacity > 0.3 && screen.opacity < 0.7)
      clock.advance(by: 0.175)
      #expect(screen.ink == rest)
    }
  }

  @Test("The center of a scaled symbol is that of the symbol, not of the view")
  func center() {
    withHeldClock { _ in
      view.contentMode = .left
      let rest = screen.ink
      view.addSymbolEffect(.scale.down, animated: false)
      #expect(abs(screen.ink.midX - rest.midX) <= 0.5)
      #expect(screen.ink.width < rest.width)
      view.contentMode = .right
      #expect(screen.ink.midX > rest.midX + 10)
    }
  }

  @Test("A symbol that an effect draws has the tint and the image of the view")
  func content() {
    withHeldClock { _ in
      view.addSymbolEffect(.scale.down, animated: false)
      #expect(screen.color == 0xFF_00_00_00)
      view.tintColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
      #expect(screen.color == 0xFF_00_00_FF)
      view.tintColor = UIColor { $0.userInterfaceStyle == .dark ? .red : .blue }
      view.overrideUserInterfaceStyle = .dark
      screen.window.layoutIfNeeded()
      #expect(screen.color == 0xFF_FF_00_00)
      let square = screen.ink
      view.image = screen.symbol("minus")
      #expect(screen.ink.height < square.height)
      view.image = nil
      #expect(screen.ink.isNull)
    }
  }

  @Test("Effects don't move other images than symbols, and end nevertheless")
  func otherImages() {
    withHeldClock { clock in
      view.image = plainFileImage()
      let rest = screen.ink
      let log = EndLog()
      view.addSymbolEffect(.bounce, completion: log.handler)
      view.addSymbolEffect(.scale.up)
      clock.advance(by: 0.2)
      #expect(screen.ink == rest)
      clock.advance(by: 0.4)
      #expect(screen.ink == rest)
      #expect(log.ends == [true])
    }
  }

  private func plainFileImage() -> UIImage? {
    UIImage(data: plainFile(.red, width: 20, height: 20))
  }

  // MARK: Replacement

  @Test("A new symbol takes the place of the old one: the old one shrinks and fades, then it grows")
  func replace() {
    withHeldClock { clock in
      let old = screen.ink
      let new = screen.symbol("minus")
      let log = EndLog()
      view.setSymbolImage(new ?? UIImage(), contentTransition: .replace, completion: log.handler)
      #expect(view.image === new)
      #expect(abs(screen.ink.width - old.width) <= 2)
      clock.advance(by: 0.1)
      #expect(screen.ink.height < old.height)
      #expect(screen.ink.height > old.height / 2)
      #expect(log.ends.isEmpty)
      // The new one begins when half of 0.25 s are over, and takes 0.25 s.
      clock.advance(by: 0.275)
      #expect(log.ends == [true])
      #expect(view.layer.sublayers?.isEmpty ?? true)
      view.image = nil
      view.image = new
      #expect(screen.ink.height < old.height)
    }
  }

  @Test("With offUp the old symbol is gone at once, and the new one takes 0.25 s")
  func replaceOffUp() {
    withHeldClock { clock in
      let log = EndLog()
      view.setSymbolImage(
        screen.symbol("minus") ?? UIImage(), contentTransition: .replace.offUp,
        options: .speed(0.5), completion: log.handler)
      #expect(screen.ink.isNull)
      clock.advance(by: 0.49)
      #expect(log.ends.isEmpty)
      clock.advance(by: 0.01)
      #expect(log.ends == [true])
    }
  }

  @Test("With upUp the old symbol grows")
  func replaceUpUp() {
    withHeldClock { clock in
      let old = screen.ink
      view.setSymbolImage(
        screen.symbol("minus") ?? UIImage(), contentTransition: .replace.upUp)
      clock.advance(by: 0.1)
      #expect(screen.ink.height > old.height + 1)
    }
  }

  @Test("An effect continues with the new symbol")
  func replaceDuringEffect() {
    withHeldClock { clock in
      let new = screen.symbol("minus") ?? UIImage()
      view.image = new
      let rest = screen.ink
      view.image = screen.symbol("stop.fill")
      view.addSymbolEffect(.scale.up, animated: false)
      view.setSymbolImage(new, contentTransition: .automatic)
      clock.advance(by: 1)
      #expect(abs(screen.ink.width - 1.25 * rest.width) <= 2)
    }
  }

  // MARK: Surroundings

  @Test("Reduced motion stops effects, and their changes are immediate")
  func reducedMotion() {
    withHeldClock { clock in
      let rest = screen.ink
      let (bounce, pulse, scale) = (EndLog(), EndLog(), EndLog())
      view.addSymbolEffect(.bounce, completion: bounce.handler)
      view.addSymbolEffect(.pulse, completion: pulse.handler)
      clock.advance(by: 0.2)
      AccessibilityState.shared.set(.reduceMotion, isOn: true)
      defer { AccessibilityState.shared.set(.reduceMotion, isOn: false) }
      #expect(screen.ink == rest)
      #expect(screen.opacity == 1)
      #expect(bounce.ends == [false])
      clock.advance(by: 1)
      #expect(screen.opacity == 1)
      #expect(screen.isStill)

      view.addSymbolEffect(.scale.down, completion: scale.handler)
      #expect(scale.ends == [true])
      #expect(abs(screen.ink.width - 0.8 * rest.width) <= 2)
      view.addSymbolEffect(.wiggle, completion: scale.handler)
      #expect(scale.ends == [true, true])

      AccessibilityState.shared.set(.reduceMotion, isOn: false)
      clock.advance(by: 0.75)
      #expect(abs(screen.opacity - 0.3) < 0.01)
      #expect(pulse.ends.isEmpty)
    }
  }

  @Test("An effect that lasts begins when the view enters a window, and stops while it is in none")
  func windows() {
    withHeldClock { clock in
      let host = view.superview
      view.removeFromSuperview()
      let log = EndLog()
      view.addSymbolEffect(.bounce, completion: log.handler)
      #expect(log.ends == [true])
      view.addSymbolEffect(.pulse, completion: log.handler)
      clock.advance(by: 1)
      #expect(screen.isStill)
      #expect(log.ends == [true])
      host?.addSubview(view)
      clock.advance(by: 0.75)
      #expect(abs(screen.opacity - 0.3) < 0.01)
      view.removeFromSuperview()
      clock.advance(by: 0.1)
      #expect(screen.isStill)
      #expect(log.ends == [true])
    }
  }

  @Test("An image view that is released during an effect leaves no frames behind")
  func released() {
    withHeldClock { clock in
      weak var released: UIImageView?
      do {
        let other = UIImageView(image: screen.symbol("stop.fill"))
        screen.window.addSubview(other)
        other.addSymbolEffect(.rotate)
        other.removeFromSuperview()
        released = other
      }
      clock.advance(by: 0.1)
      #expect(released == nil)
    }
  }

  @Test("The context names the view")
  func sender() {
    var sender: Any?
    view.addSymbolEffect(.bounce, animated: false) { sender = $0.sender }
    view.removeAllSymbolEffects(animated: false)
    #expect(sender as? UIImageView === view)
  }

  @Test("After any effects, removing all of them leaves the symbol as it was")
  func randomEffects() {
    for seed in UInt64(1)...1_000 {
      var numbers = SeededGenerator(seed: seed)
      withHeldClock { clock in
        for _ in 0..<Int.random(in: 1...8, using: &numbers) {
          addRandomEffect(&numbers)
          clock.advance(by: Double.random(in: 0...0.8, using: &numbers), framesPerSecond: 10)
        }
        view.removeAllSymbolEffects(animated: Bool.random(using: &numbers))
        clock.advance(by: 8, framesPerSecond: 10)
        // Without a layer of the effects, the view draws the symbol as ever.
        #expect(view.layer.sublayers?.isEmpty ?? true, "seed \(seed)")
      }
    }
  }

  private func addRandomEffect(_ numbers: inout SeededGenerator) {
    let isAnimated = Bool.random(using: &numbers)
    switch Int.random(in: 0..<12, using: &numbers) {
    case 0: view.addSymbolEffect(.bounce.up)
    case 1: view.addSymbolEffect(.pulse, options: .repeat(2))
    case 2: view.addSymbolEffect(.variableColor)
    case 3: view.addSymbolEffect(.wiggle)
    case 4: view.addSymbolEffect(.rotate, options: .speed(3))
    case 5: view.addSymbolEffect(.scale.up, animated: isAnimated)
    case 6: view.addSymbolEffect(.disappear, animated: isAnimated)
    case 7: view.addSymbolEffect(.appear, animated: isAnimated)
    case 8: view.removeSymbolEffect(ofType: .variableColor, animated: isAnimated)
    case 9: view.removeSymbolEffect(ofType: .scale, animated: isAnimated)
    case 10: view.removeAllSymbolEffects(animated: isAnimated)
    default:
      view.setSymbolImage(
        screen.symbol("stop.fill") ?? UIImage(), contentTransition: .replace.upUp)
    }
  }

  @Test("The options of an effect are values")
  func options() {
    #expect(SymbolEffectOptions.repeating.speed(2) == .speed(2).repeating)
    #expect(SymbolEffectOptions.nonRepeating == .repeat(1))
    #expect(SymbolEffectOptions.repeat(-3) == .repeat(1))
    #expect(SymbolEffectOptions.speed(0) == .default)
    #expect(SymbolEffectOptions.speed(.infinity) == .default)
    #expect(SymbolEffectOptions.repeat(.continuous) != .repeat(.periodic(2)))
    #expect(SymbolEffectOptions.repeat(.periodic(2, delay: -1)) == .repeat(2))
    #expect(BounceSymbolEffect.bounce.up != .bounce.down)
    #expect(
      BounceSymbolEffect.bounce.byLayer.configuration != BounceSymbolEffect.bounce.configuration)
  }
}

/// The ends of an effect: whether it has finished.
@MainActor private final class EndLog {
  private(set) var ends: [Bool] = []

  var handler: UISymbolEffectCompletion { { [self] in ends.append($0.isFinished) } }
}

/// A window with a black symbol.
@MainActor struct SymbolScreen {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let view: UIImageView
  /// The pixels in a point of the pictures.
  let pixels: CGFloat = 2

  init() {
    view = UIImageView(image: Self.symbol("stop.fill"))
    view.frame = CGRect(x: 10, y: 10, width: 80, height: 80)
    view.contentMode = .center
    view.tintColor = .black
    window.addSubview(view)
    window.isHidden = false
    window.layoutIfNeeded()
  }

  static func symbol(_ name: String) -> UIImage? {
    UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: 30))
  }

  func symbol(_ name: String) -> UIImage? { Self.symbol(name) }

  /// The size of the symbol in pixels.
  var symbolSize: CGSize {
    let size = view.image?.size ?? .zero
    return CGSize(width: size.width * pixels, height: size.height * pixels)
  }

  /// The picture of the window as it is displayed now.
  var picture: UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = pixels
    return UIGraphicsImageRenderer(bounds: window.bounds, format: format).image { _ in
      window.drawHierarchy(in: window.bounds, afterScreenUpdates: true)
    }
  }

  /// Whether no effect is animated.
  var isStill: Bool {
    (view.layer.sublayers ?? []).allSatisfy { $0.animationKeys()?.isEmpty ?? true }
  }

  /// The rectangle of the symbol in pixels; null if it can't be seen.
  var ink: CGRect { PictureReader(picture).inkBounds }

  /// The color in the center of the symbol.
  var color: UInt32 {
    let reader = PictureReader(picture)
    let ink = reader.inkBounds
    guard !ink.isNull else { return 0 }
    return reader[Int(ink.midX), Int(ink.midY)]
  }

  /// The opacity of the symbol.
  var opacity: Double { Double(color >> 24) / 255 }
}
