import Foundation
import Testing

@testable import CoreGraphics

struct ConicGradientTests {
  private let gradient = ConicGradient(
    around: CGPoint(x: 50, y: 50), from: CGPoint(x: 100, y: 50),
    covering: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let black = CGColor(gray: 0, alpha: 1)
  private let white = CGColor(gray: 1, alpha: 1)

  @Test("The wedges cover one turn without a gap, each at most a 64th of it")
  func turn() {
    let wedges = gradient.wedges([
      GradientStop(location: 0.2, color: black), GradientStop(location: 0.9, color: white),
    ])
    #expect(wedges.first?.from == 0)
    #expect(abs((wedges.last?.to ?? 0) - 2 * .pi) < 1e-9)
    for (wedge, next) in zip(wedges, wedges.dropFirst()) {
      #expect(abs(wedge.to - next.from) < 1e-9)
      #expect(wedge.to - wedge.from <= 2 * .pi / 64 + 1e-9)
    }
    #expect(wedges.first?.first == black && wedges.last?.last == white)
  }

  @Test("The wedges cover the rectangle, also between two edges")
  func reach() {
    // The farthest corner is 50 √2 from the center; a chord of a 64th of a turn is nearer by
    // 1 - cos(π / 64).
    let nearest = gradient.radius * cos(.pi / 64)
    #expect(nearest >= 50 * 2.0.squareRoot())
  }

  @Test("Without colors there are no wedges")
  func none() {
    #expect(gradient.wedges([]).isEmpty)
  }

  @Test("Colors that become clear keep their hue")
  func clear() {
    let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    let clear = CGColor(red: 0, green: 0, blue: 0, alpha: 0)
    let wedges = gradient.wedges([
      GradientStop(location: 0, color: red), GradientStop(location: 1, color: clear),
    ])
    #expect(abs(wedges[32].first.red - 1) < 1e-9)
    #expect(abs(wedges[32].first.alpha - 0.5) < 1e-9)
  }
}
