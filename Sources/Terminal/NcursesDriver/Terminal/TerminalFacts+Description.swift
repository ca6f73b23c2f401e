import CNcurses
import Glibc
package import TerminalUI

extension TerminalFacts {
  /// Asks for the terminal of an environment, without taking it over.
  ///
  /// To be asked before there is an ``NcursesDriver``, or not at all.
  ///
  /// - Parameter environment: Where `TERM`, `NO_COLOR` and the locale's variables are looked up.
  package init(environment: [String: String]) {
    let type = environment["TERM"] ?? ""
    let isDescribed = !type.isEmpty && cnc_describe(type)
    let colors = ColorDepth(colorCount: isDescribed ? Int(cnc_number("colors")) : 0)
    self.init(
      isThere: isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1, type: type,
      isDescribed: isDescribed, movesCursor: isDescribed && cnc_capability("cup") != nil,
      colors: colors.limited(byEnvironment: environment),
      showsUnicode: TerminalLocale.activate(environment: environment))
  }
}
