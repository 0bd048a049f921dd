import LegoTesting
import Testing
import UIKit

@testable import LegoKit

@MainActor @Suite("Updates as a sequence") struct UpdateStreamTests {
  private func lego(_ ids: [Int]) -> Lego {
    Lego { Section(id: 0, layout: RowsLayout()) { ids.map { Tile(id: $0) } } }
  }

  private func displayed(_ ids: [Int]) -> LegoRenderer {
    let renderer = LegoRenderer(lego: lego(ids))
    renderer.isAnimationEnabled = false
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    renderer.render(in: view)
    view.layoutIfNeeded()
    return renderer
  }

  @Test("Each client receives the updates from its beginning on, beside onUpdate") func clients()
    async
  {
    let renderer = displayed([1])
    var count = 0
    renderer.onUpdate = { _ in count += 1 }
    var first = renderer.updateReports.makeAsyncIterator()
    renderer.apply(lego([1, 2]))
    var second = renderer.updateReports.makeAsyncIterator()
    renderer.apply(lego([1, 2, 3]))
    #expect(await first.next()?.changes == [.inserted([2], in: 0)])
    #expect(await first.next()?.changes == [.inserted([3], in: 0)])
    #expect(await second.next()?.changes == [.inserted([3], in: 0)])
    #expect(count == 2)
  }

  @Test("A sequence ends when the renderer is released") func end() async {
    var renderer: LegoRenderer? = displayed([1])
    let updates = renderer?.updateReports
    renderer = nil
    var iterator = updates?.makeAsyncIterator()
    #expect(await iterator?.next() == nil)
  }

  @Test("A canceled task stops receiving updates, and other clients go on") func cancellation()
    async
  {
    let renderer = displayed([1])
    var other = renderer.updateReports.makeAsyncIterator()
    let updates = renderer.updateReports
    let task = Task { @MainActor in
      var count = 0
      for await _ in updates { count += 1 }
      return count
    }
    task.cancel()
    #expect(await task.value == 0)
    renderer.apply(lego([2]))
    #expect(await other.next() != nil)
  }

  @Test("The newest 64 updates wait for a client that does not ask for them") func buffer() async {
    let renderer = displayed([0])
    let updates = renderer.updateReports
    for id in 1...70 { renderer.apply(lego([id])) }
    var iterator = updates.makeAsyncIterator()
    // 70 - 64: the first 6 are dropped.
    #expect(await iterator.next()?.changes == [.deleted([6], in: 0), .inserted([7], in: 0)])
  }
}
