import ElementModel
import Foundation
import TerminalModel
import Testing

@testable import ExplorerCore

struct UntrustedTextTests {
  static let texts = [
    "a\u{1b}[2Jb", "a\u{202e}b\u{2066}c", String(repeating: "x", count: 10_000),
    "👩\u{200d}👩\u{200d}👧 e\u{301}\u{301}\u{301}", "\u{0}\u{7}\r\n\t\"\\(app)\\\"",
    "\u{9b}31m\u{85}",
    String(repeating: "\u{301}", count: 3_000),
  ]

  private func harness(_ text: String, _ language: Language) -> ExplorerHarness {
    func screen(_ value: String) -> ElementTree {
      var builder = ElementTree.Builder()
      let frame = CGRect(x: 0, y: 0, width: 393, height: 852)
      builder.open(Element(id: 0, type: .application, label: text, frame: frame))
      builder.add(
        Element(
          id: 1, type: .textField, identifier: text, label: text, title: text, value: value,
          placeholderValue: text, frame: CGRect(x: 0, y: 100, width: 300, height: 44)))
      builder.close()
      return builder.tree
    }
    var harness = ExplorerHarness.showing(screen(""), screen(text), language: language)
    harness.model.view.appElement = 1
    return harness
  }

  @Test(arguments: texts, Language.allCases)
  func noPageLetsThemThrough(text: String, language: Language) {
    for keys in ["I", "D", "f", "U", "Eapp.textFields[\"", "Elabel == \""] {
      var harness = harness(text, language)
      harness.type(keys)
      for size in [TerminalSize(columns: 80, rows: 24), TerminalSize(columns: 200, rows: 60)] {
        harness.act(.input(.resized(size)))
        let grid = render(harness.model, size: size)
        let cells = (0..<grid.rows * grid.columns).map {
          grid[$0 % grid.columns, $0 / grid.columns].text
        }
        let unsafe = cells.filter { $0.unicodeScalars.contains(where: Self.isUnsafe) }
        #expect(unsafe.isEmpty, "\(keys) at \(size)")
      }
    }
  }

  @Test(arguments: texts.dropLast(1))
  func aCompletionWithThemIsReadAsWhatItStandsFor(text: String) throws {
    guard text.utf8.count < 300 else { return }
    var harness = harness(text, .english)
    harness.type("Eapp.textFields[\"")
    let found = try #require(harness.model.completions.first)
    harness.press(.tab)
    #expect(harness.model.typing.prompt?.line.text == found.text)
    #expect(harness.model.markedIDs == [1])
  }

  private static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}
