import Foundation
import Testing

@testable import UIKit

@Suite struct PathPortionTests {
  /// The outline of a square with sides of 10.
  private let square = PathPortion(
    of: .rectangle(CGRect(x: 0, y: 0, width: 10, height: 10)))

  @Test("The whole is what it was")
  func whole() {
    let outline: [PathElement] = .rectangle(CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(square.pieces(from: 0, to: 1) == outline)
    #expect(square.pieces(from: -1, to: 2) == outline)
  }

  @Test("A part begins and ends on the way, and goes round corners")
  func corner() {
    // A square's outline is 40: from 5, in the middle of the first side, to 15.
    #expect(
      square.pieces(from: 0.125, to: 0.375) == [
        .move(to: CGPoint(x: 5, y: 0)), .line(to: CGPoint(x: 10, y: 0)),
        .line(to: CGPoint(x: 10, y: 5)),
      ])
  }

  @Test("The last side is the one that closes")
  func closing() {
    #expect(
      square.pieces(from: 0.75, to: 1) == [
        .move(to: CGPoint(x: 0, y: 10)), .line(to: CGPoint(x: 0, y: 0)),
      ])
  }

  @Test("Reversed or equal shares, and no outline, leave nothing")
  func nothing() {
    #expect(square.pieces(from: 0.5, to: 0.5).isEmpty)
    #expect(square.pieces(from: 0.6, to: 0.2).isEmpty)
    #expect(PathPortion(of: []).pieces(from: 0.1, to: 0.9).isEmpty)
  }

  @Test("Separate parts count together and stay separate")
  func separate() {
    let lines = PathPortion(of: [
      .move(to: .zero), .line(to: CGPoint(x: 10, y: 0)), .move(to: CGPoint(x: 0, y: 5)),
      .line(to: CGPoint(x: 10, y: 5)),
    ])
    #expect(
      lines.pieces(from: 0.25, to: 0.75) == [
        .move(to: CGPoint(x: 5, y: 0)), .line(to: CGPoint(x: 10, y: 0)),
        .move(to: CGPoint(x: 0, y: 5)), .line(to: CGPoint(x: 5, y: 5)),
      ])
  }

  @Test("A quarter of a circle ends a quarter of the way round", arguments: [0.1, 0.25, 0.4, 0.9])
  func circle(share: Double) throws {
    let circle = PathPortion(of: .ellipse(in: CGRect(x: -100, y: -100, width: 200, height: 200)))
    let end = try #require(circle.pieces(from: 0, to: share).last?.end)
    // It begins at the right and turns downwards; four curves are within 0.03 % of a circle.
    #expect(abs(end.x - 100 * cos(2 * .pi * share)) < 0.1)
    #expect(abs(end.y - 100 * sin(2 * .pi * share)) < 0.1)
  }

  @Test("A piece from the middle of a curve lies on it")
  func middleOfCurve() throws {
    let circle = PathPortion(of: .ellipse(in: CGRect(x: -100, y: -100, width: 200, height: 200)))
    let pieces = circle.pieces(from: 0.1, to: 0.2)
    let start = try #require(pieces.first?.end)
    #expect(abs(start.x - 100 * cos(0.2 * .pi)) < 0.1)
    #expect(abs(start.y - 100 * sin(0.2 * .pi)) < 0.1)
    guard pieces.count == 2, case .curve(let end, let control1, let control2) = pieces[1] else {
      Issue.record("\(pieces)")
      return
    }
    // The middle of a curve of four points; it is as far from the middle of the circle.
    let middle = CGPoint(
      x: (start.x + 3 * control1.x + 3 * control2.x + end.x) / 8,
      y: (start.y + 3 * control1.y + 3 * control2.y + end.y) / 8)
    #expect(abs(hypot(middle.x, middle.y) - 100) < 0.1)
  }
}
