import Testing
import UIKit

extension UIConfigurationStateCustomKey {
  fileprivate static let level = UIConfigurationStateCustomKey("level")
}

@Suite("Configuration states") @MainActor struct ConfigurationStateTests {
  private let dark = UITraitCollection(userInterfaceStyle: .dark)

  @Test("A new state has its traits, and all of its flags are false")
  func defaults() {
    let state = UICellConfigurationState(traitCollection: dark)

    #expect(state.traitCollection == dark)
    #expect(
      [
        state.isDisabled, state.isHighlighted, state.isSelected, state.isFocused, state.isPinned,
        state.isEditing, state.isExpanded, state.isSwiped, state.isReordering,
      ].allSatisfy { !$0 })
    #expect(state.cellDragState == .none && state.cellDropState == .none)
  }

  @Test("Custom values are stored by key and affect equality")
  func customValues() {
    var state = UICellConfigurationState(traitCollection: dark)
    let plain = state
    let level: Int? = 3

    state[.level] = level

    #expect(state[.level] as? Int == 3)
    #expect(state != plain)
    state[.level] = nil
    #expect(state == plain)
  }

  @Test("View and cell states agree in the properties that they share")
  func views() {
    var view = UIViewConfigurationState(traitCollection: dark)
    var cell = UICellConfigurationState(traitCollection: dark)
    view.isSelected = true
    cell.isSelected = true
    view[.level] = "x"

    #expect(view.isSelected && cell.isSelected)
    #expect(view[.level] as? String == "x")
    #expect(cell[.level] == nil)
  }

  @Test("A subclass adds custom values to a cell's state, which its update receives")
  func subclass() {
    let cell = LevelCell(frame: .zero)
    cell.layoutIfNeeded()
    #expect(cell.levels == [7])
  }
}

private final class LevelCell: UICollectionViewCell {
  var levels: [Int?] = []

  override var configurationState: UICellConfigurationState {
    var state = super.configurationState
    state[.level] = 7
    return state
  }

  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    levels.append(state[.level] as? Int)
  }
}
