/// Why a figure cannot be taken.
enum BenchmarkError: Error {
  /// A test that is measured did not pass.
  case testFailed(String)
}
