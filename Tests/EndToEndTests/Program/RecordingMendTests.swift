import Foundation
import Testing

extension EndToEnd.Program {
  /// What does not hold everywhere is mended by what was tried.
  struct RecordingMendTests {
    private let project = Workbench.project("Mending")

    private func recorder() throws -> RecorderProcess {
      try RecorderProcess(
        [
          "--app", project.url(of: "App").path, "--tests", project.url(of: "UITests").path,
        ])
    }

    @Test func aWaitIsFoundTriedAndWritten() throws {
      let it = try recorder()
      let before = try String(
        contentsOf: project.url(of: "UITests/OfferTests.swift"), encoding: .utf8)
      for line in ["tap open", "tap take", "save test OfferTests/testTaking"] {
        _ = try it.answer(line)
      }
      let saved = try String(
        contentsOf: project.url(of: "UITests/OfferTests.swift"), encoding: .utf8)
      let proof = try it.answer("prove")
      #expect(proof.contains { $0.hasPrefix("It fails on iPhone SE") }, "\(it.transcript)")
      #expect(proof.contains { $0.hasPrefix("With a wait it passes on iPhone SE") })
      #expect(proof.contains("+    XCTAssertTrue(takeButton.waitForExistence(timeout: 5))"))
      // Only tried so far.
      #expect(
        try String(contentsOf: project.url(of: "UITests/OfferTests.swift"), encoding: .utf8)
          == saved)
      #expect(try it.answer("mend").last?.hasPrefix("Changed ") == true)
      #expect(try it.answer("prove").last == "It does the same 2 things as were recorded.")
      _ = try it.answer("unsave")
      _ = try it.answer("unsave")
      #expect(
        try String(contentsOf: project.url(of: "UITests/OfferTests.swift"), encoding: .utf8)
          == before)
      _ = try it.end()
    }

    @Test func anotherLocatorIsFound() throws {
      let it = try recorder()
      _ = try it.answer("tap open")
      _ = try it.answer("wait take")
      _ = try it.answer("tap take")
      let locators = try it.answer("locators")
      let label = try #require(locators.first { $0.contains(#"app.buttons["Take it"]"#) })
      _ = try it.answer("locate \(label.prefix { $0 != " " })")
      _ = try it.answer("save test OfferTests/testTaking")
      let proof = try it.answer("prove")
      #expect(proof.contains { $0.hasPrefix("It fails in dark appearance") }, "\(it.transcript)")
      #expect(
        proof.contains {
          $0.hasPrefix(#"With app.buttons["take"] in the place of app.buttons["Take it"]"#)
        }, "\(it.transcript)")
      _ = try it.answer("mend")
      #expect(
        try it.answer("prove").last?.hasPrefix("It does the same") == true, "\(it.transcript)")
      _ = try it.end()
    }
  }
}
