import TerminalModel
import Testing

@testable import ExplorerCore

@Suite("The catalog of commands")
struct CommandCatalogTests {
  @Test("every command is listed once, with words in both languages")
  func complete() {
    let names = CommandCatalog.all.map(\.entry.command.name)
    #expect(Set(names).count == names.count)
    for entry in CommandCatalog.all.map(\.entry) {
      for language in Language.allCases {
        #expect(!language.say(entry.title).isEmpty && !language.say(entry.help).isEmpty)
        #expect(language.say(entry.title).terminalWidth < 18, "\(entry.command)")
      }
    }
  }

  @Test("names are those of a command line, and lead back")
  func names() {
    #expect(ExplorerCommand.stepInto.name == "step-into")
    for command in ExplorerCommand.allCases {
      #expect(ExplorerCommand(name: command.name) == command)
    }
    #expect(ExplorerCommand(name: "stepInto") == nil)
  }

  @Test("what the bar names is what there is", arguments: ExplorerCommand.hints)
  func hints(command: ExplorerCommand) {
    #expect(!Keymap.standard.keys(for: command).isEmpty)
  }
}
