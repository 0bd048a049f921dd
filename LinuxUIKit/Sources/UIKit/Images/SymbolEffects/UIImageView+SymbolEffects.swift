// Symbol effects: an image view of a symbol image animates it.
extension UIImageView {
  /// Adds an effect that plays once (iOS 17).
  ///
  /// ```swift
  /// imageView.addSymbolEffect(.bounce, options: .repeat(2))
  /// ```
  ///
  /// An effect replaces one of the same type. Effects move symbol images only; those of other images
  /// have no visible effect. Outside a window, and while the user prefers reduced motion, effects that
  /// play once end immediately, and those that change the size or the visibility do so without animation.
  ///
  /// - Parameters:
  ///   - effect: The effect.
  ///   - options: The repetitions and the speed.
  ///   - animated: Whether a change of the size or the visibility is animated.
  ///   - completion: A closure that is called when the effect has ended or was removed; for a change of
  ///     the size or the visibility, when its animation has ended.
  public func addSymbolEffect(
    _ effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true, completion: UISymbolEffectCompletion? = nil
  ) {
    add(effect.configuration, options, animated, completion)
  }

  /// Adds an effect that lasts until it is removed (iOS 17).
  ///
  /// ```swift
  /// imageView.addSymbolEffect(.scale.up)
  /// imageView.addSymbolEffect(.disappear)
  /// ```
  ///
  /// See the function for discrete effects.
  public func addSymbolEffect(
    _ effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true, completion: UISymbolEffectCompletion? = nil
  ) {
    add(effect.configuration, options, animated, completion)
  }

  /// Adds an effect that plays once or lasts until it is removed, as the options say (iOS 17).
  ///
  /// ```swift
  /// imageView.addSymbolEffect(.pulse)
  /// imageView.addSymbolEffect(.variableColor.iterative.reversing, options: .nonRepeating)
  /// ```
  ///
  /// By default a bounce and a wiggle play once, the others last. See the function for discrete effects.
  public func addSymbolEffect(
    _ effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) {
    add(effect.configuration, options, animated, completion)
  }

  /// Removes the effect of a type, whatever its direction (iOS 17).
  ///
  /// - Parameters:
  ///   - effect: An effect of the type.
  ///   - options: The speed with which the size and the visibility return.
  ///   - animated: Whether an effect ends with its current run, rather than at once.
  ///   - completion: A closure that is called when the effect has ended.
  public func removeSymbolEffect(
    ofType effect: some DiscreteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) {
    remove(effect.configuration, options, animated, completion)
  }

  /// Removes the effect of a type, whatever its direction (iOS 17).
  ///
  /// See the function for discrete effects.
  public func removeSymbolEffect(
    ofType effect: some IndefiniteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) {
    remove(effect.configuration, options, animated, completion)
  }

  /// Removes the effect of a type, whatever its direction (iOS 17).
  ///
  /// See the function for discrete effects.
  public func removeSymbolEffect(
    ofType effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) {
    remove(effect.configuration, options, animated, completion)
  }

  /// Removes all effects (iOS 17).
  ///
  /// - Parameters:
  ///   - options: The speed with which the size and the visibility return.
  ///   - animated: Whether effects end with their current run, rather than at once.
  public func removeAllSymbolEffects(
    options: SymbolEffectOptions = .default, animated: Bool = true
  ) {
    existingEffectPlayer?.removeAll(options: options, animated: animated)
  }

  /// Sets the image, which takes the place of the current one with an effect (iOS 17).
  ///
  /// ```swift
  /// button.setSymbolImage(UIImage(systemName: "pause.fill") ?? UIImage(), contentTransition: .replace)
  /// ```
  ///
  /// `image` is the new one immediately. Effects that were added continue with the new image.
  ///
  /// - Parameters:
  ///   - image: The new image; one that isn't a symbol image is displayed without the effect.
  ///   - contentTransition: The effect.
  ///   - options: The speed of the effect.
  ///   - completion: A closure that is called when the effect has ended.
  public func setSymbolImage(
    _ image: UIImage, contentTransition: some ContentTransitionSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, completion: UISymbolEffectCompletion? = nil
  ) {
    // Unverified: that the automatic transition is that of `replace`.
    var replacement = SymbolEffectConfiguration.Replacement.downUp
    if case .replace(let own) = contentTransition.configuration.motion { replacement = own }
    effectPlayer.replace(
      replacement, options: options, change: { self.image = image },
      completion: reporting(completion))
  }

  private func add(
    _ effect: SymbolEffectConfiguration, _ options: SymbolEffectOptions, _ animated: Bool,
    _ completion: UISymbolEffectCompletion?
  ) {
    effectPlayer.add(
      effect.motion, options: options, animated: animated, completion: reporting(completion))
  }

  private func remove(
    _ effect: SymbolEffectConfiguration, _ options: SymbolEffectOptions, _ animated: Bool,
    _ completion: UISymbolEffectCompletion?
  ) {
    effectPlayer.remove(
      effect.motion, options: options, animated: animated, completion: reporting(completion))
  }

  /// Returns a handler that calls a completion handler with its context.
  private func reporting(_ completion: UISymbolEffectCompletion?) -> @MainActor (Bool) -> Void {
    { [weak self] isFinished in
      completion?(UISymbolEffectCompletionContext(sender: self, isFinished: isFinished))
    }
  }
}

/// A closure that is called when a symbol effect has ended.
public typealias UISymbolEffectCompletion = @MainActor (UISymbolEffectCompletionContext) -> Void

/// The end of a symbol effect, for its completion handler (iOS 17).
///
/// - Note: Not implemented: the effect.
@preconcurrency @MainActor open class UISymbolEffectCompletionContext: NSObject {
  private weak var view: UIImageView?

  /// Whether the effect has ended by itself, rather than because it was removed or replaced at once.
  open private(set) var isFinished: Bool

  /// The image view.
  open var sender: Any? { view }

  init(sender: UIImageView?, isFinished: Bool) {
    (view, self.isFinished) = (sender, isFinished)
  }
}
