import ArgumentParser
import ExplorerCore
import Foundation
import Glibc
import HeadlessDriver
import NcursesDriver
import Pictures
import SessionProtocol
import Sessions
import SourceModel
import TerminalModel
import TerminalPictures
import TerminalUI
import Workspace

/// How to explore, on the command line of every command that opens the explorer.
struct ExplorerArguments: ParsableArguments {
  @Option(help: "The test to begin with, Class/method.")
  var only: String?

  @Option(help: "The schedule of asynchronous work; 0 is the nominal one.")
  var seed: UInt64 = 0

  @Option(
    help: "The colours: \(Theme.bundledNames.joined(separator: ", ")), or one of your own.")
  var theme: String?

  @Flag(help: "Tell things apart by bold, underlined and reversed text only, as under NO_COLOR.")
  var noColor = false

  @Option(
    help: "How fast a run goes: \(RunSpeed.allCases.map(\.rawValue).joined(separator: ", ")).")
  var speed: RunSpeed?

  @Option(
    help: "What pomelo speaks: \(Language.allCases.map(\.rawValue).joined(separator: ", ")).")
  var language: Language?

  @Option(
    help: "The panes: \(Arrangement.allCases.map(\.rawValue).joined(separator: ", ")).")
  var layout: Arrangement?

  @Option(
    help: """
      How pictures are shown: \(PictureProtocol.allCases.map(\.rawValue).joined(separator: ", ")); \
      the best way that the terminal has, if nothing is said.
      """)
  var pictures: PictureProtocol?

  @Option(help: "Explore without a terminal, on a screen of COLUMNSxROWS.")
  var headless: String?

  @Option(help: "Keys and mouse events without a terminal, such as \"s s n Enter C-c click:12,3\".")
  var keys = ""

  @Flag(help: "Without a terminal: print the last frame.")
  var frame = false

  @Option(help: "Without a terminal: write the last frame to this file, as a picture in SVG.")
  var svg: String?

  @Flag(
    help: """
      Explore in lines of text, for screen readers and logs: commands come from standard input, \
      one a line, by name or key. Without any, the test is played to its end.
      """)
  var plain = false

  @Flag(help: "Let each test find the files and defaults that the one before has left.")
  var keepState = false

  @Flag(help: "Build and run again, to the same place, whenever a source file changes.")
  var watch = false

  /// Explores.
  ///
  /// - Parameters:
  ///   - project: What is explored.
  ///   - lessons: Serves the lesson that is open, if there is one.
  ///   - begin: What the explorer begins with; with a run where it is left as it is.
  /// - Returns: The explorer as it was at its end; `nil` where a test was only played.
  /// - Throws: `CommandError` and `WorkspaceError`.
  @discardableResult
  func explore(
    _ project: ProjectArguments, lessons: LessonDesk? = nil,
    _ begin: ((inout ExplorerMind) -> Void)? = nil
  ) throws -> ExplorerMind? {
    let size = try headless.map { try TerminalSize(option: "--headless", $0) }
    let inputs = try Self.inputs(keys)
    if size == nil, !inputs.isEmpty || frame || svg != nil {
      throw CommandError.usage("--keys, --frame and --svg go with --headless COLUMNSxROWS.")
    }
    let isOnTerminal = size == nil && !plain && Console.isInteractive
    let typed = isOnTerminal ? EarlyKeys(onQuit: { Console.endProgress() }) : nil
    // Beside everything that has to be read first, as both take as long.
    let early = try project.source().startEarly(.current)
    let settings = try PersonalSettings(
      theme: theme, hasColors: !noColor, environment: ProcessInfo.processInfo.environment)
    Console.speak(language ?? settings.language)
    let prepared = try prepare(project, isPatient: watch && size == nil)
    let test = only == nil ? prepared.firstTest : prepared.tests.first
    let commands = size == nil && plain ? CommandLines() : nil
    if size == nil, begin == nil, commands?.isEmpty ?? !Console.isInteractive {
      try PlainPlay(host: prepared, test: test, seed: seed).run()
      return nil
    }
    for warning in settings.themes.warnings { Console.report("\(warning)") }
    Console.show(
      TaskProgress(
        LocalizedText("start", ja: "起動"), detail: LocalizedText("the host", ja: "ホスト")))
    let (host, description) = try prepared.start(insteadOf: early)
    Console.endProgress()
    var model = ExplorerMind(
      host: description, index: prepared.index, test: test, seed: seed,
      device: prepared.project.device, network: prepared.project.network,
      themes: settings.themes, themeName: settings.themeName,
      observations: ObservationStore.load(for: prepared.project, .current),
      speed: speed ?? (size == nil && !plain ? settings.speed : .instant), keymap: settings.keymap)
    model.settings.keepsState = keepState
    model.preferences.language = language ?? settings.language
    model.preferences.arrangement = layout ?? settings.arrangement
    let seen = SeenPages(in: SettingsPaths(environment: ProcessInfo.processInfo.environment))
    if isOnTerminal, settings.configuration.introductions != false {
      model.preferences.introductions = seen.load()
    }
    begin?(&model)
    let supply = HostSupply(
      source: prepared.source, built: prepared.built, installation: .current, isWatching: watch)
    if watch, !supply.isWatching {
      Console.report("pomelo: warning: The system has no watches left: edits are not noticed.")
    }
    model.build.isWatching = supply.isWatching
    let session = ExplorerSession(model: model, host: host, supply: supply)
    session.lessons = lessons
    defer { session.stop() }
    var tools = ExplorerTools(saveDisplay: { grid, file in
      DisplayFile.save(grid, to: file, title: "pomelo explores \(description.app)")
    })
    tools.pictures = pictures
    tools.remember = seen.add
    if let size {
      let driver = HeadlessDriver(size: size, inputs: inputs)
      try run(Explorer(session: session, driver: driver, tools: tools))
      try show(driver.frame, of: description.app)
      return session.model
    }
    let environment = ProcessInfo.processInfo.environment
    tools.openEditor = { Editor.open($0, line: $1, environment: environment) }
    if let commands = commands ?? (Console.isInteractive ? nil : CommandLines()) {
      let driver = LineDriver(readLine: commands.reader())
      try run(
        Explorer(session: session, driver: driver, view: .lines(Console.print), tools: tools))
    } else {
      try explore(
        session, tools, typed: typed, followsMouse: settings.configuration.mouse ?? false)
    }
    return session.model
  }

  /// Builds the project.
  ///
  /// Whoever is patient waits for an edit of sources that do not compile. A script of keys is not: it
  /// ends.
  private func prepare(_ project: ProjectArguments, isPatient: Bool) throws -> PreparedHost {
    let first = FirstBuild { error in
      Console.endProgress()
      let message = TerminalText(lines: "pomelo: \(CommandError.workspace(error).message)")
      Console.report("\(message)\nWatching: an edit is built at once; q quits.")
    } watch: {
      guard isPatient, let opened = try? project.open(.current) else { return nil }
      return SourceWatch(of: opened).map { watch in { watch.waitForChange() } }
    }
    return try first.run { try PreparedHost(project, only: only.map { [$0] } ?? []) }
  }

  /// Explores on a terminal, which is given back before anything else is said.
  private func explore(
    _ session: ExplorerSession, _ tools: ExplorerTools, typed: EarlyKeys?, followsMouse: Bool
  ) throws {
    let signals: SignalPipe
    let driver: NcursesDriver
    do {
      signals = try SignalPipe()
      driver = try NcursesDriver(
        environment: ProcessInfo.processInfo.environment, typed: typed?.end() ?? [],
        packing: PicturePacking(deflate: PixelPacking.deflated))
    } catch {
      throw CommandError.host("\(error)")
    }
    let explorer = Explorer(session: session, driver: driver, signals: signals, tools: tools)
    try run(explorer, followsMouse: followsMouse)
  }

  /// Runs an explorer to its end, and ends the program as that end asks for.
  private func run(_ explorer: Explorer, followsMouse: Bool = false) throws {
    let ending = explorer.run(followsMouse: followsMouse)
    explorer.close()
    switch ending {
    case .stopped, .disconnected, .inputEnded: break
    case .unanswered: throw CommandError.host("The host said nothing for a minute.")
    case .signal(let number): Console.end(bySignal: number)
    }
  }

  /// Prints the last frame of a script, and writes it to a file, as far as that was asked for.
  private func show(_ grid: CellGrid?, of app: String) throws {
    guard let grid else { return }
    if frame { Console.print(TerminalText(lines: grid.text)) }
    guard let svg else { return }
    let picture = SVGFrame.draw(grid, title: "pomelo explores \(app)")
    try OutputFile.write(Data(picture.utf8), to: svg)
  }

  private static func inputs(_ text: String) throws -> [TerminalInput] {
    do {
      return try KeySpecification.parseInputs(text)
    } catch {
      throw CommandError.usage("\(error)")
    }
  }
}

extension PictureProtocol: ExpressibleByArgument {}
extension RunSpeed: ExpressibleByArgument {}
extension Language: ExpressibleByArgument {}
extension Arrangement: ExpressibleByArgument {}
