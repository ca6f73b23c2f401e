import SessionProtocol

/// The run of a host that the explorer works with, and the one that comes after it.
struct OpenRun {
  /// The child that runs the test, while it runs.
  var processID: Int32?
  /// Whether a run is under way on the host, wanted or not.
  var isRunning = false
  /// A run that begins once the one before is gone: both would read the same line.
  var next: RunRequest?
}
