import TestSupport
import Testing
import UIKit

@MainActor struct CATransactionTests {
  @Test("A transaction completes after all animations that began in it")
  func completion() {
    withHeldClock { clock in
      let box = MovingBox()
      var log: [String] = []
      CATransaction.begin()
      CATransaction.setCompletionBlock { log.append("outer") }
      box.slide(to: 50, in: 0.5)
      CATransaction.begin()
      CATransaction.setCompletionBlock { log.append("inner") }
      box.slide(to: 100, in: 0.2)
      CATransaction.commit()
      CATransaction.commit()
      box.slide(to: 150, in: 2)
      #expect(log.isEmpty)
      clock.advance(by: 0.2)
      #expect(log == ["inner"])
      clock.advance(by: 0.3)
      #expect(log == ["inner", "outer"])
    }
  }

  @Test("A transaction completes after the animations of nested transactions")
  func nested() {
    withHeldClock { clock in
      let box = MovingBox()
      var calls = 0
      CATransaction.begin()
      CATransaction.setCompletionBlock { calls += 1 }
      CATransaction.begin()
      box.slide(to: 50, in: 0.5)
      CATransaction.commit()
      CATransaction.commit()
      clock.advance(by: 0.4)
      #expect(calls == 0)
      clock.advance(by: 0.1)
      #expect(calls == 1)
    }
  }

  @Test("Without animations, a transaction completes when it is committed")
  func nothing() {
    var calls = 0
    CATransaction.begin()
    CATransaction.setCompletionBlock { calls += 1 }
    #expect(calls == 0)
    CATransaction.commit()
    #expect(calls == 1)
    CATransaction.commit()
    #expect(calls == 1)
  }

  @Test("With actions disabled, changes apply immediately until the transaction is committed")
  func disabling() {
    withHeldClock { _ in
      let box = MovingBox()
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      #expect(CATransaction.disableActions())
      box.slide(to: 50)
      #expect(box.isSeen(atX: 50))
      CATransaction.commit()
      #expect(!CATransaction.disableActions())
      box.slide(to: 100)
      #expect(box.isSeen(atX: 50))
      #expect(box.log == ["slide true"])
    }
  }

  @Test("A transaction includes the animated update of a collection view")
  func update() {
    withHeldClock { clock in
      let rows = MovingRows(["a", "b"])
      var calls = 0
      CATransaction.begin()
      CATransaction.setCompletionBlock { calls += 1 }
      rows.update(to: ["b"]) { $0.deleteItems(at: [.row(0)]) }
      CATransaction.commit()
      #expect(calls == 0)
      clock.advance(by: 0.3)
      #expect(calls == 1)
    }
  }
}
