import Testing

@testable import SessionProtocol

@Suite struct LogDateTests {
  @Test func momentsAreWrittenToTheMillisecond() {
    #expect(LogDate.text(secondsSince1970: 1_718_012_460.0496) == "2024-06-10 09:41:00.050")
    #expect(LogDate.text(secondsSince1970: 1_718_012_460.9996) == "2024-06-10 09:41:01.000")
  }

  @Test func noMomentIsTooFar() {
    #expect(LogDate.text(secondsSince1970: .infinity) == "9999-12-31 23:59:59.000")
    #expect(LogDate.text(secondsSince1970: -1e300) == "1970-01-01 00:00:00.000")
    #expect(LogDate.text(secondsSince1970: .nan) == "1970-01-01 00:00:00.000")
  }
}
