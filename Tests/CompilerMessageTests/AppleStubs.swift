/// Stubs of Apple's modules: the declarations that LegoKit uses, with Apple's signatures.
///
/// They stand in for modules that Linux lacks, so that the compiler can check the code that only
/// Apple's platforms compile. Nothing in them runs.
enum AppleStubs {
  /// Declarations of SwiftUI, from Apple's reference pages of `View`, `ViewBuilder`,
  /// `UIViewControllerRepresentable`, `UIViewControllerRepresentableContext`, `Transaction`,
  /// `UIHostingConfiguration` (iOS 16), `State`, `Binding`, `Section`, `ForEach` and `Text`.
  static let swiftUI = """
    @_exported import UIKit

    @MainActor @preconcurrency public protocol View {
      associatedtype Body: View
      @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
    }
    extension Never: View {
      public var body: Never { fatalError() }
    }
    public struct EmptyView: View {
      nonisolated public init() {}
      public var body: Never { fatalError() }
    }
    public struct Text: View {
      nonisolated public init<S: StringProtocol>(_ content: S) {}
      public var body: Never { fatalError() }
    }
    @resultBuilder public struct ViewBuilder {
      public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
      public static func buildBlock() -> EmptyView { EmptyView() }
      public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
    }

    public struct Animation: Hashable, Sendable {}
    public struct Transaction {
      public init() {}
      public var animation: Animation?
      public var disablesAnimations: Bool { get { false } set {} }
    }
    public struct EnvironmentValues: Sendable {}
    public struct ProposedViewSize: Equatable, Sendable {
      public var width: CGFloat?
      public var height: CGFloat?
    }
    @MainActor @preconcurrency public struct UIViewControllerRepresentableContext<
      Representable: UIViewControllerRepresentable
    > {
      @MainActor @preconcurrency public let coordinator: Representable.Coordinator
      @MainActor @preconcurrency public var transaction: Transaction { fatalError() }
      @MainActor @preconcurrency public var environment: EnvironmentValues { fatalError() }
    }
    @MainActor @preconcurrency public protocol UIViewControllerRepresentable: View
    where Self.Body == Never {
      associatedtype UIViewControllerType: UIViewController
      @MainActor @preconcurrency func makeUIViewController(
        context: Self.Context
      ) -> Self.UIViewControllerType
      @MainActor @preconcurrency func updateUIViewController(
        _ uiViewController: Self.UIViewControllerType, context: Self.Context)
      @MainActor @preconcurrency static func dismantleUIViewController(
        _ uiViewController: Self.UIViewControllerType, coordinator: Self.Coordinator)
      associatedtype Coordinator = Void
      @MainActor @preconcurrency func makeCoordinator() -> Self.Coordinator
      @MainActor @preconcurrency func sizeThatFits(
        _ proposal: ProposedViewSize, uiViewController: Self.UIViewControllerType,
        context: Self.Context
      ) -> CGSize?
      typealias Context = UIViewControllerRepresentableContext<Self>
    }
    extension UIViewControllerRepresentable where Self.Coordinator == Void {
      public func makeCoordinator() {}
    }
    extension UIViewControllerRepresentable {
      public static func dismantleUIViewController(
        _ uiViewController: Self.UIViewControllerType, coordinator: Self.Coordinator
      ) {}
      public func sizeThatFits(
        _ proposal: ProposedViewSize, uiViewController: Self.UIViewControllerType,
        context: Self.Context
      ) -> CGSize? { nil }
      public var body: Never { fatalError() }
    }

    public struct UIHostingConfiguration<Content, Background>: UIContentConfiguration
    where Content: View, Background: View {
      @MainActor @preconcurrency public init(@ViewBuilder content: () -> Content)
      where Background == EmptyView {}
      @MainActor @preconcurrency public func makeContentView() -> any UIView & UIContentView {
        fatalError()
      }
      public func updated(
        for state: any UIConfigurationState
      ) -> UIHostingConfiguration<Content, Background> { self }
      public func margins(
        _ edges: Edge.Set = .all, _ length: CGFloat
      ) -> UIHostingConfiguration<Content, Background> { self }
      public func minSize(
        width: CGFloat? = nil, height: CGFloat? = nil
      ) -> UIHostingConfiguration<Content, Background> { self }
    }

    @frozen public enum Edge: Int8, CaseIterable {
      case top, leading, bottom, trailing
      @frozen public struct Set: OptionSet {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        public static var all: Edge.Set { Edge.Set(rawValue: 15) }
      }
    }

    public protocol DynamicProperty {}
    @frozen @propertyWrapper public struct State<Value>: DynamicProperty {
      public init(wrappedValue value: Value) {}
      public var wrappedValue: Value { get { fatalError() } nonmutating set {} }
      public var projectedValue: Binding<Value> { fatalError() }
    }
    @frozen @propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
      public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {}
      public var wrappedValue: Value { get { fatalError() } nonmutating set {} }
      public var projectedValue: Binding<Value> { self }
      public subscript<Subject>(
        dynamicMember keyPath: WritableKeyPath<Value, Subject>
      ) -> Binding<Subject> { fatalError() }
    }
    public struct Section<Parent, Content, Footer> {}
    extension Section: View where Parent: View, Content: View, Footer: View {
      public init(@ViewBuilder content: () -> Content)
      where Parent == EmptyView, Footer == EmptyView {}
      public var body: Never { fatalError() }
    }
    public struct ForEach<Data, ID, Content>
    where Data: RandomAccessCollection, ID: Hashable {
      public var data: Data
    }
    extension ForEach: View where Content: View {
      public var body: Never { fatalError() }
    }
    """

  /// Declarations of Combine, from Apple's reference pages of `ObservableObject`,
  /// `ObservableObjectPublisher`, `Published`, `Publisher`, `Subscriber` and `AnyCancellable`.
  static let combine = """
    public protocol Cancellable {
      func cancel()
    }
    public final class AnyCancellable: Cancellable, Hashable {
      public init(_ cancel: @escaping () -> Void) {}
      public final func cancel() {}
      public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool { lhs === rhs }
      public func hash(into hasher: inout Hasher) {}
    }
    public protocol Subscriber<Input, Failure> {
      associatedtype Input
      associatedtype Failure: Error
    }
    public protocol Publisher<Output, Failure> {
      associatedtype Output
      associatedtype Failure: Error
      func receive<S>(subscriber: S)
      where S: Subscriber, Self.Failure == S.Failure, Self.Output == S.Input
    }
    extension Publisher where Self.Failure == Never {
      public func sink(
        receiveValue: @escaping ((Self.Output) -> Void)
      ) -> AnyCancellable { AnyCancellable {} }
    }
    public final class ObservableObjectPublisher: Publisher {
      public typealias Output = Void
      public typealias Failure = Never
      public init() {}
      public final func receive<S>(subscriber: S)
      where S: Subscriber, S.Failure == Never, S.Input == Void {}
      public final func send() {}
    }
    public protocol ObservableObject: AnyObject {
      associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
      where Self.ObjectWillChangePublisher.Failure == Never
      var objectWillChange: Self.ObjectWillChangePublisher { get }
    }
    extension ObservableObject
    where Self.ObjectWillChangePublisher == ObservableObjectPublisher {
      public var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher() }
    }
    @propertyWrapper public struct Published<Value> {
      public init(wrappedValue: Value) {}
      @available(*, unavailable, message: "@Published is only available on properties of classes")
      public var wrappedValue: Value { get { fatalError() } set {} }
      public static subscript<EnclosingSelf: AnyObject>(
        _enclosingInstance object: EnclosingSelf,
        wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
        storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
      ) -> Value { get { fatalError() } set {} }
    }
    """
}
