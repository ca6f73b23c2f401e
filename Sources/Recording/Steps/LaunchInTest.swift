package import SessionProtocol

/// How the test of a recording launched its app itself.
package struct LaunchInTest: Hashable, Sendable {
  /// The place in the test.
  package var place: SourceFrame
  /// What it was launched with.
  package var launch: HandLaunch
  /// Whether what is called there does something to the app besides.
  package var doesMore: Bool
}

extension HandLaunch {
  /// What an app was launched with.
  ///
  /// - Parameter change: The launch; others have nothing.
  package init(_ change: ApplicationChange) {
    let variables = (change.environment ?? []).map { variable in
      let name = variable.prefix { $0 != "=" }
      return (String(name), String(variable.dropFirst(name.count + 1)))
    }
    self.init(arguments: change.arguments, environment: Dictionary(variables) { $1 })
  }
}

extension LaunchInTest {
  /// Statements that launch the app in the same way.
  package var code: [String] { RawCode.launch(launch) }
}
