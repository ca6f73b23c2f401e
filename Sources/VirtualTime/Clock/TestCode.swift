/// Tells the test's own asynchronous code from the app's, which runs on the same scheduler.
enum TestCode {
  /// Whether the current task belongs to the test.
  @TaskLocal static var isRunning = false
}
