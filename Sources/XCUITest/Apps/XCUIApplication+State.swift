extension XCUIApplication {
  /// What an app is doing.
  public enum State: UInt, Sendable {
    /// It is not known.
    case unknown = 0
    /// It has not been launched or has ended.
    case notRunning = 1
    /// It is in the background and suspended.
    case runningBackgroundSuspended = 2
    /// It is in the background.
    case runningBackground = 3
    /// It is on the screen.
    case runningForeground = 4
  }
}
