import ElementModel
import SessionProtocol
import TerminalModel
import TestSupport
import Testing

@testable import ExplorerCore

/// Texts of an app, a test and a host that would steer a terminal, or leave its columns in doubt.
struct HostileTextTests {
  private static let texts = [
    "\u{1B}[2J\u{1B}]0;title\u{7}\u{9B}31m\r\n\t\u{8}\u{7F}\u{85}",
    "\u{202E}right to left\u{202C}\u{2066}\u{2069}\u{200F}",
    "👨\u{200D}👩\u{200D}👧\u{200D}👦\u{200D}a\u{200D}\u{200D}日\u{FE0F}🇯🇵🇯",
    "e" + String(repeating: "\u{301}", count: 200), "\u{301}\u{302}lone marks\u{E0001}\u{FFF9}",
    String(repeating: "長い", count: 5_000), String(repeating: "x", count: 10_000),
    String(decoding: [0x41, 0xFF, 0xC3, 0x28, 0xED, 0xA0, 0x80, 0x42], as: UTF8.self),
    "ᄒ\u{1161}\u{11AB}ᄀ각\u{11A8}", "\u{FEFF}\u{180E}\u{2028}\u{2029}\u{E000}\u{10FFFF}",
  ]

  /// The sign-in run with a text in place of every label, title, message and name.
  private static func run(saying text: String) -> [Event] {
    SignInRun.failing.map { event in
      var event = event
      event.stack = event.stack.map {
        SourceFrame(function: text + $0.function, file: $0.file, line: $0.line)
      }
      switch event.content {
      case .screen(let screen):
        var tree = screen.tree
        for index in tree.elements.indices {
          tree.update(at: index) { element in
            element.label = text
            element.identifier = text + element.identifier
            element.value = text
          }
        }
        event.content = .screen(Screen(tree: tree))
      case .action(var action):
        action.place = text
        event.content = .action(action)
      case .failure(var failure):
        failure.message = text
        event.content = .failure(failure)
      case .wait(var wait):
        wait.criterion = .exists(element: text)
        wait.unmet = text
        event.content = .wait(wait)
      default: break
      }
      return event
    }
  }

  @Test(arguments: texts.indices)
  func everyFrameOfThemIsSafeAtEverySizeAndOnEveryPage(text: Int) {
    let text = Self.texts[text]
    var harness = ExplorerHarness([Self.run(saying: text)], tests: [SignInRun.test, text])
    harness.act(.started)
    harness.act(.hostOutput(text))
    harness.type("sssss")
    harness.type("c")
    for keys in ["", "e", "q1jj", "2jj", "3jj", "4jj", "m", "qi", "qT", "q/", text] {
      harness.type(String(keys.prefix(20)))
      for (columns, rows) in [(1, 1), (41, 11), (60, 20), (120, 40), (200, 60)] {
        let grid = render(harness.model, size: TerminalSize(columns: columns, rows: rows))
        #expect(grid.unsafeCell == nil, "\(keys) at \(columns)x\(rows)")
      }
    }
    var transcript = PlainTranscript()
    #expect(transcript.news(of: harness.model).allSatisfy { $0 == $0.terminalSafe })
  }
}
