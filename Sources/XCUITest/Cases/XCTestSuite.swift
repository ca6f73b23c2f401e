/// Tests with a name.
///
/// See Apple's documentation of `XCTestSuite`.
open class XCTestSuite: XCTest {
  /// The tests, in the order in which they run.
  open private(set) var tests: [XCTest] = []
  private let suiteName: String

  /// Creates an empty suite.
  public init(name: String) {
    suiteName = name
    super.init()
  }

  /// What reports call it.
  open override var name: String { suiteName }
  /// How many test methods it holds.
  open override var testCaseCount: Int { tests.reduce(0) { $0 + $1.testCaseCount } }
  /// The class of the objects that say how a suite came out.
  open override var testRunClass: AnyClass? { XCTestSuiteRun.self }

  /// Adds a test at the end.
  open func addTest(_ test: XCTest) { tests.append(test) }

  /// Runs its tests, one after the other.
  open override func perform(_ run: XCTestRun) {
    run.start()
    for test in tests { test.run() }
    run.failureCount = tests.reduce(0) { $0 + ($1.testRun?.failureCount ?? 0) }
    run.unexpectedExceptionCount = tests.reduce(0) {
      $0 + ($1.testRun?.unexpectedExceptionCount ?? 0)
    }
    run.skipCount = tests.reduce(0) { $0 + ($1.testRun?.skipCount ?? 0) }
    run.stop()
  }
}
