public import Foundation

/// Told how a run goes.
///
/// See Apple's documentation of `XCTestObservation`; all members may be left out.
public protocol XCTestObservation: NSObjectProtocol {
  /// The tests of a bundle are about to run.
  func testBundleWillStart(_ testBundle: Bundle)
  /// A suite is about to run.
  func testSuiteWillStart(_ testSuite: XCTestSuite)
  /// A test method is about to run.
  func testCaseWillStart(_ testCase: XCTestCase)
  /// Something went wrong in a test method.
  func testCase(_ testCase: XCTestCase, didRecord issue: XCTIssue)
  /// Something went wrong that the test expected.
  func testCase(_ testCase: XCTestCase, didRecord expectedFailure: XCTExpectedFailure)
  /// Something went wrong in a test method; the older form.
  func testCase(
    _ testCase: XCTestCase, didFailWithDescription description: String, inFile filePath: String?,
    atLine lineNumber: Int)
  /// A test method has ended.
  func testCaseDidFinish(_ testCase: XCTestCase)
  /// Something went wrong in a suite, outside its tests.
  func testSuite(_ testSuite: XCTestSuite, didRecord issue: XCTIssue)
  /// A suite has ended.
  func testSuiteDidFinish(_ testSuite: XCTestSuite)
  /// The tests of a bundle have ended.
  func testBundleDidFinish(_ testBundle: Bundle)
}

extension XCTestObservation {
  /// Does nothing.
  public func testBundleWillStart(_ testBundle: Bundle) {}
  /// Does nothing.
  public func testSuiteWillStart(_ testSuite: XCTestSuite) {}
  /// Does nothing.
  public func testCaseWillStart(_ testCase: XCTestCase) {}
  /// Does nothing.
  public func testCase(_ testCase: XCTestCase, didRecord issue: XCTIssue) {}
  /// Does nothing.
  public func testCase(_ testCase: XCTestCase, didRecord expectedFailure: XCTExpectedFailure) {}
  /// Does nothing.
  public func testCase(
    _ testCase: XCTestCase, didFailWithDescription description: String, inFile filePath: String?,
    atLine lineNumber: Int
  ) {}
  /// Does nothing.
  public func testCaseDidFinish(_ testCase: XCTestCase) {}
  /// Does nothing.
  public func testSuite(_ testSuite: XCTestSuite, didRecord issue: XCTIssue) {}
  /// Does nothing.
  public func testSuiteDidFinish(_ testSuite: XCTestSuite) {}
  /// Does nothing.
  public func testBundleDidFinish(_ testBundle: Bundle) {}
}
