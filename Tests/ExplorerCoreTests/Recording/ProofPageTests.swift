import Recording
import SourceModel
import TerminalModel
import Testing

@testable import ExplorerCore

struct ProofPageTests {
  private func text(_ news: [ProofNews], _ language: Language = .english) -> [String] {
    var proof = ProofState(of: "OfferTests/testTaking")
    for news in news { proof.receive(news) }
    let document = ProofPage(proof: proof, language: language).document.document
    return (0..<document.count).flatMap {
      document.rows($0, 80).map { $0.spans.map(\.text).joined() }
    }
  }

  private static let failure = ProofOutcome(
    way: .schedules(50), runs: 50, failures: 3,
    failure: ProofOutcome.Failure(
      message: "No matches found", location: SourceLocation(file: "/a/T.swift", line: 7), seed: 12))

  @Test func whatIsBeingDoneStandsLast() {
    #expect(text([]) == [" … building"])
    #expect(text([.running(.nominal)]) == [" … on the nominal schedule"])
    #expect(
      text([.outcome(ProofOutcome(way: .nominal, runs: 1)), .running(.device("iPhone SE"))]) == [
        " ✓ It passes on the nominal schedule", " … on iPhone SE",
      ])
    #expect(text([.trying(2)], .japanese) == [" … 直せる候補を試しています（2）"])
  }

  @Test func aFailureIsToldWithItsPlaceAndSchedule() {
    #expect(
      text([.outcome(Self.failure), .mend(nil, .nominal, nil), .ended]) == [
        " ✗ It fails on 50 other schedules in 3 of 50 runs", "     No matches found",
        "     T.swift:7", "     see it with --seed 12",
        " No wait and no other locator was found that mends it.", " Done.",
      ])
  }

  @Test func whatMendsItIsWrittenOnce() {
    let change = RecordingChange(
      path: "UITests/T.swift", isNew: false, hunks: [["@@ -1 +1,2 @@", "+  wait()", "   tap()"]])
    var proof = ProofState(of: "T/testA")
    proof.receive(.mend(.wait, .nominal, change))
    #expect(ProofPage(proof: proof, language: .english).act(.select, on: 0).isEmpty)
    proof.receive(.ended)
    #expect(ProofPage(proof: proof, language: .english).act(.select, on: 0) == [.writeMend])
    proof.receive(.mended)
    #expect(ProofPage(proof: proof, language: .english).act(.select, on: 0).isEmpty)
  }

  @Test func aTestIsProvedFromThePageThatSaysItWasSaved() {
    var harness = ExplorerHarness.calling()
    harness.record()
    harness.act(.line("save-test test SignInTests/testByHand"))
    harness.press(.enter)
    harness.press(.down)
    harness.press(.enter)
    #expect(harness.model.recording.proof?.test == "SignInTests/testByHand")
    #expect(harness.model.pages.front?.id == PageID(ProofPage.Key()))
  }
}
