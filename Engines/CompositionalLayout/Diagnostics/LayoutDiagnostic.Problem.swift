extension LayoutDiagnostic {
  /// The kinds of mistakes; the names in brackets are those of compositional-layout.md 6.7.
  package enum Problem: Hashable, Sendable {
    /// A group has no room for anything: its section stays empty (E-ROOM).
    case noRoom
    /// A group has no subitems, or its provider returned no frames: it stays empty (E-SUB).
    case noSubitems
    /// The first child is longer than its group: it is placed all the same (E-ITEM).
    case itemTooLarge
    /// A described child has no room behind those before it, in any instance: it is never placed.
    case neverPlaced
    /// A number is NaN or infinite: 0 stands for it (E-INF).
    case notFinite
    /// A dimension is zero or negative: it is laid out as 0 points (W-DIM).
    case notPositive
    /// A group would hold more items than can be kept, or groups lie on each other: the rest is left out.
    case tooManyItems
    /// Something is larger, across its row or column, than what it stands in: it sticks out.
    case sticksOut

    /// Whether the screen cannot be meant as it is shown.
    ///
    /// A view writes only these into its log. What sticks out is often meant so, such as a row with
    /// edge spacing beside it: that is told to those who ask for it.
    package var isFault: Bool { self != .sticksOut }
  }
}
