// A modifier behind the brace of a `for` or an `if` belongs to nothing: the compiler looks for a static member of
// `Section` then, and finds these, whose message says where to put it.

/// Stands for a modifier that follows the brace of a loop or a condition, which the compiler rejects.
@available(*, unavailable)
@dynamicCallable public struct ModifierAfterLoop {
  /// Accepts the arguments of any modifier.
  @available(*, unavailable)
  @MainActor public func dynamicallyCall(withKeywordArguments: KeyValuePairs<String, Any>) -> Section {
    Section(id: 0, RowsLayout()) {}
  }
}

extension Section {
  /// Rejects `background` behind a brace.
  @available(*, unavailable, message: "Put the modifier behind the section, inside the braces.")
  public static var background: ModifierAfterLoop { ModifierAfterLoop() }

  /// Rejects `badge` behind a brace.
  @available(*, unavailable, message: "Put the modifier behind the section, inside the braces.")
  public static var badge: ModifierAfterLoop { ModifierAfterLoop() }

  /// Rejects `canMove` behind a brace.
  @available(*, unavailable, message: "Put the modifier behind the section, inside the braces.")
  public static var canMove: ModifierAfterLoop { ModifierAfterLoop() }

  /// Rejects `canMoveTo` behind a brace.
  @available(*, unavailable, message: "Put the modifier behind the section, inside the braces.")
  public static var canMoveTo: ModifierAfterLoop { ModifierAfterLoop() }

  /// Rejects `canSelect` behind a brace.
  @available(*, unavailable, message: "Put the modifier behind the section, inside the braces.")
  public static var canSelect: ModifierAfterLoop { ModifierAfterLoop() }

  /// Rejects `contextMenu` behind a brace.
  @available(*, unavailable, message: "Put the modifier behind the section, inside the braces.")
  public static var contextMenu: ModifierAfterLoop { ModifierAfterLoop() }

  /// Rejects `draggable` behind a brace.
  @available(*, unavailable, message: "Put the modifier behind the section, inside the braces.")
  public static var draggable: ModifierAfterLoop { ModifierAfterLoop() }

  /// Rejects `footer` behind a brace.
  @available(*, unavailable, message: "Put the modifier behind the section, inside the braces.")
  public static var footer: ModifierAfterLoop { ModifierAfterLoop() }

  /// Rejects `moveActions` behind a brace.
  @available(*, unavailable, message: "Put the modifier behind the section, inside the braces.")
  public static var moveActions: ModifierAfterLoop { ModifierAfterLoop() }

  /// Rejects `onAppear` behind a brace.
  @available(*, unavailable, message: "Put the modifier behind the section, inside the braces.")
  public static var onAppear: ModifierAfterLoop { ModifierAfterLoop() }

  /// Rejects `onDeselect` behind a brace.
  @available(*, unavailable, message: "Put the modifier behind the section, inside the braces.")
  public static var onDeselect: ModifierAfterLoop { ModifierAfterLoop() }

  /// Rejects `onDisappear` behind a brace.
  @available(*, unavailable, message: "Put the modifier behind the section, inside the braces.")
  public static var onDisappear: ModifierAfterLoop { ModifierAfterLoop() }

  /// Rejects `onDoubleTap` behind a brace.
  @available(*, unavailable, message: "Put the modifier behind the section, inside the braces.")
  public static var onDoubleTap: ModifierAfterLoop { ModifierAfterLoop() }

  /// Rejects `onDrag` behind a brace.
  @available(*, unavailable, message: "Put the modifier behind the section, inside the braces.")
  public static var onDrag: ModifierAfterLoop { ModifierAfterLoop() }

  /// Rejects `onDrop` behind a brace.
  @available(*, unavailable, message: "Put the modifier behind the section, inside the braces.")
  public static var onDrop: ModifierAfterLoop { ModifierAfterLoop() }

  /// Rejects `onHighlight` behind a brace.
  @available(*, unavailable, message: "Put the modifier behind the section, inside the braces.")
  public static var onHighlight: ModifierAfterLoop { ModifierAfterLoop() }

  /// Rejects `onImpression` behind a brace.
  @available(*, unavailable, message: "Put the modifier behind the section, inside the braces.")
  public static var onImpression: ModifierAfterLoop { ModifierAfterLoop() }

  /// Rejects `onPrefetch` behind a brace.
  @available(*, unavailable, message: "Put the modifier behind the section, inside the braces.")
  public static var onPrefetch: ModifierAfterLoop { ModifierAfterLoop() }

  /// Rejects `onReachEnd` behind a brace.
  @available(*, unavailable, message: "Put the modifier behind the section, inside the braces.")
  public static var onReachEnd: ModifierAfterLoop { ModifierAfterLoop() }

  /// Rejects `onReachStart` behind a brace.
  @available(*, unavailable, message: "Put the modifier behind the section, inside the braces.")
  public static var onReachStart: ModifierAfterLoop { ModifierAfterLoop() }

  /// Rejects `onReorder` behind a brace.
  @available(*, unavailable, message: "Put the modifier behind the section, inside the braces.")
  public static var onReorder: ModifierAfterLoop { ModifierAfterLoop() }

  /// Rejects `onScroll` behind a brace.
  @available(*, unavailable, message: "Put the modifier behind the section, inside the braces.")
  public static var onScroll: ModifierAfterLoop { ModifierAfterLoop() }

  /// Rejects `onScrollPhaseChange` behind a brace.
  @available(*, unavailable, message: "Put the modifier behind the section, inside the braces.")
  public static var onScrollPhaseChange: ModifierAfterLoop { ModifierAfterLoop() }

  /// Rejects `onSelect` behind a brace.
  @available(*, unavailable, message: "Put the modifier behind the section, inside the braces.")
  public static var onSelect: ModifierAfterLoop { ModifierAfterLoop() }

  /// Rejects `onUnhighlight` behind a brace.
  @available(*, unavailable, message: "Put the modifier behind the section, inside the braces.")
  public static var onUnhighlight: ModifierAfterLoop { ModifierAfterLoop() }

  /// Rejects `onVisibleShare` behind a brace.
  @available(*, unavailable, message: "Put the modifier behind the section, inside the braces.")
  public static var onVisibleShare: ModifierAfterLoop { ModifierAfterLoop() }

  /// Rejects `page` behind a brace.
  @available(*, unavailable, message: "Put the modifier behind the section, inside the braces.")
  public static var page: ModifierAfterLoop { ModifierAfterLoop() }

  /// Rejects `paging` behind a brace.
  @available(*, unavailable, message: "Put the modifier behind the section, inside the braces.")
  public static var paging: ModifierAfterLoop { ModifierAfterLoop() }

  /// Rejects `phase` behind a brace.
  @available(*, unavailable, message: "Put the modifier behind the section, inside the braces.")
  public static var phase: ModifierAfterLoop { ModifierAfterLoop() }

  /// Rejects `scrollEffect` behind a brace.
  @available(*, unavailable, message: "Put the modifier behind the section, inside the braces.")
  public static var scrollEffect: ModifierAfterLoop { ModifierAfterLoop() }

  /// Rejects `selection` behind a brace.
  @available(*, unavailable, message: "Put the modifier behind the section, inside the braces.")
  public static var selection: ModifierAfterLoop { ModifierAfterLoop() }

  /// Rejects `supplementaryItem` behind a brace.
  @available(*, unavailable, message: "Put the modifier behind the section, inside the braces.")
  public static var supplementaryItem: ModifierAfterLoop { ModifierAfterLoop() }

  /// Rejects `swipeActions` behind a brace.
  @available(*, unavailable, message: "Put the modifier behind the section, inside the braces.")
  public static var swipeActions: ModifierAfterLoop { ModifierAfterLoop() }

  /// Rejects `transition` behind a brace.
  @available(*, unavailable, message: "Put the modifier behind the section, inside the braces.")
  public static var transition: ModifierAfterLoop { ModifierAfterLoop() }
}
