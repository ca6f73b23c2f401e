import ElementModel
import Foundation
import SessionProtocol
import SimulatedCombine
import SimulatedUI
import XCUITest

/// What a host does before it forks, so that the runtime has found out about the types in it: each
/// child would, anew.
///
/// None of the person's code takes part.
@MainActor
enum Rehearsal {
  private static let place = SourceFrame(function: "", file: "", line: 0)

  /// Does what every run does.
  static func play() {
    SimulatedApp.warmUp()
    keepValues()
    _ = LogDate.text(secondsSince1970: 0)
    write([.runStarted(RunStarted(number: 0, processID: 0))])
    write([
      .failure(Failure(message: "", location: place, pending: [], isFatal: false)),
      .testEnded(TestEnded(status: .passed, duration: 0, digest: "")),
    ])
  }

  /// Does what runs do beyond that which somebody looks into.
  static func playDetails() {
    ReachedObjects.following {}
    CallRecorder.rehearse()
    let work = Pending(kind: .timer, label: "", dueIn: 0, origin: place)
    var look = ElementAppearance()
    look.emphasis = .bold
    var screen = ElementTree.Builder()
    screen.open(
      Element(id: 0, type: .button, label: "a", hitPoint: .zero, traits: [.modal], appearance: look)
    )
    screen.close()
    write([
      .testBegan(TestBegan(test: "", seed: 0)),
      .phase(Phase(name: .setUp)),
      .activity(Activity(name: "", hasEnded: false)),
      .application(ApplicationChange(change: .launched, name: "")),
      .action(Action(.tap, on: "")),
      .action(Action(.type(text: ""), on: "", searched: [SearchedKey(query: "", key: "")])),
      .read(Read(attribute: .exists, target: "", value: "", elementID: 0)),
      .wait(
        Wait(
          number: 0, criterion: .idle(app: ""), unmet: "", elapsed: 0, limit: 0, progress: .began,
          pending: [work])),
      .wait(
        Wait(
          number: 0, criterion: .exists(element: ""), unmet: "", elapsed: 0, limit: 0,
          progress: .met, pending: [], endedBy: work)),
      .assertion(Assertion(name: "", passed: true, message: "", location: place)),
      .logLine(LogLine(title: "", depth: 0)),
      .note(Note(text: "")),
      .screen(Screen(tree: screen.tree, causes: [work])),
    ])
    let values = [NamedValue(name: "", value: "", line: 0)]
    write(
      [.note(Note(text: ""))],
      values: [CallValues(call: 1, arguments: values, locals: values, properties: values)],
      returned: [CallResult(function: "", caller: place, arguments: values, value: "")])
  }

  private static func write(
    _ contents: [Event.Content], values: [CallValues] = [], returned: [CallResult] = []
  ) {
    write(
      contents.map {
        .event(
          Event(
            index: 0, time: 0, stack: [place], calls: values.map(\.call), values: values,
            returned: returned, isStop: true, content: $0))
      })
  }

  private static func write(_ messages: [HostMessage]) {
    for message in messages { _ = try? MessageCoding.line(for: message) }
  }

  /// Makes Foundation find out how to keep the usual values: what is set here, nobody can read.
  private static func keepValues() {
    let name = "pomelo.warm-up"
    let values: [String: Any] = [
      "data": Data(), "date": Date.distantPast, "flag": true, "list": [""], "number": 1, "text": "",
    ]
    UserDefaults.standard.setVolatileDomain(values, forName: name)
    UserDefaults.standard.removeVolatileDomain(forName: name)
    NotificationCenter.default.post(name: Notification.Name(name), object: UserDefaults.standard)
    _ = AnyHashable(true)
    _ = " あ ".trimmingCharacters(in: .whitespaces)
  }
}
