import ArgumentParser
import ExplorerCore
import Foundation
import Glibc
import HeadlessDriver
import NcursesDriver
import SessionProtocol
import Sessions
import SourceModel
import TerminalModel
import TerminalUI
import Workspace

/// `pomelo explore`: the explorer, on a terminal or without one.
struct ExploreCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explore", abstract: "Steps through a test in the terminal.")

  @OptionGroup var project: ProjectArguments

  @Option(help: "The test to begin with, Class/method.")
  var only: String?

  @Option(help: "The schedule of asynchronous work; 0 is the nominal one.")
  var seed: UInt64 = 0

  @Option(help: "The colours: \(Theme.bundledNames.joined(separator: ", ")).")
  var theme = Theme.bundledNames[0]

  @Option(help: "Explore without a terminal, on a screen of COLUMNSxROWS.")
  var headless: String?

  @Option(help: "Keys to type without a terminal, such as \"s s n Enter C-c\".")
  var keys = ""

  @Flag(help: "Without a terminal: print the last frame.")
  var frame = false

  @Option(help: "Without a terminal: write the last frame to this file, as a picture in SVG.")
  var svg: String?

  @Flag(help: "Play the test in lines of text instead, as when there is no terminal.")
  var plain = false

  @Flag(help: "Build and run again, to the same place, whenever a source file changes.")
  var watch = false

  func run() throws {
    let size = try headless.map { try TerminalSize(option: "--headless", $0) }
    let keys = try Self.keys(keys)
    if size == nil, !keys.isEmpty || frame || svg != nil {
      throw CommandError.usage("--keys, --frame and --svg go with --headless COLUMNSxROWS.")
    }
    var theme = try Self.theme(theme)
    if ProcessInfo.processInfo.environment["NO_COLOR"]?.isEmpty == false { theme = .colorless }
    let prepared = try PreparedHost(project, only: only.map { [$0] } ?? [])
    let test = only == nil ? prepared.firstTest : prepared.tests.first
    if size == nil, plain || !Console.isInteractive {
      return try PlainPlay(host: prepared, test: test, seed: seed).run()
    }
    let (host, description) = try prepared.start()
    let model = ExplorerModel(
      host: description, index: prepared.index, test: test, seed: seed,
      device: prepared.project.device, network: prepared.project.network, theme: theme,
      observations: ObservationStore.load(for: prepared.project, .current), isPaced: size == nil)
    let supply = HostSupply(
      source: prepared.source, built: prepared.built, installation: .current, isWatching: watch)
    if watch, !supply.isWatching {
      Console.report("pomelo: warning: The system has no watches left: edits are not noticed.")
    }
    let session = ExplorerSession(model: model, host: host, supply: supply)
    defer { session.stop() }
    if let size {
      try playKeys(keys, size: size, session: session)
    } else {
      try explore(session)
    }
  }

  private func playKeys(_ keys: [Key], size: TerminalSize, session: ExplorerSession) throws {
    do {
      try ScriptedExplorer(session: session).play(keys, size: size)
    } catch is ScriptedExplorer.Problem {
      throw CommandError.host("The host said nothing for a minute.")
    }
    let grid = render(session.model, size: size)
    if frame { Console.print(grid.text) }
    guard let svg else { return }
    let picture = SVGFrame.draw(grid, title: "pomelo explores \(session.model.host.app)")
    do {
      try Data(picture.utf8).write(to: URL(fileURLWithPath: svg))
    } catch {
      throw CommandError.usage("The picture cannot be written to \(svg): \(error)")
    }
  }

  private func explore(_ session: ExplorerSession) throws {
    let environment = ProcessInfo.processInfo.environment
    let ending: EventLoop.Ending
    do {
      let signals = try SignalPipe()
      let driver = try NcursesDriver(environment: environment)
      let loop = EventLoop(driver: driver, signals: signals)
      ending = TerminalExplorer(session: session, driver: driver, loop: loop) { file, line in
        Editor.open(file, line: line, environment: environment)
      }.run()
      driver.close()
    } catch {
      throw CommandError.host("\(error)")
    }
    session.stop()
    if case .signal(let number) = ending {
      // As the shell expects of a program that a signal ends.
      signal(number, SIG_DFL)
      raise(number)
    }
  }

  private static func keys(_ text: String) throws -> [Key] {
    do {
      return try KeySpecification.parse(text)
    } catch {
      throw CommandError.usage("\(error)")
    }
  }

  private static func theme(_ name: String) throws -> Theme {
    do {
      return try Theme.bundled(name)
    } catch {
      throw CommandError.usage("\(error)")
    }
  }
}
