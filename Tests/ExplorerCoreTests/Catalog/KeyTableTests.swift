import Foundation
import TerminalModel
import Testing

@testable import ExplorerCore

struct KeyTableTests {
  @Test func itHasEveryCommandOnceAndKeysAsAConfigurationFileWritesThem() {
    let rows = KeyTable(keymap: .standard, language: .english).rows
    #expect(rows.map(\.command).sorted() == ExplorerCommand.allCases.map(\.name).sorted())
    #expect(rows.first { $0.command == "save-display" }?.keys == ["F12"])
    #expect(rows.first { $0.command == "focus-next" }?.keys == ["Tab"])
    #expect(rows.first { $0.command == "set-seed" }?.argument != nil)
  }

  @Test func itsLinesStandInColumnsBelowTheHeadingsOfTheHelpPage() {
    let own = Keymap(overriding: ["step-into": [.function(7)]])
    let lines = KeyTable(keymap: own, language: .english).lines
    #expect(lines.first == "Run")
    let width =
      2 + KeyTable(keymap: own, language: .english).rows
      .map { $0.keys.joined(separator: " ").count }.max()!
    #expect(
      lines[1].hasPrefix(
        "  " + "F7".padding(toLength: width, withPad: " ", startingAt: 0) + "step-into"))
    #expect(KeyTable(keymap: own, language: .japanese).lines.first == "実行")
  }
}
