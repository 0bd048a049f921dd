/// What content is moved to in code while its place may become known on the way only.
struct ScrollAim {
  /// The offset that shows it, as far as is known now; nil when it is gone.
  let offset: @MainActor () -> CGPoint?
  /// Called once the content has come there: moves it as far as was learned last.
  let settle: @MainActor () -> Void
}
