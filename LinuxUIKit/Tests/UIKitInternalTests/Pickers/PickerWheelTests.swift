import Foundation
import Testing

@testable import UIKit

@Suite("The geometry of wheels") struct PickerWheelTests {
  private let wheel = PickerWheel(rowCount: 1_000, rowHeight: 32, height: 216)

  @Test("The row in front is upright, opaque and in the center")
  func front() {
    #expect(
      wheel.appearance(of: 10, at: 320)
        == PickerWheel.Appearance(distance: 0, scale: 1, alpha: 1))
  }

  @Test("Rows beside it are compressed with the cosine of their angle, and dimmed")
  func beside() {
    // Two rows below: 64 points along a circle of radius 108.
    let angle = 64.0 / 108
    let appearance = wheel.appearance(of: 12, at: 320)

    #expect(abs(appearance.distance - 108 * sin(angle)) < 1e-9)
    #expect(abs(appearance.scale - cos(angle)) < 1e-9)
    #expect(abs(appearance.alpha - cos(angle) / 2) < 1e-9)
    #expect(wheel.appearance(of: 8, at: 320).distance == -appearance.distance)
  }

  @Test("The visible rows are exactly those on the front half", arguments: 0..<400)
  func visible(step: Int) {
    let position = CGFloat(step) * 7.3 - 300
    let reach = 108 * CGFloat.pi / 2
    let expected = (0..<1_000).filter { abs(CGFloat($0) * 32 - position) < reach }

    #expect(Array(wheel.visibleRows(at: position)) == expected)
  }

  @Test("A wheel settles at the nearest row, and at the ends beyond them")
  func settling() {
    #expect(wheel.settledPosition(nearest: 47.9) == 32)
    #expect(wheel.settledPosition(nearest: 48.1) == 64)
    #expect(wheel.settledPosition(nearest: -500) == 0)
    #expect(wheel.settledPosition(nearest: 1e9) == 31_968)
    #expect(PickerWheel().settledPosition(nearest: 40) == 0)
    #expect(wheel.settledPosition(nearest: .nan) == 0)
  }

  @Test("The row at a point of the screen is the one that is displayed there", arguments: -5...5)
  func tapped(distance: Int) {
    let row = 20 + distance
    let appearance = wheel.appearance(of: row, at: 640)

    #expect(wheel.row(displayedAt: appearance.distance, position: 640) == row)
    #expect(wheel.row(displayedAt: 109, position: 640) == nil)
    #expect(wheel.row(displayedAt: -60, position: 0) == nil)
  }

  @Test("Components share the width that is left, and run from right to left in Arabic")
  func columns() {
    let columns = PickerColumns(widths: [100, nil, nil])
    let bounds = CGRect(x: 0, y: 0, width: 320, height: 216)
    // 320 less two insets of 9 and two gaps of 5 are 292; less 100 they leave 96 for each.
    let leftToRight = columns.frames(in: bounds, isRightToLeft: false)
    #expect(leftToRight.map(\.minX) == [9, 114, 215])
    #expect(leftToRight.map(\.width) == [100, 96, 96])
    let rightToLeft = columns.frames(in: bounds, isRightToLeft: true)
    #expect(rightToLeft.map(\.minX) == [211, 110, 9])
    #expect(PickerColumns(widths: []).frames(in: bounds, isRightToLeft: false) == [])
  }
}
