import Foundation
import Testing

@testable import UIKit

@MainActor @Suite("Settings of a window") struct DisplayConfigurationTests {
  @Test(
    "A window opens where the environment names a display, unless another choice is made",
    arguments: [
      ([:], false), (["DISPLAY": ":0"], true), (["WAYLAND_DISPLAY": "wayland-0"], true),
      (["DISPLAY": ""], false), (["DISPLAY": ":0", "UIKIT_DISPLAY": "none"], false),
      (["UIKIT_DISPLAY": "window"], true), (["DISPLAY": ":0", "UIKIT_DISPLAY": ""], true),
    ] as [([String: String], Bool)])
  func usesWindow(environment: [String: String], usesWindow: Bool) throws {
    #expect(try DisplayConfiguration(environment: environment).usesWindow == usesWindow)
  }

  @Test("Without variables nothing is chosen")
  func defaults() throws {
    let configuration = try DisplayConfiguration(environment: ["UIKIT_SIZE": ""])
    #expect(configuration == DisplayConfiguration())
    #expect(configuration.traits == UITraitCollection())
  }

  @Test("Every variable is read, in upper or lower case")
  func everyVariable() throws {
    let configuration = try DisplayConfiguration(environment: [
      "UIKIT_SIZE": "1024x768", "UIKIT_SCALE": "2", "UIKIT_APPEARANCE": "Dark",
      "UIKIT_TEXT_SIZE": "xxl", "UIKIT_LAYOUT_DIRECTION": "rtl", "UIKIT_REPORT_READY": "1",
    ])
    #expect(configuration.size == CGSize(width: 1024, height: 768))
    #expect(configuration.scale == 2)
    #expect(configuration.reportsReady)
    #expect(
      configuration.traits
        == UITraitCollection(traitsFrom: [
          UITraitCollection(userInterfaceStyle: .dark),
          UITraitCollection(preferredContentSizeCategory: .extraExtraLarge),
          UITraitCollection(layoutDirection: .rightToLeft),
        ]))
  }

  @Test("Every text size has a name")
  func textSizes() {
    #expect(DisplayConfiguration.textSizes.count == 12)
    let categories = DisplayConfiguration.textSizes.map(\.value)
    #expect(categories == categories.sorted { $0 < $1 })
  }

  @Test(
    "A value that can't be used is an error with the variable, the value and what is allowed",
    arguments: [
      (
        "UIKIT_DISPLAY", "yes",
        "UIKIT_DISPLAY=yes can't be used. Set UIKIT_DISPLAY to none or window."
      ),
      (
        "UIKIT_SCALE", "1.5",
        "UIKIT_SCALE=1.5 can't be used. Set UIKIT_SCALE to 1, 2 or 3."
      ),
      (
        "UIKIT_APPEARANCE", "blue",
        "UIKIT_APPEARANCE=blue can't be used. Set UIKIT_APPEARANCE to light or dark."
      ),
      (
        "UIKIT_LAYOUT_DIRECTION", "up",
        "UIKIT_LAYOUT_DIRECTION=up can't be used. Set UIKIT_LAYOUT_DIRECTION to ltr or rtl."
      ),
      (
        "UIKIT_TEXT_SIZE", "huge",
        "UIKIT_TEXT_SIZE=huge can't be used. Set UIKIT_TEXT_SIZE to XS, S, M, L, XL, XXL, XXXL, AX1, "
          + "AX2, AX3, AX4 or AX5."
      ),
    ])
  func badChoices(variable: String, value: String, message: String) {
    let error = #expect(throws: DisplayMistake.self) {
      try DisplayConfiguration(environment: [variable: value])
    }
    #expect(error?.description == message)
  }

  @Test(
    "A size is two whole numbers from 64 to 4096",
    arguments: [
      "390", "390x", "x844", "390x844x2", "390X844", "63x64", "4097x64", "-390x844", "ax1",
    ])
  func badSizes(text: String) {
    let error = #expect(throws: DisplayMistake.self) {
      try DisplayConfiguration(environment: ["UIKIT_SIZE": text])
    }
    #expect(
      error?.description
        == "UIKIT_SIZE=\(text) can't be used. Set UIKIT_SIZE to two whole numbers from 64 to 4096, "
        + "such as 390x844.")
  }
}
