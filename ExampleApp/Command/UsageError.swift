/// A mistake in the command line, with the correct usage.
struct UsageError: Error, CustomStringConvertible {
  /// The exit code for an invalid command line, EX_USAGE of BSD's sysexits.
  static let exitCode: Int32 = 64

  let mistake: String

  var description: String {
    """
    \(mistake)

    \(Self.usage)
    """
  }

  /// The valid arguments, one per line.
  static let usage = """
    usage: ExampleApp
             open a window on the list of all screens; without a display as --gallery
           ExampleApp --gallery
             draw every screen into gallery/ and an index.html beside them
           ExampleApp --list
             print the names of the screens
           ExampleApp --window [--screen NAME] [--size 390x844] [--scale 2]
                      [--dark] [--rtl] [--text-size SIZE]
             open a window on one screen, or on the list of all
           ExampleApp --snapshot FOLDER [--screen NAME] [--size 390x844] [--scale 2]
                      [--dark] [--rtl] [--text-size SIZE] [--outline]
             draw one screen, or all, into PNG files; with the frames and names of
             views over them
           ExampleApp --inspect X,Y --screen NAME [--size 390x844] [--dark] [--rtl] …
             print the views at a point of the screen, and the facts about them
           ExampleApp --help
             print this text

    SIZE is one of \(TextSize.allCases.map(\.rawValue).joined(separator: " ")).

    There is a display where DISPLAY or WAYLAND_DISPLAY is set and UIKIT_DISPLAY isn't none.
    In the window, Control and Shift with a key:
      D  light or dark                 R  left to right or right to left
      +  larger text                   -  smaller text
      S  slow motion                   O  outlines of views
      T  times of frames               I  print the views under the pointer
      P  write a picture of the window into a PNG file
    """
}
