extension NSString {
  /// Returns a string from a format and arguments, whose numbers are formatted for the current locale.
  ///
  /// The function is Foundation's on Apple's platforms; Foundation on Linux has it for `String` only.
  public class func localizedStringWithFormat(_ format: NSString, _ args: any CVarArg...)
    -> NSString
  {
    NSString(
      string: String(
        format: String(describing: format), locale: Locale.current, arguments: args))
  }
}
