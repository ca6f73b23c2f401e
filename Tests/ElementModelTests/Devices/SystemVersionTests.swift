import Foundation
import Testing

@testable import ElementModel

struct SystemVersionTests {
  @Test(arguments: [
    ("17", SystemVersion(17, 5)), ("18.2", SystemVersion(18, 2)), ("26.0.1", SystemVersion(26, 0)),
    ("19", nil), ("18.", nil), ("eighteen", nil), ("", nil), ("1.2.3.4", nil),
  ])
  func aYearStandsForItsLatestVersion(text: String, version: SystemVersion?) {
    #expect(SystemVersion.named(text) == version)
  }

  @Test(arguments: [
    (SystemVersion(15), SystemVersion.standard), (.standard, .standard),
    (SystemVersion(26), SystemVersion(26, 1)), (SystemVersion(27, 2), SystemVersion(27, 2)),
  ])
  func anAppGetsAVersionThatItRunsOn(minimum: SystemVersion, version: SystemVersion) {
    #expect(SystemVersion.suiting(minimum) == version)
  }

  @Test func versionsAreInOrderAndSurviveCoding() throws {
    #expect(SystemVersion(18, 6) < SystemVersion(26, 1))
    #expect(SystemVersion(18, 2) < SystemVersion(18, 10))
    let data = try JSONEncoder().encode([SystemVersion(18, 10)])
    #expect(String(bytes: data, encoding: .utf8) == #"["18.10"]"#)
    #expect(try JSONDecoder().decode([SystemVersion].self, from: data) == [SystemVersion(18, 10)])
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(SystemVersion.self, from: Data(#""new""#.utf8))
    }
  }
}
