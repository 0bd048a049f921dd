/// The stack of contexts that are drawn into on the current thread.
package enum CurrentContext {
  private static let ofThread = ThreadObject()

  private final class Stack {
    var contexts: [CGContext] = []
  }

  private static var stack: Stack? { ofThread.object as? Stack }

  /// The context on top of the stack; `nil` outside drawing.
  package static var top: CGContext? { stack?.contexts.last }

  /// Adds a context, which is on top until it is removed.
  package static func push(_ context: CGContext) {
    (stack ?? makeStack()).contexts.append(context)
  }

  /// Makes the stack of the current thread.
  private static func makeStack() -> Stack {
    let stack = Stack()
    ofThread.object = stack
    return stack
  }

  /// Removes the context on top; does nothing if there is none.
  package static func pop() {
    _ = stack?.contexts.popLast()
  }
}
