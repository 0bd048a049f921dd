import SeededNumbers
import Testing

@testable import QuartzCore

/// Drawing only what changed, compared with drawing everything.
@MainActor @Suite struct LayerDisplayTests {
  @Test("What is drawn again after random changes is all that changed", arguments: [false, true])
  func randomChanges(usesFractions: Bool) {
    let (trees, changes) = ((30), 12)
    var drawn = 0
    for seed in 0..<UInt64(trees) {
      let layers = RandomLayers(seed: seed, count: 14, usesFractions: usesFractions)
      let display = LayerDisplay(pixelWidth: 120, pixelHeight: 160, scale: 2)
      for step in 0..<changes {
        let differences = checkedDraw(display, [layers.root])
        #expect(differences.isEmpty, "tree \(seed), change \(step): \(differences)")
        guard differences.isEmpty else { return }
        drawn += 1
        layers.change()
      }
    }
    #expect(drawn == trees * changes)
  }
}

/// Draws layers on a display, and returns the descriptions of pixels that were left out.
@MainActor func checkedDraw(_ display: LayerDisplay, _ roots: [CALayer]) -> [String] {
  var differences: [String] = []
  let (checked, report) = (LayerDisplay.checksDrawing, LayerDisplay.reportsDifference)
  LayerDisplay.checksDrawing = true
  LayerDisplay.reportsDifference = { differences.append($0) }
  display.draw(roots)
  (LayerDisplay.checksDrawing, LayerDisplay.reportsDifference) = (checked, report)
  return differences
}
