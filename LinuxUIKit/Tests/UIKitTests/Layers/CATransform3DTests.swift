import Testing
import UIKit

@Suite("3D transforms") @MainActor
struct CATransform3DTests {
  private let all = CATransform3D(
    m11: 1, m12: 2, m13: 3, m14: 4, m21: 5, m22: 6, m23: 7, m24: 8,
    m31: 9, m32: 10, m33: 11, m34: 12, m41: 13, m42: 14, m43: 15, m44: 16)

  private func isClose(_ one: CGAffineTransform, _ other: CGAffineTransform) -> Bool {
    zip(
      [one.a, one.b, one.c, one.d, one.tx, one.ty],
      [other.a, other.b, other.c, other.d, other.tx, other.ty]
    ).allSatisfy { abs($0 - $1) < 1e-12 }
  }

  @Test("Concatenating the identity on either side changes nothing")
  func identity() {
    #expect(CATransform3DIsIdentity(CATransform3DIdentity))
    #expect(!CATransform3DIsIdentity(CATransform3D()))
    let before = CATransform3DConcat(CATransform3DIdentity, all)
    let after = CATransform3DConcat(all, CATransform3DIdentity)
    #expect(CATransform3DEqualToTransform(before, all))
    #expect(CATransform3DEqualToTransform(after, all))
  }

  @Test("Transforms concatenate as row-vector matrices")
  func concat() {
    let doubled = CATransform3DConcat(all, CATransform3DMakeScale(2, 3, 4))
    #expect([doubled.m11, doubled.m12, doubled.m13, doubled.m14] == [2, 6, 12, 4])
    #expect([doubled.m41, doubled.m42, doubled.m43, doubled.m44] == [26, 42, 60, 16])
  }

  @Test("Scaling after a translation scales it, scaling before does not")
  func order() {
    let moved = CATransform3DMakeTranslation(10, 20, 30)
    let before = CATransform3DScale(moved, 2, 2, 2)
    #expect([before.m11, before.m41, before.m42, before.m43] == [2, 10, 20, 30])
    let after = CATransform3DTranslate(CATransform3DMakeScale(2, 2, 2), 10, 20, 30)
    #expect([after.m11, after.m41, after.m42, after.m43] == [2, 20, 40, 60])
  }

  @Test("A rotation about the z axis is affine")
  func flatRotation() {
    let turned = CATransform3DMakeRotation(0.3, 0, 0, 5)
    #expect(CATransform3DIsAffine(turned))
    #expect(
      isClose(CATransform3DGetAffineTransform(turned), CGAffineTransform(rotationAngle: 0.3)))
    let more = CATransform3DRotate(turned, 0.2, 0, 0, 1)
    #expect(isClose(CATransform3DGetAffineTransform(more), CGAffineTransform(rotationAngle: 0.5)))
  }

  @Test("A rotation about another axis is not affine and narrows the content")
  func deepRotation() {
    let turned = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
    #expect(!CATransform3DIsAffine(turned))
    #expect(abs(turned.m11 - 0.5) < 1e-12 && turned.m22 == 1)
    // A point on the x-axis moves behind the screen: the negative sine of 60 degrees.
    #expect(abs(turned.m13 + 0.75.squareRoot()) < 1e-12)
    #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1, 0, 0, 0)))
  }

  @Test("A rotation by 120 degrees about the diagonal maps each axis to the next")
  func diagonal() {
    let turned = CATransform3DMakeRotation(2 * .pi / 3, 1, 1, 1)
    let carried = [turned.m12, turned.m23, turned.m31]
    #expect(carried.allSatisfy { abs($0 - 1) < 1e-12 })
    #expect([turned.m11, turned.m13, turned.m22].allSatisfy { abs($0) < 1e-12 })
  }

  @Test("Views, layers and attributes store one transform for both 2D and 3D")
  func carriers() {
    let flat = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.transform = flat
    #expect(view.layer.transform.m21 == 3 && view.transform3D.m42 == 6)
    #expect(CATransform3DIsAffine(view.transform3D))
    view.transform3D = all
    #expect(view.transform == CGAffineTransform(a: 1, b: 2, c: 5, d: 6, tx: 13, ty: 14))
    #expect(view.layer.transform.m34 == 12)
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    attributes.transform3D = all
    let copy = attributes.copy() as? UICollectionViewLayoutAttributes
    #expect(copy?.transform3D.m34 == 12 && copy == attributes)
    attributes.transform3D.m34 = 0
    #expect(copy != attributes)
  }

  @Test("A layer that is rotated in 3D is drawn narrower")
  func drawn() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 10))
    let part = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 10))
    part.transform3D = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
    view.addSubview(part)
    // About the center, at 20, half of 40 points remain.
    #expect(abs(part.frame.minX - 10) < 1e-12 && abs(part.frame.width - 20) < 1e-12)
    #expect(view.hitTest(CGPoint(x: 5, y: 5), with: nil) === view)
    #expect(view.hitTest(CGPoint(x: 15, y: 5), with: nil) === part)
  }

  @Test("A transform and its inverse are the identity together")
  func inverse() {
    let transform = CATransform3DRotate(
      CATransform3DTranslate(CATransform3DMakeScale(2, 3, 0.5), 4, 5, 6), 1, 1, 2, 3)
    let product = CATransform3DConcat(transform, CATransform3DInvert(transform))
    #expect(isClose(CATransform3DGetAffineTransform(product), .identity))
    #expect(abs(product.m33 - 1) < 1e-12 && abs(product.m43) < 1e-12)
    let moved = CATransform3DInvert(CATransform3DMakeTranslation(1, 2, 3))
    #expect(CATransform3DEqualToTransform(moved, CATransform3DMakeTranslation(-1, -2, -3)))
  }

  @Test("A transform without an inverse is returned itself")
  func noInverse() {
    let flat = CATransform3DMakeScale(1, 0, 1)
    #expect(CATransform3DEqualToTransform(CATransform3DInvert(flat), flat))
  }
}
