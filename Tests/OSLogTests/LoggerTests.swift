import Foundation
import Testing

@testable import OSLog

@Suite struct LoggerTests {
  @Test func messagesArePutIntoWordsWithAllValues() {
    let name = "Ann"
    let message: OSLogMessage =
      "\(name, privacy: .private) has \(12, format: .hex) of \(0.5, format: .fixed(precision: 2))"
    #expect(message.text == "Ann has c of 0.50")
    let aligned: OSLogMessage = "[\(7, align: .right(columns: 3))]"
    #expect(aligned.text == "[  7]")
  }

  @Test func formatsOfCTakeArgumentsInOrderAndNeverReadWhatIsNotThere() {
    #expect(CFormat.text("%{public}@ %d%% %5.2f", ["a", 3, 1.5]) == "a 3% 1.5")
    #expect(CFormat.text("%@ and %d", ["a"]) == "a and %d")
    #expect(CFormat.text("50%", []) == "50%")
  }
}
