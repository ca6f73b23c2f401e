import ElementModel
import SessionProtocol
import TerminalModel

@testable import ExplorerCore

extension ExplorerHarness {
  /// An explorer whose run is stopped with a screen on view.
  static func showing(
    _ screens: ElementTree..., language: Language = .english
  ) -> ExplorerHarness {
    var events: [Event] = []
    func add(_ content: Event.Content, stop: Bool = false) {
      events.append(
        Event(
          index: events.count, time: Double(events.count) / 10, stack: [], isStop: stop,
          content: content))
    }
    add(.testBegan(TestBegan(test: SignInRun.test, seed: 0)), stop: true)
    add(.application(ApplicationChange(change: .launched, name: "Stores")))
    for screen in screens {
      add(.screen(Screen(tree: screen)))
      add(.phase(Phase(name: .test)), stop: true)
    }
    add(.testEnded(TestEnded(status: .passed, duration: 1, digest: "")), stop: true)
    var harness = ExplorerHarness([events])
    harness.model.preferences.language = language
    harness.act(.started)
    for _ in screens { harness.type("s") }
    return harness
  }

  /// The lines of the open page, at a width.
  func pageLines(width: Int = 100) -> [String] {
    guard let overlay = model.pages.front else { return [] }
    let document = model.page(overlay).document.document.filtered(by: overlay.filter)
    return (document.shown ?? Array(0..<document.count)).flatMap { document.rows($0, width) }
      .map { ($0.spans + $0.trailing).map(\.text).joined() }
  }

  /// What a terminal shows.
  func text(columns: Int = 100, rows: Int = 40) -> String {
    let size = TerminalSize(columns: columns, rows: rows)
    var copy = self
    copy.act(.input(.resized(size)))
    return render(copy.model, size: size).text
  }
}
