import Puyopuyo

// Streams of another library as the document has them, in "数据管理": a subject of Rx, which this file
// declares as Rx does, and the two extensions as they are written there.

/// What ends a subscription of Rx.
protocol Disposable {
  func dispose()
}

/// A source of Rx.
class Observable<Element> {
  fileprivate var observers: [Int: (Element) -> Void] = [:]
  private var count = 0

  func subscribe(onNext: @escaping (Element) -> Void) -> any Disposable {
    count += 1
    observers[count] = onNext
    return Subscription(observable: self, id: count)
  }
}

/// A source of Rx that code writes.
class PublishSubject<Element>: Observable<Element> {
  func onNext(_ value: Element) {
    for observer in observers.sorted(by: { $0.key < $1.key }) { observer.value(value) }
  }
}

private struct Subscription<Element>: Disposable {
  weak var observable: Observable<Element>?
  let id: Int

  func dispose() { observable?.observers[id] = nil }
}

extension Observable: Outputing {
  public typealias OutputType = Element

  public func outputing(_ block: @escaping (Element) -> Void) -> Unbinder {
    let d = subscribe(onNext: { value in
      block(value)
    })
    return Unbinders.create {
      d.dispose()
    }
  }
}

extension PublishSubject: Inputing {
  public typealias InputType = Element

  public func input(value: Element) {
    onNext(value)
  }
}

/// An object of an app that ends an observation, by the name of the document.
final class CountingUnbinder: Unbinder {
  private(set) var count = 0

  func py_unbind() { count += 1 }
}

/// A source of an app that returns an object of its own.
final class OwnSource: Outputing {
  let unbinder = CountingUnbinder()

  func outputing(_ block: @escaping (String) -> Void) -> Unbinder {
    block("own")
    return unbinder
  }
}
