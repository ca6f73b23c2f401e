import TerminalModel
import Testing

@testable import ExplorerCore

struct CommandCatalogTests {
  @Test func everyCommandIsListedOnceWithWordsInBothLanguages() {
    let names = CommandCatalog.all.map(\.entry.command.name)
    #expect(Set(names).count == names.count)
    for entry in CommandCatalog.all.map(\.entry) {
      for language in Language.allCases {
        #expect(!language.say(entry.title).isEmpty && !language.say(entry.help).isEmpty)
        #expect(language.say(entry.title).terminalWidth < 18, "\(entry.command)")
      }
    }
  }

  @Test func namesAreThoseOfACommandLineAndLeadBack() {
    #expect(ExplorerCommand.stepInto.name == "step-into")
    for command in ExplorerCommand.allCases {
      #expect(ExplorerCommand(name: command.name) == command)
    }
    #expect(ExplorerCommand(name: "stepInto") == nil)
  }

  @Test(arguments: ExplorerCommand.hints)
  func whatTheBarNamesIsWhatThereIs(command: ExplorerCommand) {
    #expect(!Keymap.standard.keys(for: command).isEmpty)
  }
}
