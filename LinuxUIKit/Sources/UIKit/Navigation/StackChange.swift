/// A change of a navigation controller's stack.
struct StackChange {
  let former: [UIViewController]
  private let new: [UIViewController]

  init(from former: [UIViewController], to new: [UIViewController]) {
    (self.former, self.new) = (former, new)
  }

  var leaving: [UIViewController] {
    former.filter { old in !new.contains { $0 === old } }
  }

  var entering: [UIViewController] {
    new.filter { controller in !former.contains { $0 === controller } }
  }

  /// A change to a view controller that was in the stack is a pop.
  var operation: UINavigationController.Operation {
    former.contains { $0 === new.last } ? .pop : .push
  }

  /// Calls the methods that follow the change.
  @MainActor func complete(in navigation: UINavigationController) {
    for controller in leaving { controller.removeFromParent() }
    for controller in entering { controller.didMove(toParent: navigation) }
  }
}
