import CNcurses
import Glibc

/// The locale that curses takes widths and encodings from.
enum TerminalLocale {
  /// Makes the environment's character set the process's; whether it is UTF-8.
  ///
  /// Containers and bare machines often name no locale, or one that is not installed, on terminals
  /// that show UTF-8 all the same; a locale that a person did choose is obeyed.
  static func activate(environment: [String: String]) -> Bool {
    let name =
      ["LC_ALL", "LC_CTYPE", "LANG"].lazy
      .compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
    let wanted = name.lowercased()
    if setlocale(LC_CTYPE, "") == nil || name.isEmpty {
      if name.isEmpty || wanted.contains("utf-8") || wanted.contains("utf8") {
        setlocale(LC_CTYPE, "C.UTF-8")
      }
    }
    return cnc_is_utf8()
  }
}
