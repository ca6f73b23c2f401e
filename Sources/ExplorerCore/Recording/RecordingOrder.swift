package import Recording

/// A recording as it is now, for whoever writes Swift for it.
package struct RecordingOrder: Hashable, Sendable {
  /// Counts the orders: only the answer to the latest one is wanted.
  package var number: Int
  /// What was done and asserted, in order.
  package var steps: [RecordedStep]
  /// What the person has chosen.
  package var choices: RecordingChoices
  /// The test whose set-up the recording has, `Class/method`.
  package var test: String?
  /// Whether the set-up of that class launches the app.
  package var isLaunchedInSetUp: Bool
  /// How the test itself launched it; `nil` where its set-up did.
  package var launch: LaunchInTest?
  /// What runs before it have shown.
  package var earlier = SeenScreens()

  /// The test class whose set-up the recording has.
  package var testClass: String? {
    test.flatMap { $0.split(separator: "/").first.map(String.init) }
  }
}
