import SessionProtocol
import TerminalModel
import TerminalUI
import Testing
import Workspace

@testable import Sessions

struct MachineFactsFindingsTests {
  private static let well = MachineFacts(
    compiler: .found(CompilerFacts(path: "/usr/bin/swiftc", version: "Swift version 6.3")),
    library: .found("/lib/libPomeloHost.so"), cache: .found("/home/me/.cache/pomelo"),
    trial: .started(.complete, seconds: 0.25),
    terminal: TerminalFacts(
      isThere: true, type: "xterm-256color", isDescribed: true, movesCursor: true,
      colors: .palette, showsUnicode: true),
    editor: .found("vi"), git: "/usr/bin/git", processors: 4, freeMemory: 8 << 30)

  private func findings(_ change: (inout MachineFacts) -> Void) -> [String: Finding] {
    var facts = Self.well
    change(&facts)
    return Dictionary(uniqueKeysWithValues: facts.findings.map { ($0.name, $0) })
  }

  @Test func whereEverythingIsThereAllIsWell() {
    #expect(Self.well.findings.allSatisfy { $0.state == .ok && $0.advice == nil })
    let report = DoctorReport(Self.well.findings)
    #expect(report.isReady)
    #expect(report.lines().last == "Everything is there.")
    #expect(report.lines().first == "ok       Swift compiler  Swift version 6.3, /usr/bin/swiftc")
  }

  @Test(arguments: ["Swift compiler", "host library", "cache", "host"])
  func withoutWhatIsNeededPomeloIsNotReady(name: String) {
    let found = findings {
      switch name {
      case "Swift compiler": $0.compiler = .missing(reason: "none")
      case "host library": $0.library = .missing(reason: "none")
      case "cache": $0.cache = .missing(reason: "none")
      default: $0.trial = .failed(reason: "none")
      }
    }
    #expect(found[name]?.state == .missing)
    #expect(found[name]?.isNeeded == true)
    #expect(!DoctorReport(Array(found.values)).isReady)
  }

  @Test func guardsAreAsTheHostFindsThem() {
    let none = findings {
      $0.trial = .started(Isolation(network: .functionsOnly, guardsFiles: false), seconds: 1)
    }
    #expect(none["network guard"]?.state == .missing)
    #expect(none["file guard"]?.state == .missing)
    #expect(none["file guard"]?.advice?.contains("Landlock") == true)
    #expect(DoctorReport(Array(none.values)).isReady)
    let weaker = findings {
      $0.trial = .started(Isolation(network: .emptyNetwork, guardsFiles: true), seconds: 1)
    }
    #expect(weaker["network guard"]?.state == .weaker)
    #expect(weaker["file guard"]?.state == .ok)
    #expect(findings { $0.trial = .failed(reason: "none") }["file guard"] == nil)
  }

  @Test func terminalsHaveTheirShortcomings() {
    #expect(findings { $0.terminal.isThere = false }["terminal"]?.state == .weaker)
    #expect(findings { $0.terminal.isDescribed = false }["terminal"]?.state == .weaker)
    #expect(findings { $0.terminal.movesCursor = false }["terminal"]?.state == .weaker)
    #expect(findings { $0.terminal.colors = .none }["terminal"]?.state == .weaker)
    #expect(findings { $0.terminal.showsUnicode = false }["characters"]?.state == .weaker)
  }

  @Test func whatIsOnlyUsefulMayBeMissing() {
    let found = findings {
      $0.editor = .missing(reason: "emacs is not there")
      $0.git = nil
      $0.processors = 1
      $0.freeMemory = 1 << 30
    }
    #expect(found["editor"]?.state == .missing)
    #expect(found["git"]?.state == .missing)
    #expect(found["processors"]?.state == .weaker)
    #expect(found["memory"]?.state == .weaker)
    #expect(findings { $0.freeMemory = nil }["memory"] == nil)
    #expect(DoctorReport(Array(found.values)).isReady)
  }
}
