extension TestSession {
  /// Fails the test because it uses what only another platform has; every such member of the API
  /// goes through here.
  ///
  /// - Parameters:
  ///   - member: The member, such as `XCUIRemote.press(_:)`.
  ///   - platform: Where it exists, such as `tvOS`.
  func failUnsupported(member: String, platform: String) {
    fail("\(member) exists only on \(platform); the simulated device is an iPhone or iPad.")
  }
}
