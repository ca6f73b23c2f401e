import TerminalUI

extension ColorDepth {
  /// Whether a terminal of this depth shows any colour besides: by the variable that terminals say it
  /// in, as no description does.
  func hasExactColors(environment: [String: String]) -> Bool {
    // The one of GNU screen is that of the terminal around it, which would get other colours.
    let isScreen = environment["STY"]?.isEmpty == false
    return self == .palette && !isScreen
      && ["truecolor", "24bit"].contains(environment["COLORTERM"])
  }
}
