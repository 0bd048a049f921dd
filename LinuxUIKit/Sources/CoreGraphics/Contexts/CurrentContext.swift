import Foundation

/// The stack of contexts that are drawn into on the current thread.
package enum CurrentContext {
  private static let key = "CGContextStack"

  private final class Stack {
    private(set) var contexts: [CGContext] = []

    func push(_ context: CGContext) { contexts.append(context) }
    func pop() { _ = contexts.popLast() }
  }

  /// The context on top of the stack; `nil` outside drawing.
  package static var top: CGContext? { stack.contexts.last }

  package static func push(_ context: CGContext) {
    stack.push(context)
  }

  /// Removes the context on top; does nothing if there is none.
  package static func pop() {
    stack.pop()
  }

  private static var stack: Stack {
    let thread = Thread.current
    if let stack = thread.threadDictionary[key] as? Stack { return stack }
    let stack = Stack()
    thread.threadDictionary[key] = stack
    return stack
  }
}
