import ArgumentParser
import ElementModel
import Foundation
import HeadlessDriver
import ScreenRendering
import SessionProtocol
import Sessions
import TerminalModel
import Workspace

/// `pomelo screen`: what the app shows, as text or as a picture.
struct ScreenCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "screen",
    abstract: "Shows the app's screen: after its launch, or at a place of a test.")

  @OptionGroup var project: ProjectArguments

  @Option(help: "Show what this test, Class/method, leaves on the screen.")
  var only: String?

  @Option(help: "Show the screen at the event of this number of the test, as traces count them.")
  var event: Int?

  @Option(help: "The schedule of asynchronous work; 0 is the nominal one.")
  var seed: UInt64 = 0

  @Option(help: "The size in cells, COLUMNSxROWS; in the device's proportions when not given.")
  var size: String?

  @Flag(help: "With colours and attributes, as terminals understand them.")
  var ansi = false

  @Option(help: "Write a picture in SVG to this file instead.")
  var svg: String?

  func run() throws {
    if event != nil, only == nil {
      throw CommandError.usage("--event counts the events of a test: name it with --only.")
    }
    let size = try size.map { try TerminalSize(option: "--size", $0) }
    let prepared = try PreparedHost(project, only: only.map { [$0] } ?? [])
    let test = only == nil ? RunRequest.launch : prepared.tests.first ?? RunRequest.launch
    let plan = TestBatch.Plan(
      tests: [test], seed: seed, device: prepared.project.device, jobs: 1, detail: .full)
    var capture = ScreenCapture(lastEvent: event)
    var problem: String?
    Console.show(TaskProgress("run", detail: only == nil ? "the app" : test))
    try TestBatch(plan: plan, startHost: { try prepared.start().process }) { _, _, event in
      capture.receive(event)
    }.run { result in
      problem = result.status == .crashed ? result.reason ?? "The app ended." : nil
    }
    Console.endProgress()
    guard let tree = capture.tree else {
      throw CommandError.host(problem ?? "The app has shown nothing.")
    }
    try show(tree, size: size ?? Self.size(of: tree), name: prepared.project.name)
  }

  private func show(_ tree: ElementTree, size: TerminalSize, name: String) throws {
    var palette = ScreenPalette.monochrome
    palette.showsColors = ansi || svg != nil
    let screen = ScreenRenderer.draw(
      tree, columns: size.columns, rows: size.rows, palette: palette)
    guard let svg else {
      Console.print(ansi ? screen.grid.ansiText : TerminalText(lines: screen.grid.text))
      return
    }
    let picture = SVGFrame.draw(screen.grid, title: "The screen of \(name)")
    try OutputFile.write(Data(picture.utf8), to: svg)
  }

  /// Cells in the screen's proportions: one is about 9 points wide and 18 high.
  private static func size(of tree: ElementTree) -> TerminalSize {
    let frame = tree.elements.first?.frame ?? .zero
    return TerminalSize(
      columns: min(200, max(40, Int(frame.width / 9))),
      rows: min(100, max(20, Int(frame.height / 21))))
  }
}
