import Foundation

// A few names of Combine: subjects that call closures at once, without demand or schedulers.

/// Something that can be canceled.
public protocol Cancellable { func cancel() }

/// A subscription, which ends with the object.
public final class AnyCancellable: Cancellable, Hashable {
  private var body: (() -> Void)?

  public init(_ cancel: @escaping () -> Void) { body = cancel }
  deinit { cancel() }

  public func cancel() {
    body?()
    body = nil
  }

  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

  public static func == (one: AnyCancellable, other: AnyCancellable) -> Bool { one === other }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The end of a stream.
public enum Subscribers {
  public enum Completion<Failure: Error> {
    case finished
    case failure(Failure)
  }
}

/// A stream of values.
public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error

  func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable
}

extension Publisher {
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }

  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }

  public func map<Value>(_ transform: @escaping (Output) -> Value) -> AnyPublisher<Value, Failure> {
    AnyPublisher { completion, receive in
      sink(receiveCompletion: completion) { receive(transform($0)) }
    }
  }

  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    AnyPublisher { completion, receive in
      sink(receiveCompletion: completion) { if isIncluded($0) { receive($0) } }
    }
  }

  public func assign<Root: AnyObject>(
    to path: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable {
    sink { object[keyPath: path] = $0 }
  }
}

/// A stream without its type.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  typealias Completion = (Subscribers.Completion<Failure>) -> Void
  private let subscribe: (@escaping Completion, @escaping (Output) -> Void) -> AnyCancellable

  public init(_ publisher: some Publisher<Output, Failure>) {
    subscribe = { publisher.sink(receiveCompletion: $0, receiveValue: $1) }
  }

  init(
    _ subscribe: @escaping (@escaping Completion, @escaping (Output) -> Void) -> AnyCancellable
  ) {
    self.subscribe = subscribe
  }

  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    subscribe(receiveCompletion, receiveValue)
  }
}

/// A stream to which values are sent.
public class PassthroughSubject<Output, Failure: Error>: Publisher {
  private var subscribers: [Int: (Subscribers.Completion<Failure>?, Output?) -> Void] = [:]
  private var count = 0

  public init() {}

  public func send(_ value: Output) {
    for number in subscribers.keys.sorted() { subscribers[number]?(nil, value) }
  }

  public func send(completion: Subscribers.Completion<Failure>) {
    let ended = subscribers
    subscribers = [:]
    for number in ended.keys.sorted() { ended[number]?(completion, nil) }
  }

  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    count += 1
    let number = count
    subscribers[number] = { completion, value in
      if let value { receiveValue(value) }
      if let completion { receiveCompletion(completion) }
    }
    return AnyCancellable { [weak self] in self?.subscribers[number] = nil }
  }
}

extension PassthroughSubject where Output == Void {
  public func send() { send(()) }
}

/// A stream with a value, which a subscriber receives at once.
public final class CurrentValueSubject<Output, Failure: Error>: PassthroughSubject<Output, Failure>
{
  private var current: Output

  public var value: Output {
    get { current }
    set { send(newValue) }
  }

  public init(_ value: Output) { current = value }

  public override func send(_ value: Output) {
    current = value
    super.send(value)
  }

  public override func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let result = super.sink(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    receiveValue(current)
    return result
  }
}
