/// What stands above the classes of the tests.
enum TestGrouping: CaseIterable, Hashable, Sendable {
  /// The folder of tests that they lie in.
  case target
  /// The layer of the pyramid that they belong to.
  case tag

  /// The other one.
  var next: TestGrouping { self == .target ? .tag : .target }
}
