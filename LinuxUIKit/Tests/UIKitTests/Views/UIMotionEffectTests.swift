import SeededNumbers
import Testing
import UIKit

@MainActor @Suite("Motion effects") struct UIMotionEffectTests {
  private func effect(
    _ minimum: Any?, _ maximum: Any?,
    _ type: UIInterpolatingMotionEffect.EffectType = .tiltAlongHorizontalAxis
  ) -> UIInterpolatingMotionEffect {
    let effect = UIInterpolatingMotionEffect(keyPath: "center", type: type)
    (effect.minimumRelativeValue, effect.maximumRelativeValue) = (minimum, maximum)
    return effect
  }

  private func value(of effect: UIMotionEffect, at horizontal: CGFloat, _ vertical: CGFloat = 0)
    -> Any?
  {
    effect.keyPathsAndRelativeValues(
      forViewerOffset: UIOffset(horizontal: horizontal, vertical: vertical))?["center"]
  }

  @Test(
    "A number is interpolated between its minimum at -1 and its maximum at 1",
    arguments: [(-1, -10), (-0.5, -2.5), (0, 5), (0.5, 12.5), (1, 20), (3, 20), (-7, -10)])
  func numbers(offset: CGFloat, expected: Double) {
    for numbers in [(-10, 20), (-10.0, 20.0), (NSNumber(value: -10), 20)] as [(Any, Any)] {
      let result = value(of: effect(numbers.0, numbers.1), at: offset) as? NSNumber
      #expect(result?.doubleValue == expected)
    }
    let length = value(of: effect(CGFloat(-10), CGFloat(20)), at: offset)
    #expect(length as? CGFloat == CGFloat(expected))
  }

  @Test("Each component of points, sizes and offsets is interpolated")
  func components() {
    let (zero, one) = (CGPoint.zero, CGPoint(x: 4, y: 8))
    #expect(value(of: effect(zero, one), at: 0.5) as? CGPoint == CGPoint(x: 3, y: 6))
    let objects = effect(NSValue(cgPoint: zero), NSValue(cgPoint: one))
    #expect((value(of: objects, at: 0.5) as? NSValue)?.cgPointValue == CGPoint(x: 3, y: 6))
    let size = CGSize(width: 4, height: 8)
    let sizes = effect(CGSize.zero, size)
    #expect(value(of: sizes, at: 0.5) as? CGSize == CGSize(width: 3, height: 6))
    let sizeObjects = effect(NSValue(cgSize: .zero), NSValue(cgSize: size))
    #expect(
      (value(of: sizeObjects, at: 0.5) as? NSValue)?.cgSizeValue == CGSize(width: 3, height: 6))
    let offsets = effect(UIOffset.zero, UIOffset(horizontal: 4, vertical: 8))
    #expect(
      value(of: offsets, at: 0.5) as? UIOffset == UIOffset(horizontal: 3, vertical: 6))
  }

  @Test("An effect follows its own axis")
  func axes() {
    let vertical = effect(-1.0, 1.0, .tiltAlongVerticalAxis)
    #expect(value(of: vertical, at: 1, -0.5) as? Double == -0.5)
    #expect(value(of: effect(-1.0, 1.0), at: 1, -0.5) as? Double == 1)
    #expect(vertical.type == .tiltAlongVerticalAxis && vertical.keyPath == "center")
  }

  @Test("An effect changes nothing without both values, or with values of different types")
  func missing() {
    #expect(value(of: UIMotionEffect(), at: 1) == nil)
    #expect(value(of: effect(nil, 1), at: 1) == nil)
    #expect(value(of: effect(1, nil), at: 1) == nil)
    #expect(value(of: effect(1, CGPoint.zero), at: 1) == nil)
    #expect(value(of: effect("a", "b"), at: 1) == nil)
    #expect(value(of: effect(NSValue(cgRect: .zero), NSValue(cgRect: .zero)), at: 1) == nil)
  }

  @Test("A group has the values of its effects, and the sum for a key path of several")
  func groups() {
    let group = UIMotionEffectGroup()
    #expect(group.motionEffects == nil)
    #expect(group.keyPathsAndRelativeValues(forViewerOffset: .zero) == nil)
    let alpha = UIInterpolatingMotionEffect(keyPath: "alpha", type: .tiltAlongVerticalAxis)
    (alpha.minimumRelativeValue, alpha.maximumRelativeValue) = (-0.5, 0)
    group.motionEffects = [
      effect(-1.0, 1.0), alpha, effect(-10.0, 10.0, .tiltAlongVerticalAxis),
    ]
    let values = group.keyPathsAndRelativeValues(
      forViewerOffset: UIOffset(horizontal: 0.5, vertical: 1))
    #expect(values?.count == 2)
    #expect(values?["center"] as? Double == 0.5 + 10)
    #expect(values?["alpha"] as? Double == 0)
  }

  @Test("A view keeps its effects in order, each once, and stays where it is")
  func views() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    let (first, second) = (effect(0, 100), TiltEffect())
    #expect(view.motionEffects == [])
    for effect in [first, second, first] { view.addMotionEffect(effect) }
    #expect(view.motionEffects == [first, second])
    #expect(view.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
    view.removeMotionEffect(first)
    view.removeMotionEffect(first)
    #expect(view.motionEffects == [second])
    view.motionEffects = [first]
    #expect(view.motionEffects == [first])
  }

  @Test("A subclass returns changes of its own")
  func subclass() {
    let effect: UIMotionEffect = TiltEffect()
    #expect(value(of: effect, at: 0.25) as? CGFloat == 0.25 * 8)
  }

  @Test("An interpolated value is between the minimum and the maximum", arguments: 0..<20)
  func between(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    for _ in 0..<500 {
      let one = CGFloat.random(in: -50...50, using: &random)
      let two = CGFloat.random(in: -50...50, using: &random)
      let offset = CGFloat.random(in: -2...2, using: &random)
      let result = value(of: effect(one, two), at: offset) as? CGFloat ?? .nan
      #expect(
        result >= min(one, two) - 1e-9 && result <= max(one, two) + 1e-9,
        "seed \(seed): \(result) between \(one) and \(two)")
    }
  }
}

/// An effect of an app's own.
private final class TiltEffect: UIMotionEffect {
  override func keyPathsAndRelativeValues(
    forViewerOffset viewerOffset: UIOffset
  ) -> [String: Any]? {
    ["center": 8 * viewerOffset.horizontal]
  }
}
