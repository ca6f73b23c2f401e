public import Foundation

/// A failure that a test said would happen.
///
/// See Apple's documentation of `XCTExpectedFailure`.
open class XCTExpectedFailure: NSObject {
  /// Why it was expected.
  public let failureReason: String?
  /// What happened.
  public let issue: XCTIssue

  init(failureReason: String?, issue: XCTIssue) {
    self.failureReason = failureReason
    self.issue = issue
    super.init()
  }

  /// How to expect failures.
  open class Options: NSObject {
    /// Tells whether an issue is one of those that are expected.
    open var issueMatcher: (XCTIssue) -> Bool = { _ in true }
    /// Whether anything is expected at all.
    open var isEnabled = true
    /// Whether it fails the test when nothing of what is expected happens.
    open var isStrict = true

    /// Creates options that expect any failure, and at least one.
    public override init() { super.init() }

    /// Options that do not mind when nothing happens.
    open class func nonStrict() -> Options {
      let options = Options()
      options.isStrict = false
      return options
    }
  }
}
