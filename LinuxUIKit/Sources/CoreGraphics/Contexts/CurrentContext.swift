/// The stack of contexts that are drawn into on the current thread.
package enum CurrentContext {
  private static let ofThread = ThreadObject()

  private final class Stack {
    var contexts: [CGContext] = []
  }

  private static var stack: Stack? { ofThread.object as? Stack }

  /// The context on top of the stack; `nil` outside drawing.
  package static var top: CGContext? { stack?.contexts.last }

  package static func push(_ context: CGContext) {
    let stack = stack ?? Stack()
    stack.contexts.append(context)
    ofThread.object = stack
  }

  /// Removes the context on top; does nothing if there is none.
  package static func pop() {
    _ = stack?.contexts.popLast()
  }
}
