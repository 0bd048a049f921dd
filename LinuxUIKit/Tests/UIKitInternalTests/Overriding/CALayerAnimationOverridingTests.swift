import Testing
import UIKit

/// Tests that subclasses can override what Apple declares in `CALayer`.
@MainActor struct CALayerAnimationOverridingTests {
  @Test("The overrides of a layer's animations are called through a reference of the superclass")
  func overrides() {
    let log = OverrideLog()
    let layer: CALayer = LoggedLayer(log: log)
    layer.add(CABasicAnimation(keyPath: "opacity"), forKey: "fade")
    #expect(layer.animationKeys() == ["fade"])
    #expect(layer.animation(forKey: "fade") != nil)
    layer.removeAnimation(forKey: "fade")
    layer.removeAllAnimations()
    layer.setValue(0.5, forKeyPath: "opacity")
    #expect((layer.value(forKeyPath: "opacity") as? NSNumber)?.doubleValue == 0.5)
    layer.actions = ["opacity": NSNull()]
    #expect(layer.model() === layer)
    #expect(layer.presentation() == nil)

    layer.beginTime = 0
    layer.duration = 1
    layer.speed = 1
    layer.timeOffset = 0
    layer.repeatCount = 1
    layer.repeatDuration = 0
    layer.autoreverses = false
    layer.fillMode = .removed
    #expect(layer.convertTime(3, from: nil) == layer.convertTime(3, to: nil))

    #expect(
      log.names == [
        "actions", "add(_:forKey:)", "animation(forKey:)", "animationKeys()", "autoreverses",
        "beginTime", "convertTime(_:from:)", "convertTime(_:to:)", "duration", "fillMode",
        "model()",
        "presentation()", "removeAllAnimations()", "removeAnimation(forKey:)", "repeatCount",
        "repeatDuration", "setValue(_:forKeyPath:)", "speed", "timeOffset", "value(forKeyPath:)",
      ])
  }
}

/// A `CALayer` that records the calls of its overrides.
private final class LoggedLayer: CALayer {
  private let log: OverrideLog

  init(log: OverrideLog) {
    self.log = log
    super.init()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func add(_ anim: CAAnimation, forKey key: String?) {
    log.record()
    super.add(anim, forKey: key)
  }

  override func removeAnimation(forKey key: String) {
    log.record()
    super.removeAnimation(forKey: key)
  }

  override func animationKeys() -> [String]? {
    log.record()
    return super.animationKeys()
  }

  override func animation(forKey key: String) -> CAAnimation? {
    log.record()
    return super.animation(forKey: key)
  }

  override func value(forKeyPath keyPath: String) -> Any? {
    log.record()
    return super.value(forKeyPath: keyPath)
  }

  override func setValue(_ value: Any?, forKeyPath keyPath: String) {
    log.record()
    super.setValue(value, forKeyPath: keyPath)
  }

  override var actions: [String: any CAAction]? {
    get {
      log.record()
      return super.actions
    }
    set {
      log.record()
      super.actions = newValue
    }
  }

  override func removeAllAnimations() {
    log.record()
    super.removeAllAnimations()
  }

  override func presentation() -> Self? {
    log.record()
    return super.presentation()
  }

  override func model() -> Self {
    log.record()
    return super.model()
  }

  override var beginTime: CFTimeInterval {
    get {
      log.record()
      return super.beginTime
    }
    set {
      log.record()
      super.beginTime = newValue
    }
  }

  override var duration: CFTimeInterval {
    get {
      log.record()
      return super.duration
    }
    set {
      log.record()
      super.duration = newValue
    }
  }

  override var speed: Float {
    get {
      log.record()
      return super.speed
    }
    set {
      log.record()
      super.speed = newValue
    }
  }

  override var timeOffset: CFTimeInterval {
    get {
      log.record()
      return super.timeOffset
    }
    set {
      log.record()
      super.timeOffset = newValue
    }
  }

  override var repeatCount: Float {
    get {
      log.record()
      return super.repeatCount
    }
    set {
      log.record()
      super.repeatCount = newValue
    }
  }

  override var repeatDuration: CFTimeInterval {
    get {
      log.record()
      return super.repeatDuration
    }
    set {
      log.record()
      super.repeatDuration = newValue
    }
  }

  override var autoreverses: Bool {
    get {
      log.record()
      return super.autoreverses
    }
    set {
      log.record()
      super.autoreverses = newValue
    }
  }

  override var fillMode: CAMediaTimingFillMode {
    get {
      log.record()
      return super.fillMode
    }
    set {
      log.record()
      super.fillMode = newValue
    }
  }

  override func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    log.record()
    return super.convertTime(t, from: l)
  }

  override func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    log.record()
    return super.convertTime(t, to: l)
  }
}
