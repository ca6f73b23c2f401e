/// Why a figure cannot be taken.
enum BenchmarkError: Error {
  /// A test that is measured did not pass.
  case testFailed(String)
  /// A process that is measured is not there.
  case noProcess(Int32)
}
