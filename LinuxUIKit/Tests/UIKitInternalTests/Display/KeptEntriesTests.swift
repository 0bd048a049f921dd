import Foundation
import SeededNumbers
import Testing

@testable import QuartzCore
@testable import UIKit

/// Lists of which the entries of unchanged layers are kept, compared with lists of all layers.
@MainActor @Suite("Kept entries of display lists") struct KeptEntriesTests {
  @Test("After random changes a list with kept entries is that of a visit of all layers")
  func randomChanges() {
    var keptCount = 0
    for seed in PropertyRuns.seeds(full: 2_000, part: 1) {
      let layers = RandomLayers(seed: seed, count: 14, usesFractions: seed % 2 == 0)
      let screen = ListedScreen(root: layers.root, scale: CGFloat(seed % 3) + 1)
      for step in 0..<12 {
        let kept = screen.update()
        let difference = kept.difference(from: screen.wholeList)
        #expect(difference == nil, "seed \(seed), change \(step): \(difference ?? "")")
        guard difference == nil else { return }
        keptCount += screen.keptLayers.count
        layers.change()
      }
    }
    // One in each tree on average.
    #expect(keptCount > 2_000, "\(keptCount)")
  }

  @Test("Rows that move with a scroll view are not visited again")
  func scrolling() {
    let rows = ScrolledRows()
    let screen = ListedScreen(root: rows.root, scale: 2)
    screen.update()
    rows.scrolled.bounds.origin.y += 5

    let list = screen.update()

    // Of the rows of 20 points in 80, the fifth wasn't visible, and the first is cut now.
    #expect(screen.keptLayers == [rows.icons[1], rows.icons[2], rows.icons[3]])
    #expect(list.difference(from: screen.wholeList) == nil)
  }

  @Test("Rows that are kept a hundred times have the positions of new ones")
  func drift() {
    let rows = ScrolledRows()
    let screen = ListedScreen(root: rows.root, scale: 3)
    for step in 1...100 {
      // Thirds of a point: one pixel, but for rounding errors.
      rows.scrolled.bounds.origin.y = CGFloat(step) / 3
      let difference = screen.update().difference(from: screen.wholeList)
      #expect(difference == nil, "step \(step): \(difference ?? "")")
      #expect(step == 1 || !screen.keptLayers.isEmpty)
    }
  }

  @Test("A change of a layer lists it and those above it again, and keeps its siblings")
  func changes() {
    let rows = ScrolledRows()
    let screen = ListedScreen(root: rows.root, scale: 2)
    screen.update()
    screen.update()
    #expect(screen.keptLayers.count == 4)

    rows.icons[2].cornerRadius = 3
    let list = screen.update()

    #expect(screen.keptLayers == [rows.icons[0], rows.icons[1], rows.icons[3]])
    #expect(list.difference(from: screen.wholeList) == nil)
  }

  @Test("A change in a layer that was added since the last list lists all above it again")
  func addedLayer() {
    let rows = ScrolledRows()
    let screen = ListedScreen(root: rows.root, scale: 2)
    screen.update()
    let (outer, inner) = (CALayer(), CALayer())
    outer.frame = CGRect(x: 0, y: 0, width: 9, height: 9)
    outer.addSublayer(inner)
    rows.icons[1].addSublayer(outer)
    screen.update()
    inner.frame = CGRect(x: 2, y: 2, width: 4, height: 4)
    inner.backgroundColor = CGColor(gray: 0.5, alpha: 1)

    let list = screen.update()

    #expect(list.difference(from: screen.wholeList) == nil)
    #expect(list.entries.contains { $0.key == UInt(bitPattern: ObjectIdentifier(inner)) })
  }

  @Test("Sublayers with a transform of their superlayer are listed again")
  func sublayerTransform() {
    let rows = ScrolledRows()
    let screen = ListedScreen(root: rows.root, scale: 2)
    screen.update()
    for distance in [4.0, 8.0, 0.0] {
      rows.scrolled.sublayerTransform = CATransform3DMakeTranslation(distance, 0, 0)
      let difference = screen.update().difference(from: screen.wholeList)
      #expect(difference == nil, "\(distance): \(difference ?? "")")
    }
  }

  @Test("Layers with animations are listed at each time, and their siblings are kept")
  func animations() {
    let rows = ScrolledRows()
    let screen = ListedScreen(root: rows.root, scale: 2)
    FrameClock.shared.pause()
    defer { FrameClock.shared.resume() }
    let animation = CABasicAnimation(keyPath: "position.x")
    (animation.fromValue, animation.toValue, animation.duration) = (0, 20, 0.5)
    rows.icons[1].add(animation, forKey: "move")
    for frame in 0..<40 {
      LayerContext.current.animatedLayers.withPresentedValues {
        let difference = screen.update().difference(from: screen.wholeList)
        #expect(difference == nil, "frame \(frame): \(difference ?? "")")
      }
      FrameClock.shared.advance(by: 1 / 60)
    }
    screen.update()
    screen.update()
    #expect(screen.keptLayers.contains(rows.icons[1]))
  }
}

/// Views whose layers are kept, on a display that is compared with a drawing of everything.
@MainActor @Suite("Kept entries of views") struct KeptViewsTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 60, height: 80))
  private let display = LayerDisplay(pixelWidth: 120, pixelHeight: 160, scale: 2)

  init() {
    window.backgroundColor = .white
    window.isHidden = false
  }

  @Test("A view that fades in from transparency is drawn in each frame")
  func fadingIn() {
    let (row, icon) = (UIView(), UIView())
    row.frame = CGRect(x: 0, y: 0, width: 60, height: 20)
    icon.frame = CGRect(x: 4, y: 4, width: 12, height: 12)
    icon.backgroundColor = .red
    icon.alpha = 0
    row.addSubview(icon)
    window.addSubview(row)
    FrameClock.shared.pause()
    defer { FrameClock.shared.resume() }
    display.draw([window.layer])

    UIView.animate(withDuration: 0.5) { icon.alpha = 1 }

    for frame in 0..<29 {
      #expect(display.needsDrawing, "frame \(frame)")
      #expect(checkedDraw(display, [window.layer]).isEmpty, "frame \(frame)")
      FrameClock.shared.advance(by: 1 / 60)
    }
    FrameClock.shared.advance(by: 0.1)
    #expect(checkedDraw(display, [window.layer]).isEmpty)
  }

  @Test("Another effect of a visual effect view is drawn")
  func effects() {
    let view = UIVisualEffectView(effect: nil)
    view.frame = CGRect(x: 0, y: 0, width: 60, height: 20)
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 20))
    label.text = "Text"
    view.contentView.addSubview(label)
    window.addSubview(view)
    window.layoutIfNeeded()
    display.draw([window.layer])
    let blur = UIBlurEffect(style: .systemMaterial)
    let effects: [UIVisualEffect?] = [
      UIVibrancyEffect(blurEffect: blur, style: .label),
      UIVibrancyEffect(blurEffect: blur, style: .quaternaryLabel), blur,
      UIBlurEffect(style: .systemThickMaterialDark), nil,
    ]
    for effect in effects {
      view.effect = effect
      #expect(checkedDraw(display, [window.layer]).isEmpty, "\(String(describing: effect))")
    }
  }
}

/// Layers that are listed again and again.
@MainActor private final class ListedScreen {
  private let root: CALayer
  private let scale: CGFloat
  private var listed: ListedLayers?

  init(root: CALayer, scale: CGFloat) {
    (self.root, self.scale) = (root, scale)
  }

  /// Lists the layers, and keeps what didn't change since the last time.
  @discardableResult func update() -> DisplayList {
    let new = build(keeping: listed)
    listed = new
    return new.list
  }

  /// The list without kept entries.
  var wholeList: DisplayList {
    let records = layers.map(\.displayRecord)
    defer { for (layer, record) in zip(layers, records) { layer.displayRecord = record } }
    return build(keeping: nil).list
  }

  private func build(keeping former: ListedLayers?) -> ListedLayers {
    let (width, height) = (Int(60 * scale), Int(80 * scale))
    var builder = DisplayListBuilder(
      bounds: PixelRect(x: 0, y: 0, width: width, height: height), former: former)
    LayerRenderer.withAnimations {
      builder.append(root, CGAffineTransform(scaleX: scale, y: scale))
    }
    return builder.listed
  }

  private var layers: [CALayer] { root.layersBelow }

  /// The layers that have no record of the last list, as one above them was kept.
  var keptLayers: [CALayer] {
    layers.filter { $0.displayRecord.list != listed?.number }
  }
}

extension CALayer {
  /// The layer and all below it, masks excluded.
  fileprivate var layersBelow: [CALayer] { [self] + (sublayers ?? []).flatMap(\.layersBelow) }
}

/// Eight rows of 20 points with an icon each, in a scroll view of 60 by 80 points.
@MainActor private struct ScrolledRows {
  let root = CALayer()
  let scrolled = CALayer()
  private(set) var icons: [CALayer] = []

  init() {
    root.frame = CGRect(x: 0, y: 0, width: 60, height: 80)
    scrolled.frame = CGRect(x: 0, y: 0, width: 60, height: 80)
    scrolled.masksToBounds = true
    root.addSublayer(scrolled)
    for number in 0..<8 {
      let (row, icon) = (CALayer(), CALayer())
      row.frame = CGRect(x: 0, y: 20 * CGFloat(number), width: 60, height: 20)
      row.backgroundColor = CGColor(gray: CGFloat(number) / 10, alpha: 1)
      icon.frame = CGRect(x: 4, y: 4, width: 12, height: 12)
      icon.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
      row.addSublayer(icon)
      scrolled.addSublayer(row)
      icons.append(icon)
    }
  }
}

extension DisplayList {
  /// Returns a description of the first difference from another list; `nil` if both are the same but
  /// for rounding errors of positions.
  fileprivate func difference(from other: DisplayList) -> String? {
    guard entries.count == other.entries.count else {
      return "\(entries.count) entries instead of \(other.entries.count)"
    }
    for (entry, expected) in zip(entries, other.entries) where !entry.isSame(as: expected) {
      return "\(entry) instead of \(expected)"
    }
    guard scopes.map(\.isWhole) == other.scopes.map(\.isWhole),
      scopes.map(\.readsPixels) == other.scopes.map(\.readsPixels),
      scopes.map(\.key) == other.scopes.map(\.key)
    else { return "\(scopes) instead of \(other.scopes)" }
    guard opaqueEntries == other.opaqueEntries, backdrops == other.backdrops else {
      return "\(opaqueEntries), \(backdrops) instead of \(other.opaqueEntries), \(other.backdrops)"
    }
    return isAnimating == other.isAnimating ? nil : "animating: \(isAnimating)"
  }
}

extension DisplayEntry {
  fileprivate func isSame(as other: DisplayEntry) -> Bool {
    key == other.key && content == other.content && abs(x - other.x) < 1e-6
      && abs(y - other.y) < 1e-6 && scope == other.scope && extent == other.extent
      && color == other.color && isOpaque == other.isOpaque && frame == other.frame
      && atoms == other.atoms && reach == other.reach
  }
}
