/// What a collection view knows of its context menu.
struct ContextMenuState {
  /// A menu that the delegate has for the finger that rests on the screen.
  struct Found {
    /// What the delegate answered.
    let configuration: UIContextMenuConfiguration
    /// The items that it is about.
    let indexPaths: [IndexPath]
  }

  /// The menu that is about to open; nil while none is.
  var found: Found?
  /// The menu that is open; nil while none is.
  var presented: PresentedContextMenu?
}
