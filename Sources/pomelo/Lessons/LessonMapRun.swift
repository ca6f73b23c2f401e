import ArgumentParser
import ExplorerCore
import Foundation
import HeadlessDriver
import Lessons
import NcursesDriver
import Sessions
import TerminalModel
import TerminalUI
import Workspace

/// The map of lessons and examples on a terminal, and what is chosen in it, again and again.
struct LessonMapRun {
  let shelf: LessonShelf
  let explorer: ExplorerArguments
  /// Whether a person comes for the examples rather than for lessons.
  var isForExamples = false

  /// The apps that come with pomelo.
  static let examples: [LessonMap.Example] = [
    LessonMap.Example(
      "Stores", LocalizedText("page objects, use cases, robots", ja: "ページオブジェクト、ユースケース、Robot")),
    LessonMap.Example(
      "Ascent", LocalizedText("synchronised views, components", ja: "同期するビュー、コンポーネント")),
    LessonMap.Example(
      "Directory", LocalizedText("unit, integration and UI tests", ja: "単体・結合・UI テスト")),
    LessonMap.Example("RouteGuide", LocalizedText("snapshot tests", ja: "スナップショットテスト")),
    LessonMap.Example("MiniLogin", LocalizedText("the smallest suite", ja: "最小のテスト")),
    LessonMap.Example("Ledger", LocalizedText("forms, lists, an API", ja: "フォーム、リスト、API")),
    LessonMap.Example(
      "Recipes", LocalizedText("search, a cooking timer, a shopping list", ja: "検索、調理タイマー、買い物リスト")),
    LessonMap.Example(
      "Trailhead", LocalizedText("navigation, photos, a service", ja: "画面遷移、写真、サービス")),
  ]

  func run() throws {
    let settings = try PersonalSettings(
      theme: explorer.theme, hasColors: !explorer.noColor,
      environment: ProcessInfo.processInfo.environment)
    let language = explorer.language ?? settings.language
    var shelf = shelf
    while true {
      let theme = try settings.themes.theme(named: settings.themeName)
      let map = LessonMap(
        shelf.courses, shelf.progress, examples: Self.examples, isForExamples: isForExamples,
        in: language, theme)
      guard explorer.headless != nil || Console.isInteractive, !explorer.plain else {
        for line in map.lines { Console.print(TerminalText(line)) }
        return
      }
      switch try choose(in: map) {
      case .quit: return
      case .lesson(let name): try shelf.open(try shelf.lesson(named: name), explorer)
      case .example(let name):
        let folder = try Installation.current.example(named: name)
        try explorer.explore(try ProjectArguments.parse([folder])) { _ in }
      }
      guard explorer.headless == nil else { return }
      shelf = shelf.renewed()
    }
  }

  /// Shows the map until something is chosen.
  private func choose(in map: LessonMap) throws -> LessonMap.Choice {
    if let text = explorer.headless {
      let size = try TerminalSize(option: "--headless", text)
      var map = map
      for key in try KeySpecification.parseInputs(explorer.keys) where map.choice == nil {
        map.receive(key)
      }
      if explorer.frame { Console.print(TerminalText(lines: map.frame(size: size).text)) }
      return .quit
    }
    let signals: SignalPipe
    let driver: NcursesDriver
    do {
      signals = try SignalPipe()
      driver = try NcursesDriver(environment: ProcessInfo.processInfo.environment, typed: [])
    } catch {
      throw CommandError.host("\(error)")
    }
    let screen = LessonMapScreen(map, on: driver, signals)
    let ending = screen.run()
    driver.close()
    if case .signal(let number) = ending { Console.end(bySignal: number) }
    return screen.map.choice ?? .quit
  }
}

/// The map on a terminal.
private final class LessonMapScreen {
  private(set) var map: LessonMap
  private let driver: NcursesDriver
  private let loop: EventLoop

  init(_ map: LessonMap, on driver: NcursesDriver, _ signals: SignalPipe) {
    self.map = map
    self.driver = driver
    loop = EventLoop(driver: driver, signals: signals)
  }

  func run() -> EventLoop.Ending {
    loop.run(
      isAnswered: { true },
      onInputs: { [unowned self] inputs in
        for input in inputs where map.choice == nil {
          if case .key(.control("z")) = input { loop.suspend() } else { map.receive(input) }
        }
        loop.setNeedsDisplay()
        if map.choice != nil { loop.stop() }
      },
      onSignal: { _ in },
      draw: { [unowned self] in
        let grid = map.frame(size: driver.size)
        driver.present(driver.showsUnicode ? grid : grid.inASCII)
      })
  }
}
