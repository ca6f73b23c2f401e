import ElementModel
import SessionProtocol
import TerminalModel
import TestSupport
import Testing

@testable import ExplorerCore

struct FuzzTests {
  /// Numbers that are the same each time for a seed.
  private struct Generator: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var value = state
      value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
      value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
      return value ^ (value >> 31)
    }
  }

  private static let keys: [Key] =
    Keymap.standardBindings.flatMap(\.1) + [.delete, .function(12), .character("日")]

  /// Inputs of each of the four runs; a hundred thousand together.
  private static let count = 25_000
  /// Of so many inputs one is followed by a frame, at any size.
  private static let framePeriod = 60

  /// Of so many inputs some in a row are each followed by a frame that is compared with one drawn
  /// from nothing.
  private static let comparePeriod = 200
  private static let compareLength = 5

  @Test(arguments: 0..<4)
  func randomInputNeverTrapsAndNothingGrows(seed: UInt64) {
    var generator = Generator(state: seed)
    var harness = ExplorerHarness(
      [SignInRun.passing, SignInRun.failing, SignInRun.crashing, SignInRun.passing],
      tests: [SignInRun.test, "A/b", ""])
    harness.lastWords = ["Fatal error: \u{1B}[31m"]
    harness.act(.started)
    for count in 0..<Self.count {
      harness.act(action(&generator))
      if count.isMultiple(of: Self.framePeriod) {
        let size = size(&generator)
        let grid = render(harness.model, size: size)
        #expect(grid.columns == max(0, size.columns) && grid.rows == max(0, size.rows))
        #expect(grid.unsafeCell == nil)
        harness.forgetEffects()
      }
      // What changed since the last frame is drawn: it must be what drawing all anew gives.
      if count % Self.comparePeriod < Self.compareLength {
        let model = harness.model
        let grid = render(model, size: model.view.size)
        let fresh = FrameRenderer.draw(
          model.frame(in: model.view.size), memo: DrawingMemo())
        let row = (0..<grid.rows).first { grid.row($0) != fresh.row($0) }
        #expect(row == nil, "\(text(grid, row)) instead of \(text(fresh, row))")
      }
    }
    expectBounded(harness.model)
  }

  private func text(_ grid: CellGrid, _ row: Int?) -> String {
    row.map { grid.row($0).map(\.text).joined() } ?? ""
  }

  /// Expects that what the explorer keeps has its limits.
  private func expectBounded(_ model: ExplorerMind) {
    #expect(model.run.record.events.count <= RunRecord.eventLimit)
    #expect(model.run.record.stops.count <= model.run.record.events.count)
    #expect(model.run.record.output.count <= RunRecord.outputLimit)
    #expect(model.run.state.entries.count <= RunState.entryLimit)
    #expect(model.run.state.chain.nodes.count <= Chain.nodeLimit)
    #expect(model.pages.open.count <= 30)
    #expect(model.run.phase.queue.count <= 1_000)
    #expect(model.typing.history.values.allSatisfy { $0.count <= 100 })
    #expect(model.run.branches.count <= 1_000)
    #expect(model.breakpoints.list.count <= 1_000)
    #expect(model.run.interventions.count <= 1_000)
  }

  private func size(_ generator: inout Generator) -> TerminalSize {
    TerminalSize(
      columns: Int.random(in: -1...230, using: &generator),
      rows: Int.random(in: -1...70, using: &generator))
  }

  private func action(_ generator: inout Generator) -> ExplorerAction {
    switch Int.random(in: 0..<20, using: &generator) {
    case 0: return .input(.resized(size(&generator)))
    case 1: return .input(.mouse(mouse(&generator)))
    case 2:
      return .hostOutput(
        String(repeating: "🇯🇵\u{202E}x", count: Int.random(in: 0...40, using: &generator)))
    case 3:
      return .sourceLoaded(
        file: SignInSources.pagesFile, text: Bool.random(using: &generator) ? nil : "\r\n\t")
    case 4: return .message(message(&generator))
    case 5: return .notice("\u{7}")
    case 6: return .line(line(&generator))
    default:
      return .input(.key(Self.keys.randomElement(using: &generator) ?? .enter))
    }
  }

  /// A command by its name with something behind it, or what a prompt may be given.
  private func line(_ generator: inout Generator) -> String {
    let arguments = [
      "", "0", "-7", "99999999999999999999", "wait>2", "failure", "Pages.swift:20", "#id",
      "\u{1B}[2J", "\u{202E}\u{200D}", String(repeating: "長", count: 3_000), "SignIn", "watch",
      "dark", "app.buttons[\"x\"]", "((((", "a b c",
    ]
    let argument = arguments.randomElement(using: &generator) ?? ""
    guard Int.random(in: 0..<4, using: &generator) > 0,
      let command = ExplorerCommand.allCases.randomElement(using: &generator)
    else { return argument }
    return "\(command.name) \(argument)"
  }

  private func mouse(_ generator: inout Generator) -> MouseEvent {
    MouseEvent(
      column: Int.random(in: -9...240, using: &generator),
      row: Int.random(in: -9...80, using: &generator),
      kind: MouseEvent.Kind.allCases.randomElement(using: &generator) ?? .press,
      button: MouseEvent.Button.allCases.randomElement(using: &generator) ?? .left,
      modifiers: MouseEvent.Modifiers(rawValue: UInt8.random(in: 0...7, using: &generator)))
  }

  private func message(_ generator: inout Generator) -> HostMessage {
    let number = Int.random(in: -1...30, using: &generator)
    switch Int.random(in: 0..<6, using: &generator) {
    case 0: return .runStarted(RunStarted(number: number, processID: 0))
    case 1: return .runEnded(RunEnded(number: number, exitStatus: nil, signal: nil))
    case 2: return .ready(HostDescription(app: "", tests: []))
    default: return .event(event(&generator))
    }
  }

  private func event(_ generator: inout Generator) -> Event {
    let indices = [-1, 0, 1, 7, 1_000, Int.max, Int.min]
    let numbers = [0, -1, 1e300, .nan, .infinity, 3]
    let number = numbers.randomElement(using: &generator) ?? 0
    let line = [0, -7, 30, Int.max].randomElement(using: &generator) ?? 0
    let frame = SourceFrame(function: "SignInViewPage.x", file: SignInSources.pagesFile, line: line)
    let contents: [Event.Content] = [
      .wait(
        Wait(
          number: 1, criterion: .expectations(descriptions: ["c"], properties: []), unmet: nil,
          elapsed: number, limit: number, progress: .began,
          pending: [Pending(kind: .sleep, label: "", dueIn: number)])),
      .failure(Failure(message: "\n\n", location: frame, pending: [], isFatal: false)),
      .testEnded(TestEnded(status: .skipped, duration: number, digest: "")),
      .screen(Screen(tree: SignInScreens.rejected)), .screen(Screen(tree: .empty)),
      .action(Action(.other(title: ""), on: "", elementID: 12)),
      .application(ApplicationChange(change: .terminated, name: "")),
    ]
    return Event(
      index: indices.randomElement(using: &generator) ?? 0, time: number,
      stack: Bool.random(using: &generator) ? [frame] : [], isStop: Bool.random(using: &generator),
      content: contents.randomElement(using: &generator) ?? .screen(Screen(tree: .empty)))
  }
}
