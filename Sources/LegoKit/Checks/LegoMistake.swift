/// A mistake in a description, found before anything is shown.
///
/// The screen goes on without losing anything; the mistake tells what to put right.
public protocol LegoMistake: Error, CustomStringConvertible {}
