import SessionProtocol
import Testing

@testable import XCUITest

/// Where failures of assertions are shown.
@MainActor
@Suite(.serialized) struct AssertionPlaceTests {
  /// The files of the failures of a body, called from `Pages.swift`, with sources of the person's
  /// that are told by their path.
  private func files(_ body: @MainActor () -> Void) -> [String] {
    var files: [String] = []
    let outer = TestSession.current
    defer { TestSession.current = outer }
    TestSession.current = TestSession(
      device: FakeApp(),
      reporter: TestReporter(
        report: { content, _ in
          if case .failure(let failure) = content { files.append(failure.location.file) }
        },
        currentFrame: { SourceFrame(function: "open()", file: "/Own/Pages.swift", line: 7) },
        isOwnSource: { $0.hasPrefix("/Own/") }),
      timeAllowance: .seconds(100_000), endTest: { fatalError("continueAfterFailure is true") })
    body()
    return files
  }

  @Test func inTheirOwnSourcesTheyAreShownWhereTheyStand() {
    #expect(files { XCTFail("", file: "/Own/Tests.swift", line: 3) } == ["/Own/Tests.swift"])
  }

  @Test func inALibraryTheyAreShownWhereItWasCalled() {
    #expect(files { XCTFail("", file: "/Library/View.swift", line: 3) } == ["/Own/Pages.swift"])
  }
}
