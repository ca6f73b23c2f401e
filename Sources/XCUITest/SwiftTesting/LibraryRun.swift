import Foundation
import SessionProtocol
import VirtualTime

/// One run of a test by Swift Testing: hears what the library tells, and tells it as the run's events.
@MainActor
final class LibraryRun {
  /// The run that this process is in, if it is one of these.
  private(set) static weak var current: LibraryRun?

  private let test: LibraryTest
  private let session: TestSession
  /// What becomes of the arguments that the test is called with.
  private(set) var cases = LibraryCases()
  /// Why the library has not run the test, or not to its end.
  private(set) var skip: XCTSkip?
  private var hasBegun = false
  /// Where the latest issue was, for the expectation that reports itself next.
  private var latestIssue: (path: String, line: Int)?

  init(_ test: LibraryTest, session: TestSession) {
    self.test = test
    self.session = session
  }

  /// Runs the test to its end.
  ///
  /// - Throws: What the library throws where it does not understand what it is asked for.
  func run() async throws {
    Self.current = self
    let folder = NSTemporaryDirectory() + "pomelo-attachments"
    try? FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let configuration = LibraryEntryPoint.Configuration(
      filter: [test.filter], attachmentsPath: folder)
    let isThere = try await LibraryEntryPoint.run(configuration) { data in
      TestThread.run { [weak self] in self?.receive(data) }
    }
    TestThread.catchUp()
    if !isThere {
      session.fail("The host was linked without Swift Testing", at: test.location)
    } else if !hasBegun, skip == nil, session.failureCount == 0 {
      session.fail("Swift Testing does not find the test", at: test.location)
    }
  }

  /// Takes note that an expectation was checked and let the test go on.
  ///
  /// - Parameters:
  ///   - name: `#expect` or `#require`.
  ///   - expression: What was expected, as written.
  ///   - place: Where it stands.
  func noteExpectation(_ name: String, _ expression: String, at place: SourceFrame) {
    if let latestIssue, latestIssue == (place.file, place.line) { return self.latestIssue = nil }
    session.report(
      .assertion(Assertion(name: name, passed: true, message: expression, location: place)),
      isStop: true)
  }

  private func receive(_ data: Data) {
    guard let record = try? JSONDecoder().decode(LibraryRecord.self, from: data),
      record.kind == "event"
    else { return }
    let event = record.payload
    let text = event.messages?.first?.text ?? ""
    switch event.kind {
    case "testStarted": hasBegun = true
    case "testCaseStarted": begin(LibraryWording.arguments(in: text))
    case "testCaseEnded": endCase()
    case "testCaseCancelled": cases.cancel()
    case "issueRecorded": if let issue = event.issue { receive(issue, event.messages ?? []) }
    case "valueAttached": if let path = event.attachment?.path { keep(fileAt: path) }
    case "testSkipped":
      skip = XCTSkip(message: LibraryWording.reason(in: text), at: test.location)
    case "testEnded" where event.messages?.first?.symbol == "skip":
      skip = XCTSkip(message: LibraryWording.reason(in: text), at: test.location)
    default: break
    }
  }

  private func begin(_ arguments: String) {
    cases.begin(arguments, at: VirtualTime.now, failures: session.failureCount)
    session.arguments = arguments
    session.report(.activity(Activity(name: arguments, hasEnded: false)), isStop: true)
  }

  private func endCase() {
    guard let arguments = cases.current else { return }
    cases.end(at: VirtualTime.now, failures: session.failureCount)
    session.arguments = nil
    session.report(.activity(Activity(name: arguments, hasEnded: true)))
  }

  private func receive(_ issue: LibraryRecord.Issue, _ messages: [LibraryRecord.Message]) {
    let message = messages.map(\.text).joined(separator: "\n")
    let place = issue.sourceLocation.map {
      SourceFrame(function: "", file: $0.path, line: $0.line, column: $0.column)
    }
    latestIssue = place.map { ($0.file, $0.line) }
    let reason = LibraryWording.failureReason(of: message)
    // The library is compiled so that the usual walk ends in it.
    let calls = session.reporter.callsBehindLibrary(reason == .thrownError)
    session.reporter.holdsStack(true, calls)
    defer { session.reporter.holdsStack(false, []) }
    if issue.isKnown {
      let because = messages.filter { $0.symbol == "details" }.map(\.text).joined(separator: "\n")
      let own = messages.first { $0.symbol != "details" }?.text ?? message
      session.record(.of(own, reason, at: place), knownBecause: because)
    } else if issue.severity == "warning" {
      var warning = XCTIssue.of(message, reason, at: place)
      warning.severity = .warning
      session.record(warning)
    } else {
      if reason == .assertion {
        session.report(
          .assertion(
            Assertion(
              name: "#expect", passed: false, message: message, location: place ?? test.location)))
      }
      session.fail(
        message, reason, at: reason == .thrownError ? calls.first ?? place : place ?? test.location,
        type: reason == .thrownError ? .thrownError : .assertionFailure, calls: calls)
    }
  }

  private func keep(fileAt path: String) {
    let attachment = XCTAttachment(
      uniformTypeIdentifier: UniformType.identifier(ofFile: path),
      name: (path as NSString).lastPathComponent,
      payload: FileManager.default.contents(atPath: path))
    attachment.lifetime = .keepAlways
    session.keep(attachment)
    try? FileManager.default.removeItem(atPath: path)
  }
}

extension XCTIssue {
  /// What Swift Testing tells of.
  fileprivate static func of(
    _ message: String, _ reason: FailureReason, at place: SourceFrame?
  ) -> XCTIssue {
    let location = place.map { place in
      let location = XCTSourceCodeLocation(filePath: place.file, lineNumber: place.line)
      location.column = place.column
      return location
    }
    var issue = XCTIssue(
      type: reason == .thrownError ? .thrownError : .assertionFailure,
      compactDescription: message,
      sourceCodeContext: XCTSourceCodeContext(location: location))
    issue.reason = reason
    return issue
  }
}
