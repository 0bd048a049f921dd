import QuartzCore
import Testing

/// Tests that code which uses only layers can import QuartzCore alone.
@MainActor struct QuartzCoreModuleTests {
  @Test("QuartzCore has layers, in the order in which they were added")
  func layers() {
    let layer = CALayer()
    let shape = CAShapeLayer()
    let gradient = CAGradientLayer()
    layer.addSublayer(shape)
    layer.insertSublayer(gradient, at: 0)

    #expect(layer.sublayers == [gradient, shape])
    #expect(shape.superlayer === layer)
    layer.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(layer.position == CGPoint(x: 25, y: 40))
  }

  @Test("QuartzCore has transforms, transactions and the time")
  func transformsAndTime() {
    let transform = CATransform3DMakeScale(2, 3, 1)
    #expect(CATransform3DGetAffineTransform(transform) == CGAffineTransform(scaleX: 2, y: 3))

    let start = CACurrentMediaTime()
    var isCompleted = false
    CATransaction.begin()
    CATransaction.setCompletionBlock { isCompleted = true }
    CATransaction.commit()
    #expect(isCompleted)
    #expect(CACurrentMediaTime() >= start)
  }
}
