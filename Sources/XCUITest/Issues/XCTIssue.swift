import SessionProtocol

/// Something that goes wrong in a test: what `XCTestCase.record(_:)` takes.
///
/// A value, so that an override of `record(_:)` can change a copy and hand it on. See Apple's
/// documentation of `XCTIssue`.
public struct XCTIssue {
  /// What went wrong, in general.
  public typealias IssueType = XCTIssueReference.IssueType
  /// How bad it is.
  public typealias Severity = XCTIssueReference.Severity

  /// What went wrong, in general.
  public var type: IssueType
  /// What went wrong, in a sentence or two; what reports show.
  public var compactDescription: String
  /// What went wrong, with all that is known about it.
  public var detailedDescription: String?
  /// Where it went wrong.
  public var sourceCodeContext: XCTSourceCodeContext
  /// The error that was thrown, if one was.
  public var associatedError: (any Error)?
  /// What is kept along with it.
  public var attachments: [XCTAttachment]
  /// How bad it is: only errors fail a test.
  public var severity: Severity

  /// What a search that failed has narrowly missed; not a part of Apple's type.
  var nearMisses: [NearMiss] = []
  /// The element whose search failed; not a part of Apple's type.
  var sought: ElementReference?

  /// What led to it, where the library itself records it; not a part of Apple's type.
  var reason: FailureReason?

  /// What led to it, as far as anybody knows.
  var shownReason: FailureReason {
    if let reason { return reason }
    switch type {
    case .thrownError: return .thrownError
    case .unmatchedExpectedFailure: return .missingFailure
    default: return .other
    }
  }

  /// Creates an issue.
  public init(
    type: IssueType, compactDescription: String, detailedDescription: String? = nil,
    sourceCodeContext: XCTSourceCodeContext = XCTSourceCodeContext(),
    associatedError: (any Error)? = nil, attachments: [XCTAttachment] = [],
    severity: Severity = .error
  ) {
    self.type = type
    self.compactDescription = compactDescription
    self.detailedDescription = detailedDescription
    self.sourceCodeContext = sourceCodeContext
    self.associatedError = associatedError
    self.attachments = attachments
    self.severity = severity
  }

  /// Keeps something along with the issue.
  public mutating func add(_ attachment: XCTAttachment) { attachments.append(attachment) }

  /// Where reports show it; an empty place when it is not known.
  var frame: SourceFrame {
    guard let location = sourceCodeContext.location else {
      return SourceFrame(function: "", file: "", line: 0)
    }
    return SourceFrame(
      function: location.function, file: location.fileURL.path, line: location.lineNumber,
      column: location.column)
  }
}
