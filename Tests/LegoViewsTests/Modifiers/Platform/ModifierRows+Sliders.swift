import LegoViews
import Testing
import UIKit

#if !os(tvOS)
  @MainActor extension ModifierRow {
    private static let images = (UIImage(), UIImage())

    /// The rows of sliders.
    static var sliders: [ModifierRow] {
      [
        row("UISwitch.onTintColor", { UISwitch() }, \.onTintColor, (.red, .blue)) {
          $0.onTintColor($1)
        } bind: {
          $0.onTintColor($1)
        },
        presentRow("UISwitch.onTintColor of values", { UISwitch() }, \.onTintColor, (.red, .blue)) {
          $0.onTintColor($1)
        },
        row("UISwitch.thumbTintColor", { UISwitch() }, \.thumbTintColor, (.red, .blue)) {
          $0.thumbTintColor($1)
        } bind: {
          $0.thumbTintColor($1)
        },
        presentRow(
          "UISwitch.thumbTintColor of values", { UISwitch() }, \.thumbTintColor, (.red, .blue)
        ) { $0.thumbTintColor($1) },
        row("UISlider.minimumValue", { UISlider() }, \.minimumValue, (0.25, 0.5)) {
          $0.minimumValue($1)
        } bind: {
          $0.minimumValue($1)
        },
        row("UISlider.maximumValue", { UISlider() }, \.maximumValue, (0.25, 0.5)) {
          $0.maximumValue($1)
        } bind: {
          $0.maximumValue($1)
        },
        row("UISlider.isContinuous", { UISlider() }, \.isContinuous, (false, true)) {
          $0.isContinuous($1)
        } bind: {
          $0.isContinuous($1)
        },
        row(
          "UISlider.minimumTrackTintColor", { UISlider() }, \.minimumTrackTintColor, (.red, .blue)
        ) {
          $0.minimumTrackTintColor($1)
        } bind: {
          $0.minimumTrackTintColor($1)
        },
        presentRow(
          "UISlider.minimumTrackTintColor of values", { UISlider() }, \.minimumTrackTintColor,
          (.red, .blue)
        ) { $0.minimumTrackTintColor($1) },
        row(
          "UISlider.maximumTrackTintColor", { UISlider() }, \.maximumTrackTintColor, (.red, .blue)
        ) {
          $0.maximumTrackTintColor($1)
        } bind: {
          $0.maximumTrackTintColor($1)
        },
        presentRow(
          "UISlider.maximumTrackTintColor of values", { UISlider() }, \.maximumTrackTintColor,
          (.red, .blue)
        ) { $0.maximumTrackTintColor($1) },
        row("UISlider.thumbTintColor", { UISlider() }, \.thumbTintColor, (.red, .blue)) {
          $0.thumbTintColor($1)
        } bind: {
          $0.thumbTintColor($1)
        },
        presentRow(
          "UISlider.thumbTintColor of values", { UISlider() }, \.thumbTintColor, (.red, .blue)
        ) { $0.thumbTintColor($1) },
        row("UISlider.minimumValueImage", { UISlider() }, \.minimumValueImage, (images.0, images.1))
        {
          $0.minimumValueImage($1)
        } bind: {
          $0.minimumValueImage($1)
        },
        presentRow(
          "UISlider.minimumValueImage of values", { UISlider() }, \.minimumValueImage,
          (images.0, images.1)
        ) { $0.minimumValueImage($1) },
        row("UISlider.maximumValueImage", { UISlider() }, \.maximumValueImage, (images.0, images.1))
        {
          $0.maximumValueImage($1)
        } bind: {
          $0.maximumValueImage($1)
        },
        presentRow(
          "UISlider.maximumValueImage of values", { UISlider() }, \.maximumValueImage,
          (images.0, images.1)
        ) { $0.maximumValueImage($1) },
        row("UIStepper.minimumValue", { UIStepper() }, \.minimumValue, (-2, -1)) {
          $0.minimumValue($1)
        } bind: {
          $0.minimumValue($1)
        },
        row("UIStepper.maximumValue", { UIStepper() }, \.maximumValue, (2, 5)) {
          $0.maximumValue($1)
        } bind: {
          $0.maximumValue($1)
        },
        row("UIStepper.stepValue", { UIStepper() }, \.stepValue, (2, 5)) {
          $0.stepValue($1)
        } bind: {
          $0.stepValue($1)
        },
        row("UIStepper.wraps", { UIStepper() }, \.wraps, (false, true)) {
          $0.wraps($1)
        } bind: {
          $0.wraps($1)
        },
        row("UIStepper.autorepeat", { UIStepper() }, \.autorepeat, (false, true)) {
          $0.autorepeat($1)
        } bind: {
          $0.autorepeat($1)
        },
        row("UIStepper.isContinuous", { UIStepper() }, \.isContinuous, (false, true)) {
          $0.isContinuous($1)
        } bind: {
          $0.isContinuous($1)
        },
      ]
    }
  }

  @MainActor @Suite("Modifiers of switches, sliders and steppers") struct SliderModifierTests {
    @Test("A slider has the value that is set, and follows the one that is bound") func sliders() {
      for row in ModifierRow.sliders { row.check() }
    }
  }
#endif
