import Foundation
import TerminalModel
import Testing

@testable import Sessions

struct DoctorReportTests {
  private let findings = [
    Finding.ok("editor", "日本語エディタ \u{1B}[2J"),
    .missing("host", "it does\nnot run.", "Build it anew.", isNeeded: true),
    .weaker("memory", "1.0 GB free", "End other programs."),
  ]

  @Test func eachFindingIsALineAndTheLastSumsUp() {
    let lines = DoctorReport(findings).lines().map(\.string)
    #expect(lines.count == 4)
    #expect(lines[0] == "ok       editor  日本語エディタ ␛[2J")
    #expect(lines[1] == "missing  host    it does not run. Build it anew.")
    #expect(lines[2] == "weaker   memory  1.0 GB free. End other programs.")
    #expect(lines[3] == "pomelo cannot run: see what is missing above.")
  }

  @Test(arguments: [20, 40, 80])
  func onATerminalLinesAreAsWideAsThat(width: Int) {
    for line in DoctorReport(findings).lines(width: width).dropLast() {
      #expect(line.string.terminalWidth <= max(width, 17 + 20))
    }
  }

  @Test func whatIsOnlyUsefulKeepsNobodyFromRunning() {
    let report = DoctorReport([findings[0], findings[2]])
    #expect(report.isReady)
    #expect(report.lines().last?.string == "pomelo can run; missing: 0, weaker: 1.")
  }

  @Test func theReportIsOneObject() throws {
    let text = try DoctorReport(findings).json().string
    #expect(!text.contains("\n"))
    let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    #expect(object?["isReady"] as? Bool == false)
    let states = (object?["findings"] as? [[String: Any]])?.map { $0["state"] as? String }
    #expect(states == ["ok", "missing", "weaker"])
  }
}
