public import Foundation

/// How a test comes out.
///
/// See Apple's documentation of `XCTestRun`.
open class XCTestRun: NSObject {
  /// The test.
  public let test: XCTest
  /// When it began; `nil` before.
  open private(set) var startDate: Date?
  /// When it ended; `nil` before.
  open private(set) var stopDate: Date?
  /// How many assertions failed.
  open internal(set) var failureCount = 0
  /// How many failures were errors that nobody caught.
  open internal(set) var unexpectedExceptionCount = 0
  /// How many tests were skipped.
  open internal(set) var skipCount = 0
  /// How many test methods have run.
  open internal(set) var executionCount = 0

  /// Creates the run of a test.
  public required init(test: XCTest) {
    self.test = test
    super.init()
  }

  /// Creates the run of a test.
  public class func testRun(with test: XCTest) -> XCTestRun { Self(test: test) }

  /// How many test methods it stands for.
  open var testCaseCount: Int { test.testCaseCount }
  /// How many failures there are of any kind.
  open var totalFailureCount: Int { failureCount + unexpectedExceptionCount }
  /// Whether it ended without a failure.
  open var hasSucceeded: Bool { stopDate != nil && totalFailureCount == 0 }
  /// Whether it was skipped.
  open var hasBeenSkipped: Bool { skipCount > 0 }

  /// Virtual seconds from its beginning to its end, or to now.
  open var totalDuration: TimeInterval {
    guard let startDate else { return 0 }
    return (stopDate ?? Date()).timeIntervalSince(startDate)
  }

  /// Virtual seconds spent in tests.
  open var testDuration: TimeInterval { totalDuration }

  /// Notes the beginning.
  open func start() { startDate = Date() }

  /// Notes the end.
  open func stop() {
    executionCount += 1
    stopDate = Date()
  }

  /// Counts what went wrong.
  func count(_ issue: XCTIssue) {
    if issue.type == .thrownError || issue.type == .uncaughtException {
      unexpectedExceptionCount += 1
    } else {
      failureCount += 1
    }
  }
}

/// How a test method comes out.
open class XCTestCaseRun: XCTestRun {}

/// How a suite of tests comes out.
open class XCTestSuiteRun: XCTestRun {
  /// The runs of its tests.
  open var testRuns: [XCTestRun] { (test as? XCTestSuite)?.tests.compactMap(\.testRun) ?? [] }
}
