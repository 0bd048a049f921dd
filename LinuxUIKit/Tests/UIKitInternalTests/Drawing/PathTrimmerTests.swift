import Foundation
import Testing

@testable import QuartzCore

struct PathTrimmerTests {
  /// The path of a square with sides of 10.
  private let square = PathTrimmer(
    .rectangle(CGRect(x: 0, y: 0, width: 10, height: 10)))

  @Test("The whole path is returned unchanged")
  func whole() {
    let path: [PathElement] = .rectangle(CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(square.elements(from: 0, to: 1) == path)
    #expect(square.elements(from: -1, to: 2) == path)
  }

  @Test("A part begins and ends inside segments and continues around corners")
  func corner() {
    // The length of the square is 40: from 5, in the center of the first side, to 15.
    #expect(
      square.elements(from: 0.125, to: 0.375) == [
        .move(to: CGPoint(x: 5, y: 0)), .line(to: CGPoint(x: 10, y: 0)),
        .line(to: CGPoint(x: 10, y: 5)),
      ])
  }

  @Test("The closing segment is a side")
  func closing() {
    #expect(
      square.elements(from: 0.75, to: 1) == [
        .move(to: CGPoint(x: 0, y: 10)), .line(to: CGPoint(x: 0, y: 0)),
      ])
  }

  @Test("Reversed or equal fractions, and an empty path, give no elements")
  func nothing() {
    #expect(square.elements(from: 0.5, to: 0.5).isEmpty)
    #expect(square.elements(from: 0.6, to: 0.2).isEmpty)
    #expect(PathTrimmer([]).elements(from: 0.1, to: 0.9).isEmpty)
  }

  @Test("Subpaths are measured together and stay separate")
  func separate() {
    let lines = PathTrimmer([
      .move(to: .zero), .line(to: CGPoint(x: 10, y: 0)), .move(to: CGPoint(x: 0, y: 5)),
      .line(to: CGPoint(x: 10, y: 5)),
    ])
    #expect(
      lines.elements(from: 0.25, to: 0.75) == [
        .move(to: CGPoint(x: 5, y: 0)), .line(to: CGPoint(x: 10, y: 0)),
        .move(to: CGPoint(x: 0, y: 5)), .line(to: CGPoint(x: 5, y: 5)),
      ])
  }

  @Test(
    "A fraction of a circle ends at that fraction of the turn", arguments: [0.1, 0.25, 0.4, 0.9])
  func circle(fraction: Double) throws {
    let circle = PathTrimmer(.ellipse(in: CGRect(x: -100, y: -100, width: 200, height: 200)))
    let end = try #require(circle.elements(from: 0, to: fraction).last?.end)
    // It begins at the right and turns downward; four curves are within 0.03 % of a circle.
    #expect(abs(end.x - 100 * cos(2 * .pi * fraction)) < 0.1)
    #expect(abs(end.y - 100 * sin(2 * .pi * fraction)) < 0.1)
  }

  @Test("A part from inside a curve lies on it")
  func middleOfCurve() throws {
    let circle = PathTrimmer(.ellipse(in: CGRect(x: -100, y: -100, width: 200, height: 200)))
    let elements = circle.elements(from: 0.1, to: 0.2)
    let start = try #require(elements.first?.end)
    #expect(abs(start.x - 100 * cos(0.2 * .pi)) < 0.1)
    #expect(abs(start.y - 100 * sin(0.2 * .pi)) < 0.1)
    guard elements.count == 2, case .curve(let end, let control1, let control2) = elements[1] else {
      Issue.record("\(elements)")
      return
    }
    // The curve's point at one half; its distance from the center is the radius.
    let point = CGPoint(
      x: (start.x + 3 * control1.x + 3 * control2.x + end.x) / 8,
      y: (start.y + 3 * control1.y + 3 * control2.y + end.y) / 8)
    #expect(abs(hypot(point.x, point.y) - 100) < 0.1)
  }
}
