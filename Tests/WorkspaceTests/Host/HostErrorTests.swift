import SessionProtocol
import Testing
import Workspace

struct HostErrorTests {
  @Test(arguments: [
    (
      HostError.notStarted(executable: "/h", reason: "Permission denied"),
      "The host cannot be run: Permission denied."
    ),
    (.notReady, "The host did not say that it is ready."),
    (.silent(seconds: 30), "The host did not say that it is ready within 30 seconds."),
    (.unresponsive, "The host does not read what it is told."),
    (.misspoke(.lineTooLong(limit: 64 << 20)), "The host has sent a line of more than 64 MB"),
    (.gone(.exited(status: 3)), "The host is gone: it ended with status 3."),
    (.gone(.killed(signal: 9)), "The host is gone: it was ended by signal 9 (Killed)."),
    (.gone(.closedLine), "The host is gone: it closed its line."),
  ])
  func eachErrorIsToldInASentenceOfItsOwn(error: HostError, beginning: String) {
    #expect(error.message.hasPrefix(beginning))
    #expect(error.description == error.message)
  }
}
