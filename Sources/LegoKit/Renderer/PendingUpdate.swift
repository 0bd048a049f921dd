/// A description that waits to be shown.
@MainActor struct PendingUpdate {
  let lego: Lego
  let animates: Bool
  let ticket: UpdateCompletion
}
