/// Sources of ours that are compiled into the person's modules, where a member in an extension takes
/// the place of the Foundation member of the same name.
///
/// Only for what no library of ours can take over otherwise: Foundation has these members in itself.
enum ShadowingSource {
  /// For apps: the arguments of the latest launch.
  ///
  /// Foundation's own remember those of the first, and a test may launch an app again with others.
  static let forApps = """
    import Foundation

    extension Foundation.ProcessInfo {
      var arguments: [String] { CommandLine.arguments }
    }

    """

  /// For tests: a run loop that is let run lets the app's time go on.
  ///
  /// Foundation's own would wait for a moment of the virtual clock, which stands still meanwhile;
  /// sleeping moves it.
  static let forTests = """
    import Foundation

    extension Foundation.RunLoop {
      func run(until limitDate: Foundation.Date) {
        Foundation.Thread.sleep(until: limitDate)
      }

      @discardableResult
      func run(mode: Foundation.RunLoop.Mode, before limitDate: Foundation.Date) -> Bool {
        // It returns once something has happened; whoever waits for more calls again.
        let soon = Foundation.Date(timeIntervalSinceNow: 0.05)
        Foundation.Thread.sleep(until: limitDate < soon ? limitDate : soon)
        return true
      }
    }

    """
}
