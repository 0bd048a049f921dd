import Testing
import UIKit

@MainActor @Suite("Picker views") struct UIPickerViewTests {
  @Test("A picker without a frame is 320 by 216 points, and empty")
  func defaults() {
    let picker = UIPickerView()

    // uikit.md, 3.5.
    #expect(picker.intrinsicContentSize == CGSize(width: 320, height: 216))
    #expect(picker.bounds.size == CGSize(width: 320, height: 216))
    #expect(picker.numberOfComponents == 0)
    #expect(picker.selectedRow(inComponent: 0) == -1)
    #expect(picker.numberOfRows(inComponent: 0) == 0)
    #expect(picker.rowSize(forComponent: 3) == .zero)
    #expect(picker.view(forRow: 0, forComponent: 0) == nil)
  }

  @Test("Components and rows are those of the data source, and row 0 is selected")
  func counts() {
    let source = FruitPicker([7, 3, 0])
    let picker = source.makePicker()

    #expect(picker.numberOfComponents == 3)
    #expect((0..<3).map { picker.numberOfRows(inComponent: $0) } == [7, 3, 0])
    #expect((0..<4).map { picker.selectedRow(inComponent: $0) } == [0, 0, -1, -1])
    #expect(picker.rowSize(forComponent: 0) == CGSize(width: 100, height: 32))
  }

  @Test("Selecting a row by code changes the selection and doesn't notify the delegate")
  func select() {
    let source = FruitPicker([7, 3])
    let picker = source.makePicker()
    picker.selectRow(4, inComponent: 0, animated: false)
    picker.selectRow(2, inComponent: 1, animated: true)

    #expect(picker.selectedRow(inComponent: 0) == 4)
    #expect(picker.selectedRow(inComponent: 1) == 2)
    #expect(source.selections == [])
  }

  @Test("Rows out of range are limited, and components out of range ignored")
  func outOfRange() {
    let source = FruitPicker([7, 0])
    let picker = source.makePicker()
    picker.selectRow(99, inComponent: 0, animated: false)
    #expect(picker.selectedRow(inComponent: 0) == 6)
    picker.selectRow(-1, inComponent: 0, animated: false)
    #expect(picker.selectedRow(inComponent: 0) == 0)
    picker.selectRow(1, inComponent: 1, animated: false)
    #expect(picker.selectedRow(inComponent: 1) == -1)
    picker.selectRow(1, inComponent: 9, animated: false)
    picker.selectRow(1, inComponent: -9, animated: false)
    picker.reloadComponent(9)
  }

  @Test("Negative numbers of rows are treated as 0")
  func negative() {
    let source = FruitPicker([-5])
    let picker = source.makePicker()
    picker.layoutIfNeeded()

    #expect(picker.numberOfRows(inComponent: 0) == 0)
    #expect(picker.selectedRow(inComponent: 0) == -1)
  }

  @Test("Reloading keeps the selected row as far as it exists")
  func reload() {
    let source = FruitPicker([7, 7])
    let picker = source.makePicker()
    for component in 0..<2 { picker.selectRow(5, inComponent: component, animated: false) }
    source.counts = [3, 3]
    picker.reloadComponent(0)
    #expect(picker.selectedRow(inComponent: 0) == 2)
    #expect(picker.selectedRow(inComponent: 1) == 5)
    source.counts = [3, 6, 2]
    picker.reloadAllComponents()
    #expect((0..<3).map { picker.selectedRow(inComponent: $0) } == [2, 5, 0])
  }

  @Test("Of 100,000 rows only those are described that are visible")
  func manyRows() {
    let source = FruitPicker([100_000])
    let picker = source.makePicker()
    picker.selectRow(50_000, inComponent: 0, animated: false)
    picker.layoutIfNeeded()

    // 5 rows on each side: the quarter of a circle of radius 108 is 169.6 points long, and 5 rows
    // 160 points.
    #expect(source.titledRows == Set(49_995...50_005))
  }
}
