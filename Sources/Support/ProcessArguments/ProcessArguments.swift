/// The command line as `CommandLine.arguments` and `ProcessInfo.arguments` give it to the app.
///
/// A module of its own in Swift 5 mode, because Swift 6 withholds the setter, for the sake of
/// threads that a host does not have.
package enum ProcessArguments {
  /// The arguments, the program's name first.
  package static var current: [String] {
    get { CommandLine.arguments }
    set { CommandLine.arguments = newValue }
  }
}
