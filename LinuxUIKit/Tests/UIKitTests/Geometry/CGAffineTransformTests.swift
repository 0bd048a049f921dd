import SeededNumbers
import Testing
import UIKit

struct CGAffineTransformTests {
  @Test("The identity transform leaves every point unchanged")
  func identity() {
    #expect(CGAffineTransform.identity.isIdentity)
    #expect(CGPoint(x: 3, y: -4).applying(.identity) == CGPoint(x: 3, y: -4))
    #expect(!CGAffineTransform().isIdentity)
  }

  @Test("A point becomes a*x + c*y + tx and b*x + d*y + ty")
  func point() {
    let transform = CGAffineTransform(a: 2, b: 3, c: 5, d: 7, tx: 11, ty: 13)

    // 2*10 + 5*100 + 11 = 531; 3*10 + 7*100 + 13 = 743.
    #expect(CGPoint(x: 10, y: 100).applying(transform) == CGPoint(x: 531, y: 743))
  }

  @Test("A size is not moved")
  func size() {
    let transform = CGAffineTransform(a: 2, b: 0, c: 0, d: -3, tx: 50, ty: 60)

    #expect(CGSize(width: 10, height: 10).applying(transform) == CGSize(width: 20, height: -30))
  }

  @Test("A rotation by 90 degrees maps the x-axis to the y-axis")
  func quarterTurn() {
    let turned = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))

    #expect(abs(turned.x) < 1e-12)
    #expect(abs(turned.y - 1) < 1e-12)
  }

  @Test("Transforms added by translatedBy, scaledBy and rotated apply first")
  func orderOfSteps() {
    // (1, 1) moves to (11, 21), then grows to (22, 63).
    let transform = CGAffineTransform(scaleX: 2, y: 3).translatedBy(x: 10, y: 20)

    #expect(CGPoint(x: 1, y: 1).applying(transform) == CGPoint(x: 22, y: 63))
    #expect(transform == CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 20, ty: 60))
  }

  @Test("A concatenated transform applies last")
  func concatenation() {
    // (1, 1) grows to (2, 3), then moves to (12, 23).
    let transform = CGAffineTransform(scaleX: 2, y: 3)
      .concatenating(CGAffineTransform(translationX: 10, y: 20))

    #expect(CGPoint(x: 1, y: 1).applying(transform) == CGPoint(x: 12, y: 23))
  }

  @Test("A singular transform is its own inverse")
  func flat() {
    let flat = CGAffineTransform(scaleX: 0, y: 1)

    #expect(flat.inverted() == flat)
  }

  @Test("A rectangle becomes the bounding box of its four corners")
  func rectangle() {
    let shear = CGAffineTransform(a: 1, b: 0, c: 1, d: 1, tx: 0, ty: 0)

    // Corners (0,0) (10,0) (0,20) (10,20) go to (0,0) (10,0) (20,20) (30,20).
    #expect(
      CGRect(x: 0, y: 0, width: 10, height: 20).applying(shear)
        == CGRect(x: 0, y: 0, width: 30, height: 20))
    #expect(CGRect.null.applying(shear).isNull)
  }

  @Test("The inverse maps every point back")
  func roundTrips() {
    for seed in PropertyRuns.seeds(full: 2_000, from: 1) {
      var random = SeededGenerator(seed: seed)
      let transform = CGAffineTransform(
        rotationAngle: .random(in: -10...10, using: &random)
      )
      .scaledBy(
        x: .random(in: 0.1...9, using: &random),
        y: .random(in: (-9)...(-0.1), using: &random)
      )
      .translatedBy(
        x: .random(in: -500...500, using: &random), y: .random(in: -500...500, using: &random))
      let point = CGPoint(
        x: .random(in: -1_000...1_000, using: &random),
        y: .random(in: -1_000...1_000, using: &random))

      let back = point.applying(transform).applying(transform.inverted())

      #expect(abs(back.x - point.x) < 1e-6 && abs(back.y - point.y) < 1e-6, "seed \(seed)")
    }
  }

  @Test("A concatenation applies both transforms in order")
  func chains() {
    for seed in PropertyRuns.seeds(full: 2_000, from: 1) {
      var random = SeededGenerator(seed: seed)
      func number() -> CGFloat { .random(in: -5...5, using: &random) }
      func transform() -> CGAffineTransform {
        CGAffineTransform(
          a: number(), b: number(), c: number(), d: number(), tx: number(), ty: number())
      }
      let (first, second) = (transform(), transform())
      let point = CGPoint(x: number(), y: number())

      let (one, two) = (
        point.applying(first.concatenating(second)), point.applying(first).applying(second)
      )

      #expect(abs(one.x - two.x) < 1e-9 && abs(one.y - two.y) < 1e-9, "seed \(seed)")
    }
  }
}
