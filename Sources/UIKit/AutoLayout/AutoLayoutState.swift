/// What Auto Layout keeps for a view that takes part in it.
@MainActor final class AutoLayoutState {}
