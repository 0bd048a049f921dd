import Foundation

/// The stack of contexts that are drawn into on the current thread.
package enum CurrentContext {
  private static let key = "CGContextStack"

  private final class Stack {
    var contexts: [CGContext] = []
  }

  /// The context on top of the stack; `nil` outside drawing.
  package static var top: CGContext? { stack.contexts.last }

  package static func push(_ context: CGContext) {
    stack.contexts.append(context)
  }

  /// Removes the context on top; does nothing if there is none.
  package static func pop() {
    _ = stack.contexts.popLast()
  }

  private static var stack: Stack {
    let thread = Thread.current
    if let stack = thread.threadDictionary[key] as? Stack { return stack }
    let stack = Stack()
    thread.threadDictionary[key] = stack
    return stack
  }
}
