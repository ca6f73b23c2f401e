/// How the device is to be for a test, as the test can say it itself.
package struct TestSettings: Hashable, Sendable {
  /// Statements that set the device, whether the app runs or not.
  package var device: [String] = []
  /// Statements that come before the app is launched; it is called `app` in them.
  package var launch: [String] = []
  /// Whether a call of the test's launches the app, with all that it was given before.
  package var isTakenByCall = false
  /// What is said in place of ``launch`` where something else than the test's own file launches the app.
  package var launchInWords: [String] = []
  /// What no statement can set.
  package var words: [String] = []

  /// Creates settings of a device as it is.
  package init() {}

  /// What launches the app, as a line of its own.
  private static let launching = "app.launch()"

  /// Has lines of a body launch the app with ``launch``.
  ///
  /// - Parameters:
  ///   - lines: The lines; they may be set in.
  ///   - isCalled: Whether the first of them launches it, where none says so.
  /// - Returns: Whether a line launches the app.
  func prepareLaunch(in lines: inout [String], orCall isCalled: Bool = false) -> Bool {
    guard !launch.isEmpty else { return true }
    func isBlank(_ character: Character) -> Bool { character == " " || character == "\t" }
    let code = lines.map { $0.drop(while: isBlank) }
    let first = isCalled ? code.firstIndex { !$0.hasPrefix("let app = ") } : nil
    guard let place = code.firstIndex(where: { $0 == Self.launching }) ?? first else {
      return false
    }
    let blanks = lines[place].prefix(while: isBlank)
    lines.insert(contentsOf: launch.map { blanks + $0 }, at: place)
    return true
  }

  /// Leaves the launch to the class of the test, which has ``launch``.
  mutating func leaveLaunch() { (launch, launchInWords) = ([], []) }

  /// A comment with what a person has to see to.
  ///
  /// - Parameter isPrepared: Whether the launch has what it needs.
  /// - Returns: The line, or none.
  func comment(isPrepared: Bool) -> [String] {
    let all = (isPrepared ? words : words + launchInWords).sorted()
    return all.isEmpty ? [] : ["// Recorded with \(all.joined(separator: " "))"]
  }
}
