/// Marks tasks that belong to the test, as the app's tasks run on the same scheduler.
enum TestCode {
  /// Whether the current task belongs to the test.
  @TaskLocal static var isRunning = false
}
