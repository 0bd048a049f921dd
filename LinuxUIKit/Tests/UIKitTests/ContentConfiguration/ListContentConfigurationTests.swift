import Testing
import UIKit

/// Tests list content configurations against the classic columns of uikit.md, 3.4.2 and 3.4.3.
@Suite("List content configurations") @MainActor struct ListContentConfigurationTests {
  private func state(_ change: (inout UICellConfigurationState) -> Void) -> UICellConfigurationState
  {
    var state = UICellConfigurationState(
      traitCollection: UITraitCollection(preferredContentSizeCategory: .large))
    change(&state)
    return state
  }

  @Test("Rows have their margins and spacing")
  func cells() {
    for content in [UIListContentConfiguration.cell(), .subtitleCell(), .valueCell()] {
      #expect(
        content.directionalLayoutMargins
          == NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 8))
      #expect(content.axesPreservingSuperviewLayoutMargins == .horizontal)
      #expect(content.imageToTextPadding == 16)
      #expect(content.textToSecondaryTextVerticalPadding == 3)
      #expect(content.textProperties.font == .preferredFont(forTextStyle: .body))
      #expect(content.textProperties.color == .label)
      #expect(content.textProperties.numberOfLines == 0)
      #expect(content.secondaryTextProperties.color == .secondaryLabel)
    }
  }

  @Test("Only a value cell places its texts side by side, in one size")
  func valueCell() {
    let value = UIListContentConfiguration.valueCell()
    let subtitle = UIListContentConfiguration.subtitleCell()
    #expect(value.prefersSideBySideTextAndSecondaryText)
    #expect(!subtitle.prefersSideBySideTextAndSecondaryText)
    #expect(value.secondaryTextProperties.font == .preferredFont(forTextStyle: .body))
    #expect(subtitle.secondaryTextProperties.font == .preferredFont(forTextStyle: .subheadline))
  }

  @Test("A grouped header has small uppercase text")
  func groupedHeader() {
    let header = UIListContentConfiguration.groupedHeader()
    #expect(
      header.directionalLayoutMargins
        == NSDirectionalEdgeInsets(top: 17, leading: 8, bottom: 6, trailing: 8))
    #expect(header.textProperties.transform == .uppercase)
    #expect(header.textProperties.font == .preferredFont(forTextStyle: .footnote))
    #expect(header.textProperties.color == .secondaryLabel)
  }

  @available(iOS 18, macCatalyst 18, tvOS 18, visionOS 2, *)
  @Test("A header adapts its metrics to its list; values that are set stay")
  func followingHeader() {
    func state(_ environment: UIListEnvironment) -> UICellConfigurationState {
      UICellConfigurationState(
        traitCollection: UITraitCollection { $0.listEnvironment = environment })
    }
    let header = UIListContentConfiguration.header()
    let grouped = header.updated(for: state(.insetGrouped))
    #expect(grouped.directionalLayoutMargins == .init(top: 17, leading: 8, bottom: 6, trailing: 8))
    #expect(grouped.textProperties.transform == .uppercase)
    #expect(grouped.textProperties.font.pointSize == 13)
    let plain = grouped.updated(for: state(.plain))
    #expect(plain.textProperties.transform == .none)
    #expect(plain.textProperties.font.pointSize == 17)
    var own = header
    own.directionalLayoutMargins = .zero
    #expect(own.updated(for: state(.grouped)).directionalLayoutMargins == .zero)
    let footer = UIListContentConfiguration.footer().updated(for: state(.grouped))
    #expect(footer.textProperties.font.pointSize == 13)
  }

  @Test("Setting text clears attributed text, and vice versa")
  func texts() {
    var content = UIListContentConfiguration.cell()
    content.text = "a"
    content.attributedText = NSAttributedString(string: "b")
    #expect(content.text == nil)
    content.text = "c"
    #expect(content.attributedText == nil)
    content.secondaryText = "d"
    content.secondaryAttributedText = NSAttributedString(string: "e")
    #expect(content.secondaryText == nil)
  }

  @Test("A disabled row is dimmed, unless it is swiped")
  func disabled() {
    let content = UIListContentConfiguration.cell()
    let disabled = content.updated(for: state { $0.isDisabled = true })
    #expect(disabled.textProperties.color == .tertiaryLabel)
    #expect(disabled.secondaryTextProperties.color == .quaternaryLabel)
    #expect(disabled.imageProperties.tintColor == .tertiaryLabel)
    let swiped = state {
      $0.isDisabled = true
      $0.isSwiped = true
    }
    #expect(content.updated(for: swiped).textProperties.color == .label)
    #expect(disabled.updated(for: state { _ in }).textProperties.color == .label)
  }

  @Test("Values set by the app stay in every state")
  func ownValues() {
    var content = UIListContentConfiguration.cell()
    content.textProperties.color = .systemRed
    content.textProperties.font = .systemFont(ofSize: 30)
    content.imageProperties.tintColor = .systemGreen

    let disabled = content.updated(for: state { $0.isDisabled = true })

    #expect(disabled.textProperties.color == .systemRed)
    #expect(disabled.textProperties.font == .systemFont(ofSize: 30))
    #expect(disabled.imageProperties.tintColor == .systemGreen)
    #expect(disabled.secondaryTextProperties.color == .quaternaryLabel)
  }

  @Test("A selected sidebar row is bolder, and a highlighted one is dimmed")
  func sidebar() {
    let content = UIListContentConfiguration.sidebarCell()
    let selected = content.updated(for: state { $0.isSelected = true })
    #expect(selected.textProperties.font != content.textProperties.font)
    let pressed = content.updated(for: state { $0.isHighlighted = true })
    let light = UITraitCollection(userInterfaceStyle: .light)
    // Black at 30 per cent.
    #expect(
      pressed.textProperties.color.resolvedColor(with: light)
        == UIColor(red: 0, green: 0, blue: 0, alpha: 0.3))
  }

  @Test("A color transformer changes the color that is drawn")
  func transformer() {
    var content = UIListContentConfiguration.cell()
    content.textProperties.color = .red
    content.textProperties.colorTransformer = UIConfigurationColorTransformer { _ in .blue }
    #expect(content.textProperties.color == .red)
    #expect(content.textProperties.resolvedColor() == .blue)
  }
}
