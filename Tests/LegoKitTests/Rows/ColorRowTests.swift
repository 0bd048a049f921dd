import LegoSupport
import LegoTesting
import TestSupport
import Testing
import UIKit

@testable import LegoKit

@MainActor @Suite("Rows with colors", .enabled(if: Touch.isAvailable)) struct ColorRowTests {
  private enum Label: String, CaseIterable {
    case red, orange, yellow, green, blue, purple, gray

    var color: UIColor {
      switch self {
      case .red: .systemRed
      case .orange: .systemOrange
      case .yellow: .systemYellow
      case .green: .systemGreen
      case .blue: .systemBlue
      case .purple: .systemPurple
      case .gray: .systemGray
      }
    }
  }

  private final class LabelScreen: LegoViewController {
    @State var label = Label.red
    @State var isEnabled = true

    override var lego: Lego {
      Lego {
        Section(
          id: "label", layout: .list(.insetGrouped),
          header: TextHeader("Label").accessories(.button("Reset") {})
        ) {
          ColorRow("Color", selection: $label, options: Label.allCases) {
            ($0.rawValue.capitalized, $0.color)
          }
          .disabled(!isEnabled)
          DisclosureRow("Sound", value: "Chime") { UIViewController() }
          DisclosureRow("Advanced", isExpanded: .constant(false))
        }
        .footer(
          TextFooter(
            "Only you see the label. How colors are used is explained in the guide.",
            links: ["the guide": {}]))
      }
    }
  }

  private let controller = LabelScreen()

  private func swatch(_ name: String) throws -> UIControl {
    try #require(
      controller.view.visibleRows(UIControl.self).first { $0.accessibilityLabel == name })
  }

  @Test("A tap on a circle writes its value, and selects it alone") func choose() throws {
    let screen = Screen(controller)
    screen.settle()
    #expect(try swatch("Red").isSelected)
    try screen.tap("Green")
    #expect(controller.label == .green)
    #expect(try swatch("Green").accessibilityTraits == [.button, .selected])
    #expect(try !swatch("Red").isSelected)
    controller.label = .gray
    screen.settle()
    #expect(try swatch("Gray").isSelected && !swatch("Green").isSelected)
  }

  @Test("Six circles of 44 points are in a line") func lines() throws {
    let screen = Screen(controller)
    screen.settle()
    let (red, purple, gray) = (try swatch("Red"), try swatch("Purple"), try swatch("Gray"))
    let frames = [red, purple, gray].map { $0.convert($0.bounds, to: nil) }
    #expect(frames.allSatisfy { $0.size == CGSize(width: 44, height: 44) })
    #expect(frames[1].minX - frames[0].minX == 5 * 44 && frames[1].minY == frames[0].minY)
    #expect(frames[2].minX == frames[0].minX && frames[2].minY - frames[0].minY == 44)
  }

  @Test("The circles of a disabled row are disabled") func disabled() throws {
    let screen = Screen(controller)
    controller.isEnabled = false
    screen.settle()
    #expect(try !swatch("Green").isEnabled)
    #expect(throws: (any Error).self) { try screen.tap("Green") }
    #expect(controller.label == .red)
  }

  @Test(
    "Colors, a disclosure, a button above and a link below them match their golden picture",
    arguments: [
      ("light", UITraitCollection(userInterfaceStyle: .light)),
      ("dark", UITraitCollection(userInterfaceStyle: .dark)),
      ("rtl", UITraitCollection(layoutDirection: .rightToLeft)),
      ("xxxl", UITraitCollection(preferredContentSizeCategory: .extraExtraExtraLarge)),
    ])
  func picture(name: String, traits: UITraitCollection) {
    controller.label = .blue
    let screen = Screen(
      controller, size: CGSize(width: 390, height: 400),
      traits: UITraitCollection(traitsFrom: [traits, UITraitCollection(displayScale: 1)]))
    expectImage(screen.image(), named: name)
  }
}
