/// The stack of contexts that are drawn into on the current thread.
package enum CurrentContext {
  private static let stack = ThreadLocal<[CGContext]>()

  /// The context on top of the stack; `nil` outside drawing.
  package static var top: CGContext? { stack.value?.last }

  package static func push(_ context: CGContext) {
    stack.value = (stack.value ?? []) + [context]
  }

  /// Removes the context on top; does nothing if there is none.
  package static func pop() {
    _ = stack.value?.popLast()
  }
}
