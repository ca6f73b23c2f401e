import TerminalModel

/// A test as Xcode's console names it: `-[StoresUITests.SignInTests testSignIn]`.
struct ConsoleTest: Hashable {
  /// The class without its module.
  let className: String
  /// The whole name.
  let name: String

  /// Names a test.
  ///
  /// - Parameters:
  ///   - id: `SignInTests/testSignIn`.
  ///   - target: The module of the tests.
  init(_ id: String, target: String) {
    let parts = id.split(separator: "/", maxSplits: 1).map { String($0).terminalSafe }
    className = parts.first ?? ""
    let method = parts.count == 2 ? parts[1] : ""
    name = "-[\(target.terminalSafe).\(className) \(method)]"
  }
}
