import SessionProtocol
import Testing

@testable import XCUITest

/// What is read from the lines that Swift Testing tells a person.
struct LibraryWordingTests {
  @Test(arguments: [
    ("Test case passing 1 argument number → 2 to odd(number:) started.", "number → 2"),
    (
      #"Test case passing 2 arguments s → "to a to b", n → 1 to pair(_:n:) started."#,
      #"s → "to a to b", n → 1"#
    ),
    ("Test case passing 1 argument x → 1 to \"adds\" started.", "x → 1"),
  ])
  func argumentsStandInFrontOfTheName(line: String, arguments: String) {
    #expect(LibraryWording.arguments(in: line) == arguments)
  }

  @Test(arguments: [
    ("Test off() skipped: \"later\"", "later" as String?),
    ("Test off() skipped.", nil),
    ("Test canc() was cancelled after 0.001 seconds: \"no need\"", "no need"),
    ("Test canc() was cancelled after 0.001 seconds.", nil),
  ])
  func reasonsStandInQuotes(line: String, reason: String?) {
    #expect(LibraryWording.reason(in: line) == reason)
  }

  @Test func messagesTellWhatLedToAnIssue() {
    #expect(LibraryWording.failureReason(of: "Expectation failed: a == b") == .assertion)
    #expect(LibraryWording.failureReason(of: "Caught error: .bad") == .thrownError)
    #expect(LibraryWording.failureReason(of: "Time limit was exceeded: 60 s") == .timeAllowance)
    #expect(LibraryWording.failureReason(of: "Issue recorded") == .other)
  }
}
