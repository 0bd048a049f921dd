import TestSupport
import Testing
import UIKit

/// Layers, animations and transactions, which belong to no actor.
///
/// The functions of the tests are not isolated, so that they compile only if the declarations aren't.
/// The main actor waits for them, as a display notices changes on all threads.
@MainActor @Suite("Layers off the main actor") struct LayerIsolationTests {
  @Test("A layer tree is built, changed and read off the main actor")
  func tree() {
    let (positions, counts) = offMainActor {
      let (root, child) = (CALayer(), CAShapeLayer())
      root.frame = CGRect(x: 10, y: 20, width: 200, height: 100)
      child.frame = CGRect(x: 30, y: 40, width: 50, height: 60)
      child.path = CGPath(rect: child.bounds, transform: nil)
      root.addSublayer(child)
      root.insertSublayer(CAGradientLayer(), at: 0)
      let before = root.sublayers?.count
      child.removeFromSuperlayer()
      root.addSublayer(child)
      root.sublayers?.first?.removeFromSuperlayer()
      return (
        [child.position, child.convert(CGPoint(x: 1, y: 2), to: root)],
        [before, root.sublayers?.count]
      )
    }
    // The anchor point of 0.5 puts the position into the center: 30 + 50 / 2 and 40 + 60 / 2.
    #expect(positions == [CGPoint(x: 55, y: 70), CGPoint(x: 31, y: 42)])
    #expect(counts == [2, 1])
  }

  @Test("A layer is drawn off the main actor")
  func drawing() {
    let pixels = offMainActor {
      let (root, child) = (CALayer(), CALayer())
      root.frame = CGRect(x: 0, y: 0, width: 2, height: 1)
      root.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
      child.frame = CGRect(x: 1, y: 0, width: 1, height: 1)
      child.backgroundColor = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
      root.addSublayer(child)
      let picture = PictureReader(root.image())
      return [picture[0, 0], picture[1, 0]]
    }
    #expect(pixels == [0xFFFF_0000, 0xFF00_00FF])
  }

  @Test("A text layer is drawn off the main actor as on it")
  func text() {
    let draw: @Sendable () -> [UInt32] = {
      let layer = CATextLayer()
      layer.string = "12 km"
      layer.fontSize = 10
      layer.foregroundColor = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
      layer.frame = CGRect(x: 0, y: 0, width: 40, height: 14)
      let picture = PictureReader(layer.image())
      return (0..<40).map { picture[$0, 7] }
    }
    let drawn = offMainActor(draw)
    #expect(drawn == draw())
    #expect(Set(drawn).count > 1)
  }

  @Test("Animations are configured, added and removed off the main actor")
  func animations() {
    let (keys, durations, events) = offMainActor {
      let (layer, log) = (CALayer(), AnimationLog())
      let fade = CABasicAnimation(keyPath: "opacity")
      (fade.fromValue, fade.toValue, fade.duration) = (0, 1, 2)
      fade.timingFunction = CAMediaTimingFunction(name: .easeOut)
      fade.delegate = log
      let group = CAAnimationGroup()
      group.animations = [fade, CASpringAnimation(keyPath: "position.x")]
      layer.add(fade, forKey: "fade")
      layer.add(group, forKey: "group")
      let keys = layer.animationKeys()
      let duration = layer.animation(forKey: "fade")?.duration
      layer.removeAllAnimations()
      return ([keys, layer.animationKeys()], [duration], log.events)
    }
    #expect(keys == [["fade", "group"], nil])
    #expect(durations == [2])
    #expect(events == ["stop false"])
  }

  @Test("Delegates are asked for actions off the main actor")
  func actions() {
    let answers = offMainActor {
      let (layer, delegate) = (CALayer(), NoActions())
      layer.delegate = delegate
      let isDisabled = layer.action(forKey: "opacity") == nil
      layer.delegate = nil
      return [isDisabled, layer.action(forKey: "opacity") is CABasicAnimation]
    }
    #expect(answers == [true, true])
  }

  @Test("A transaction belongs to the thread that begins it")
  func transactions() {
    CATransaction.begin()
    CATransaction.setAnimationDuration(3)
    let (durations, disables, completions) = offMainActor {
      var (durations, completions) = ([CATransaction.animationDuration()], 0)
      CATransaction.begin()
      CATransaction.setAnimationDuration(2)
      CATransaction.setDisableActions(true)
      CATransaction.setCompletionBlock { completions += 1 }
      durations.append(CATransaction.animationDuration())
      CATransaction.begin()
      let disables = CATransaction.disableActions()
      CATransaction.commit()
      let before = completions
      CATransaction.commit()
      durations.append(CATransaction.animationDuration())
      return (durations, [disables, CATransaction.disableActions()], [before, completions])
    }
    // 0.25 s is the default, outside of transactions.
    #expect(durations == [0.25, 2, 0.25])
    #expect(disables == [true, false])
    #expect(completions == [0, 1])
    #expect(CATransaction.animationDuration() == 3)
    CATransaction.commit()
  }

  @Test("Lists, texts, focus effects and contents are described off the main actor")
  func descriptions() {
    let (header, padding, title, hasContainer) = offMainActor {
      var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
      list.headerMode = .supplementary
      let container = NSTextContainer()
      container.lineFragmentPadding = 3
      let state = UICellConfigurationState(traitCollection: UITraitCollection())
      let content: any UIContentConfiguration = Badge(title: "7")
      let halo = UIFocusHaloEffect(rect: CGRect(x: 0, y: 0, width: 1, height: 1))
      return (
        list.headerMode, container.lineFragmentPadding,
        (content.updated(for: state) as? Badge)?.title, halo.containerView != nil
      )
    }
    #expect(header == .supplementary)
    #expect(padding == 3)
    #expect(title == "7")
    #expect(!hasContainer)
  }

  /// Returns what a function returns on another thread.
  private func offMainActor<Result: Sendable>(_ body: @escaping @Sendable () -> Result) -> Result {
    let (outcome, done) = (Outcome<Result>(), DispatchSemaphore(value: 0))
    Thread.detachNewThread {
      outcome.value = body()
      done.signal()
    }
    done.wait()
    guard let value = outcome.value else { preconditionFailure("The thread has signaled.") }
    return value
  }

  /// A value that one thread sets before the other reads it.
  // Unchecked because a semaphore is between the two.
  private final class Outcome<Value>: @unchecked Sendable {
    var value: Value?
  }
}

/// A configuration as apps write it: only its view belongs to the main actor.
private struct Badge: UIContentConfiguration {
  let title: String

  func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: .cell())
  }

  func updated(for state: any UIConfigurationState) -> Badge { self }
}

/// A delegate that records its calls.
private final class AnimationLog: NSObject, CAAnimationDelegate {
  private(set) var events: [String] = []

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    events.append("stop \(flag)")
  }
}

/// A delegate that disables all animations of changes.
private final class NoActions: NSObject, CALayerDelegate {
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { NSNull() }
}
