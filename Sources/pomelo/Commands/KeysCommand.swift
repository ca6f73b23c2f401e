import ArgumentParser
import ExplorerCore
import Foundation
import TerminalModel

/// `pomelo keys`: what can be done in the explorer, and with which keys.
struct KeysCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "keys", abstract: "Lists the explorer's commands and their keys.",
    discussion: """
      The keys are those that the configuration file leaves or gives. A command without a key is \
      run by its name, after a colon.
      """)

  @Option(
    help: "The language: \(Language.allCases.map(\.rawValue).joined(separator: ", ")).")
  var language: Language?

  @Flag(help: "Print a JSON array.")
  var json = false

  func run() throws {
    let settings = try PersonalSettings(
      theme: nil, hasColors: true, environment: ProcessInfo.processInfo.environment)
    let table = KeyTable(keymap: settings.keymap, language: language ?? settings.language)
    guard json else {
      for line in table.lines { Console.print(TerminalText(line)) }
      return
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let json = String(decoding: try encoder.encode(table.rows), as: UTF8.self)
    Console.print(TerminalText(json: json))
  }
}
