import TestSupport
import Testing
import UIKit

@MainActor @Suite("Emitter layers") struct CAEmitterLayerTests {
  private let canvas = LayerCanvas()
  private let emitter = CAEmitterLayer()
  private let cell = CAEmitterCell()

  init() {
    canvas.add(emitter, frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    emitter.emitterPosition = CGPoint(x: 2, y: 10)
    cell.contents = LayerCanvas.stripes([.red, .red], height: 2)
    cell.birthRate = 1
    cell.lifetime = 10
    cell.velocity = 4
    emitter.emitterCells = [cell]
  }

  /// The columns in which a particle is drawn at full opacity in the row of the emitter.
  private var columns: [Int] {
    let pixels = canvas.pixels
    return (0..<20).filter { pixels.alpha($0, 10) == 255 }
  }

  @Test("Particles are born one after another, and move with their velocity")
  func motion() {
    withHeldClock { clock in
      emitter.beginTime = CACurrentMediaTime()
      clock.advance(by: 2)
      // Particles of 2 by 2 points at 2 + 4 * 2, 2 + 4 * 1 and 2.
      #expect(columns == [1, 2, 5, 6, 9, 10])
      clock.advance(by: 0.5)
      #expect(columns == [3, 4, 7, 8, 11, 12])
    }
  }

  @Test("A particle disappears at the end of its lifetime")
  func lifetime() {
    withHeldClock { clock in
      cell.lifetime = 1.5
      emitter.beginTime = CACurrentMediaTime()
      clock.advance(by: 2.25)
      // Born at 1 and 2; that of 0 has ended at 1.5.
      #expect(columns == [2, 3, 6, 7])
      emitter.lifetime = 0
      #expect(columns == [])
    }
  }

  @Test("Acceleration, scale and colors change with the age")
  func changes() {
    withHeldClock { clock in
      cell.birthRate = 0.1
      (cell.velocity, cell.xAcceleration) = (0, 2)
      cell.scaleSpeed = 1
      cell.contents = LayerCanvas.stripes([.white, .white], height: 2)
      cell.color = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
      cell.blueSpeed = -0.25
      emitter.beginTime = CACurrentMediaTime()
      clock.advance(by: 2)
      // 2 + 2 * 2 * 2 / 2 = 6 at the scale 1 + 2 = 3: from 3 to 9.
      let pixels = canvas.pixels
      #expect(pixels.inkBounds == CGRect(x: 3, y: 7, width: 6, height: 6))
      #expect(pixels[6, 10] >> 8 == 0xFFFFFF)
      #expect((126...129).contains(pixels[6, 10] & 0xFF))
    }
  }

  @Test("Random values depend on the seed only, and stay in their range")
  func randomness() {
    withHeldClock { clock in
      (cell.birthRate, cell.lifetime, cell.velocity) = (40, 1, 0)
      emitter.emitterPosition = CGPoint(x: 10, y: 10)
      emitter.emitterSize = CGSize(width: 12, height: 6)
      emitter.emitterShape = .rectangle
      emitter.beginTime = CACurrentMediaTime()
      clock.advance(by: 1)
      let first = canvas.root.layer.image().pngData()
      #expect(first == canvas.root.layer.image().pngData())
      // The rectangle from (4, 7) to (16, 13), and half of a particle around it.
      let ink = canvas.pixels.inkBounds
      #expect(CGRect(x: 3, y: 6, width: 14, height: 8).contains(ink))
      #expect(ink.width > 10 && ink.height > 5)
      emitter.seed = 7
      #expect(first != canvas.root.layer.image().pngData())
    }
  }

  @Test("Without cells, images or a birth rate nothing is drawn")
  func nothing() {
    withHeldClock { clock in
      emitter.beginTime = CACurrentMediaTime()
      clock.advance(by: 1)
      cell.isEnabled = false
      #expect(canvas.pixels.inkBounds.isNull)
      cell.isEnabled = true
      cell.birthRate = 0
      #expect(canvas.pixels.inkBounds.isNull)
      (cell.birthRate, cell.contents) = (1, nil)
      #expect(canvas.pixels.inkBounds.isNull)
    }
  }

  @Test("Confetti matches its golden picture")
  func picture() {
    withHeldClock { clock in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 160, height: 120))
      view.backgroundColor = .white
      emitter.frame = view.bounds
      emitter.emitterPosition = CGPoint(x: 80, y: 0)
      emitter.emitterSize = CGSize(width: 160, height: 0)
      emitter.emitterShape = .line
      emitter.emitterCells = [UIColor.systemRed, .systemBlue, .systemGreen].map { color in
        let cell = CAEmitterCell()
        cell.contents = LayerCanvas.stripes(Array(repeating: .white, count: 8), height: 5)
        cell.color = color.cgColor
        (cell.birthRate, cell.lifetime, cell.alphaSpeed) = (12, 3, -0.2)
        (cell.velocity, cell.velocityRange, cell.yAcceleration) = (20, 10, 20)
        (cell.emissionLongitude, cell.emissionRange) = (.pi / 2, 0.8)
        (cell.spin, cell.spinRange, cell.scaleRange) = (2, 6, 0.5)
        return cell
      }
      view.layer.addSublayer(emitter)
      emitter.beginTime = CACurrentMediaTime()
      clock.advance(by: 3)
      let image = view.layer.image(scale: 2)
      expectImage(image, named: "confetti")
    }
  }
}
