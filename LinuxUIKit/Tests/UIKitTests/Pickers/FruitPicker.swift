import UIKit

/// The data source and delegate of a picker in tests, which records its calls.
@MainActor final class FruitPicker: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  var counts: [Int]
  var widths: [Int: CGFloat] = [:]
  private(set) var selections: [[Int]] = []
  private(set) var titledRows: Set<Int> = []
  static let titles = ["Apple", "Pear", "Plum", "Cherry", "Fig", "Lemon", "Mango"]

  init(_ counts: [Int]) { self.counts = counts }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { counts.count }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    counts[component]
  }

  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? {
    titledRows.insert(row)
    return component == 0 ? Self.titles[row % Self.titles.count] : "\(row)"
  }

  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    widths[component] ?? 100
  }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    selections.append([component, row])
  }

  /// Creates a picker view with this content.
  func makePicker() -> UIPickerView {
    let picker = UIPickerView()
    (picker.dataSource, picker.delegate) = (self, self)
    return picker
  }
}
