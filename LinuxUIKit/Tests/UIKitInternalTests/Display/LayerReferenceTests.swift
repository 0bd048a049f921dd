import SeededNumbers
import TestSupport
import Testing
import UIKit

/// References of layers to their superlayers and delegates, which are not retained.
@MainActor @Suite("What layers refer to") struct LayerReferenceTests {
  @Test("A layer that outlives its superlayer has none")
  func superlayer() {
    let child = CALayer()
    let isInside = addToTemporaryLayer(child)
    #expect(isInside)
    #expect(child.superlayer == nil)
    let other = CALayer()
    other.addSublayer(child)
    #expect(child.superlayer === other)
  }

  private func addToTemporaryLayer(_ child: CALayer) -> Bool {
    let parent = CALayer()
    parent.addSublayer(child)
    return child.superlayer === parent
  }

  @Test("A layer that outlives its view has no delegate")
  func layerOfView() {
    let layer = layerOfTemporaryView()
    #expect(layer.delegate == nil)
    layer.bounds.size = CGSize(width: 2, height: 1)
    #expect(picture(of: layer) == [0, 0])
  }

  private func layerOfTemporaryView() -> CALayer {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
    view.backgroundColor = .red
    #expect(view.layer.delegate === view)
    return view.layer
  }

  @Test("A layer doesn't retain a view that isn't its own, and has no delegate after its release")
  func assignedView() {
    let layer = CALayer()
    assignTemporaryView(to: layer)
    #expect(layer.delegate == nil)
    layer.bounds.size = CGSize(width: 2, height: 1)
    #expect(picture(of: layer) == [0, 0])
  }

  private func assignTemporaryView(to layer: CALayer) {
    let view = UIView()
    layer.delegate = view
    #expect(layer.delegate === view)
  }

  @Test("The layer that a subclass returns for its view's has no delegate after the view's release")
  func returnedLayer() {
    let layer = CALayer()
    returnFromTemporaryView(layer)
    #expect(layer.delegate == nil)
  }

  private func returnFromTemporaryView(_ layer: CALayer) {
    let view = LayerReturningView(layer)
    #expect(layer.delegate === view)
  }

  private func picture(of layer: CALayer) -> [UInt32] {
    let reader = PictureReader(layer.image())
    return [reader[0, 0], reader[1, 0]]
  }

  @Test("The superlayer of each layer is the living one that was given it last")
  func randomTrees() {
    for seed in PropertyRuns.seeds(full: 3_000) {
      var forest = LayerForest(seed: seed)
      for _ in 0..<40 {
        forest.perform()
        if let mistake = forest.mistake {
          Issue.record("\(mistake), seed \(seed)")
          return
        }
      }
    }
  }
}

/// A view that has another layer than its own.
private final class LayerReturningView: UIView {
  private let other: CALayer
  override var layer: CALayer { other }

  init(_ other: CALayer) {
    self.other = other
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }
}

/// Layers that are added, removed and released at random, beside the numbers of their superlayers.
@MainActor private struct LayerForest {
  private static let count = 8
  private var random: SeededGenerator
  /// The layers to which the test refers.
  private var layers: [CALayer?] = []
  private var places: [Place]

  private struct Place {
    weak var layer: CALayer?
    var parent: Int?
    var isReferenced = true
  }

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    let created = (0..<Self.count).map { _ in CALayer() }
    places = created.map { Place(layer: $0) }
    layers = created
  }

  /// Adds a layer to another one, removes it, or releases it.
  mutating func perform() {
    let number = Int.random(in: 0..<Self.count, using: &random)
    guard let layer = layers[number] else { return }
    switch Int.random(in: 0..<6, using: &random) {
    case 0:
      layers[number] = nil
      places[number].isReferenced = false
    case 1:
      layer.removeFromSuperlayer()
      places[number].parent = nil
    default:
      let target = Int.random(in: 0..<Self.count, using: &random)
      guard let parent = layers[target], !isInside(target, number) else { return }
      parent.addSublayer(layer)
      places[number].parent = target
    }
  }

  /// The first difference from the numbers; `nil` if there is none.
  var mistake: String? {
    for number in places.indices {
      let place = places[number]
      guard (place.layer != nil) == isAlive(number) else { return "Layer \(number) lives wrongly" }
      guard let layer = place.layer else { continue }
      let parent = place.parent.flatMap { isAlive($0) ? places[$0].layer : nil }
      guard layer.superlayer === parent else { return "Layer \(number) has another superlayer" }
    }
    return nil
  }

  /// Returns whether a layer is another one or inside it.
  private func isInside(_ number: Int, _ other: Int) -> Bool {
    number == other || places[number].parent.map { isInside($0, other) } ?? false
  }

  /// Returns whether the test or a living superlayer retains a layer.
  private func isAlive(_ number: Int) -> Bool {
    places[number].isReferenced || places[number].parent.map(isAlive) ?? false
  }
}
