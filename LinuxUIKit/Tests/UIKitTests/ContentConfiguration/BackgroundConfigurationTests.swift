import Testing
import UIKit

/// Tests background configurations (uikit.md, 3.4.4 and 1.4).
@Suite("Background configurations") @MainActor struct BackgroundConfigurationTests {
  private func state(_ change: (inout UICellConfigurationState) -> Void) -> UICellConfigurationState
  {
    var state = UICellConfigurationState(traitCollection: UITraitCollection())
    change(&state)
    return state
  }

  @Test("Each default background has the fill color of its list")
  func fills() {
    #expect(UIBackgroundConfiguration.clear().backgroundColor == .clear)
    #expect(UIBackgroundConfiguration.listPlainCell().backgroundColor == .systemBackground)
    #expect(
      UIBackgroundConfiguration.listGroupedCell().backgroundColor
        == .secondarySystemGroupedBackground)
    #expect(UIBackgroundConfiguration.listPlainHeaderFooter().backgroundColor == .clear)
    #expect(UIBackgroundConfiguration.listGroupedHeaderFooter().backgroundColor == .clear)
    #expect(UIBackgroundConfiguration.listSidebarCell().backgroundColor == .clear)
    #expect(UIBackgroundConfiguration.listGroupedCell().cornerRadius == 0)
  }

  @available(iOS 18, macCatalyst 18, tvOS 18, visionOS 2, *)
  @Test("The background of rows follows the kind of list; a radius that an app set stays")
  func following() {
    func state(_ environment: UIListEnvironment) -> UICellConfigurationState {
      UICellConfigurationState(
        traitCollection: UITraitCollection { $0.listEnvironment = environment })
    }
    let row = UIBackgroundConfiguration.listCell()
    #expect(
      row.updated(for: state(.grouped)).backgroundColor == .secondarySystemGroupedBackground)
    #expect(row.updated(for: state(.plain)).backgroundColor == .systemBackground)
    #expect(row.updated(for: state(.sidebar)).cornerRadius == 10)
    var own = row
    own.cornerRadius = 3
    #expect(own.updated(for: state(.sidebar)).cornerRadius == 3)
    #expect(UIBackgroundConfiguration.listHeader().backgroundColor == .clear)
    #expect(UIBackgroundConfiguration.listFooter().backgroundColor == .clear)
  }

  @Test("Rows are systemGray4 while they are selected or highlighted")
  func marked() {
    for row in [UIBackgroundConfiguration.listPlainCell(), .listGroupedCell()] {
      #expect(row.updated(for: state { $0.isSelected = true }).backgroundColor == .systemGray4)
      #expect(row.updated(for: state { $0.isHighlighted = true }).backgroundColor == .systemGray4)
      #expect(row.updated(for: state { _ in }) == row)
    }
    let clear = UIBackgroundConfiguration.clear()
    #expect(clear.updated(for: state { $0.isSelected = true }) == clear)
  }

  @Test("A fill that an app set stays in every state")
  func ownFill() {
    var row = UIBackgroundConfiguration.listPlainCell()
    row.backgroundColor = .systemYellow
    #expect(row.updated(for: state { $0.isSelected = true }).backgroundColor == .systemYellow)
  }

  @Test("Without a color the tint color is used, and a transformer applies last")
  func resolving() {
    var background = UIBackgroundConfiguration.clear()
    background.backgroundColor = nil
    background.backgroundColorTransformer = UIConfigurationColorTransformer {
      $0.withAlphaComponent(0.25)
    }

    #expect(
      background.resolvedBackgroundColor(for: .red)
        == UIColor(red: 1, green: 0, blue: 0, alpha: 0.25))
    #expect(background.resolvedStrokeColor(for: .red) == .red)
  }

  @Test("Copies are equal, and every property affects equality")
  func equality() {
    let plain = UIBackgroundConfiguration.clear()
    var other = plain
    #expect(plain == other)
    other.strokeWidth = 1
    #expect(plain != other)
    other = plain
    other.backgroundColorTransformer = .grayscale
    #expect(plain != other)
    #expect(UIConfigurationColorTransformer.grayscale(.white) != .black)
  }
}
