public import Foundation

/// An issue as an object: what Objective-C code sees of an `XCTIssue`.
open class XCTIssueReference: NSObject {
  /// What went wrong, in general.
  public enum IssueType: Int, Sendable {
    /// An assertion did not hold.
    case assertionFailure
    /// The test threw an error.
    case thrownError
    /// An exception of Objective-C was not caught.
    case uncaughtException
    /// A measurement came out worse than its baseline.
    case performanceRegression
    /// The testing system itself failed.
    case system
    /// A failure was expected and did not happen.
    case unmatchedExpectedFailure
  }

  /// How bad an issue is.
  public enum Severity: Int, Sendable {
    /// It is worth knowing, and fails nothing.
    case warning = 4
    /// It fails the test.
    case error = 8
  }

  /// The issue as a value.
  var value: XCTIssue

  /// Creates the object of a value.
  public init(_ issue: XCTIssue) {
    value = issue
    super.init()
  }

  /// What went wrong, in general.
  open var type: IssueType { value.type }
  /// What went wrong, in a sentence or two.
  open var compactDescription: String { value.compactDescription }
  /// What went wrong, with all that is known about it.
  open var detailedDescription: String? { value.detailedDescription }
  /// Where it went wrong.
  open var sourceCodeContext: XCTSourceCodeContext { value.sourceCodeContext }
  /// The error that was thrown, if one was.
  open var associatedError: (any Error)? { value.associatedError }
  /// What is kept along with it.
  open var attachments: [XCTAttachment] { value.attachments }
  /// How bad it is.
  open var severity: Severity { value.severity }
}
