import TestSupport
import Testing
import UIKit

@Suite("Golden pictures of pickers") @MainActor struct PickerPictureTests {
  private func check(_ name: String, width: CGFloat = 344, _ makeRows: () -> [[UIView]]) {
    for appearance in ControlGallery.appearances {
      let host = TraitsHost(appearance.traits) { ControlGallery(width: width, makeRows()) }
      expectImage(host.picture, named: "\(name)_\(appearance.name)")
    }
  }

  @Test("Wheels with titles, one of them at its first row")
  func pickerView() {
    let source = FruitPicker([7, 30])
    check("picker_view") {
      let picker = source.makePicker()
      picker.selectRow(3, inComponent: 0, animated: false)
      return [[picker]]
    }
  }
}
