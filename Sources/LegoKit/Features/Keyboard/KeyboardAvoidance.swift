/// Whether the content of a screen avoids the keyboard.
struct KeyboardAvoidance: Trait {
  static var modifier: String { "avoidsKeyboard" }

  let isOn: Bool
}

extension Lego {
  /// Sets whether the content avoids the keyboard.
  ///
  /// ```swift
  /// Lego { … }
  ///   .avoidsKeyboard(false)  // The screen moves above the keyboard by itself.
  /// ```
  ///
  /// The default is `true`: while the keyboard covers the bottom of the collection view, the content
  /// inset and the inset of the scroll indicator are larger by the covered height, and the field
  /// that is edited is scrolled into the visible area, animated with the keyboard. A screen with the
  /// anchor ``ContentAnchor/bottom`` keeps its end above the keyboard. The insets are restored when
  /// the keyboard is hidden; insets that the app has set stay.
  ///
  /// A keyboard that floats or is split covers nothing. Content that scrolls horizontally, a
  /// ``LegoView`` that sizes to its content, and one inside another scroll view keep their insets: the
  /// list around them makes the field visible.
  public func avoidsKeyboard(_ avoidsKeyboard: Bool) -> Lego {
    adding(KeyboardAvoidance(isOn: avoidsKeyboard))
  }
}
