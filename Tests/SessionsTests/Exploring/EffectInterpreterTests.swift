import Foundation
import HeadlessDriver
import SessionProtocol
import SourceModel
import TerminalModel
import TerminalUI
import Testing

@testable import ExplorerCore
@testable import Sessions

/// Effects that end outside of the explorer, without a terminal.
struct EffectInterpreterTests {
  private let fake: FakeHost
  private let driver = HeadlessDriver(size: TerminalSize(columns: 120, rows: 40))
  private let session: ExplorerSession

  init() throws {
    fake = try FakeHost()
    let model = ExplorerMind(
      host: HostDescription(app: "Stores", tests: []),
      index: ProjectIndex(apps: [], pages: [], useCases: [], testClasses: []))
    session = ExplorerSession(model: model, host: try fake.start("read more <&3"))
  }

  private func perform(_ effect: ExplorerEffect, tools: ExplorerTools = ExplorerTools()) {
    let loop = EventLoop(driver: driver, signals: nil)
    EffectInterpreter(session: session, loop: loop, driver: driver, tools: tools).perform(effect)
  }

  @Test func anEditorThatFailsIsToldOf() {
    let tools = ExplorerTools(openEditor: { "No editor for \($0):\($1)." })
    perform(.openEditor(file: "/a.swift", line: 7), tools: tools)
    session.stop()
    #expect(session.model.notice == "No editor for /a.swift:7.")
  }

  @Test func aSourceThatWasEditedCanBeBuiltOneThatWasOnlyReadNeedNotBe() throws {
    let file = NSTemporaryDirectory() + "pomelo-edited-\(UUID().uuidString).swift"
    try Data("let a = 1\n".utf8).write(to: URL(fileURLWithPath: file))
    defer { try? FileManager.default.removeItem(atPath: file) }
    perform(.openEditor(file: file, line: 1), tools: ExplorerTools(openEditor: { _, _ in nil }))
    #expect(session.model.notice == nil)
    let tools = ExplorerTools(openEditor: { file, _ in
      try? Data("let a = 12\n".utf8).write(to: URL(fileURLWithPath: file))
      return nil
    })
    perform(.openEditor(file: file, line: 1), tools: tools)
    session.stop()
    #expect(session.model.notice?.hasPrefix("Edited: ") == true)
  }

  @Test func theDisplayIsSavedAtTheSizeThatWasAskedFor() {
    var saved: [TerminalSize] = []
    let tools = ExplorerTools(saveDisplay: { grid, file in
      saved.append(TerminalSize(columns: grid.columns, rows: grid.rows))
      return .saved(file: file ?? "")
    })
    perform(
      .saveDisplay(file: "a.svg", size: TerminalSize(columns: 80, rows: 24)), tools: tools)
    session.stop()
    #expect(saved == [TerminalSize(columns: 80, rows: 24)])
    #expect(session.model.notice?.contains("a.svg") == true)
  }

  @Test func aSourceFileThatCannotBeReadIsAnsweredToo() {
    #expect(session.model.sources.needs("/nowhere/a.swift"))
    perform(.loadSource(file: "/nowhere/a.swift"))
    perform(.setMouse(true))
    session.stop()
    #expect(!session.model.sources.needs("/nowhere/a.swift"))
    #expect(driver.isMouseEnabled)
  }
}
