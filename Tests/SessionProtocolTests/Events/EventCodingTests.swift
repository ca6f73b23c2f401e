import ElementModel
import Foundation
import SessionProtocol
import Testing

@Suite struct EventCodingTests {
  static let frame = SourceFrame(
    function: "SignInViewPage.typeEmail(_:)", file: "/tests/Pages.swift", line: 19, column: 20)

  /// One event content of each kind.
  static let contents: [Event.Content] = [
    .testBegan(TestBegan(test: "SignInTests/testSignIn", seed: 7)),
    .phase(Phase(name: .tearDown)),
    .activity(Activity(name: "Fill text fields", hasEnded: false)),
    .application(ApplicationChange(change: .launched, name: "Stores", arguments: ["-reset"])),
    .action(Action(title: "Tap \"その他\" Button", target: "\"その他\" Button", elementID: 4)),
    .read(Read(attribute: "exists", target: "\"a\" Button", value: "true", elementID: nil)),
    .wait(
      Wait(
        number: 1, criterion: "\"a\" Button to exist", unmet: "no match", elapsed: 2, limit: 5,
        progress: .checked,
        pending: [Pending(kind: "sleep", label: "Task.sleep", dueIn: 0.3, origin: frame)])),
    .assertion(
      Assertion(name: "XCTAssertTrue", passed: true, message: "表示", location: frame)),
    .failure(Failure(message: "failed\nline", location: frame, pending: [], isFatal: true)),
    .hand(HandEvent(progress: .began, title: "Tap \"その他\" Button")),
    .hand(HandEvent(progress: .ended, title: "f()", problem: "no\nmatch", value: "\u{1B}[0m")),
    .screen(Screen(tree: .empty)),
    .testEnded(TestEnded(status: .skipped, reason: "later", duration: 1.5, digest: "0f")),
  ]

  @Test(arguments: contents.indices)
  func eventsSurviveTheWire(index: Int) throws {
    let event = Event(
      index: index, time: 0.25, stack: [Self.frame], isStop: index.isMultiple(of: 2),
      content: Self.contents[index])
    let line = try MessageCoding.line(for: HostMessage.event(event))
    #expect(line.dropLast().contains(0x0A) == false)
    #expect(try MessageCoding.message(from: line.dropLast()) == .event(event))
  }

  @Test func anEventIsOneFlatObject() throws {
    let event = Event(
      index: 3, time: 1, stack: [], isStop: false, content: .phase(Phase(name: .setUp)))
    let line = String(decoding: try MessageCoding.line(for: event), as: UTF8.self)
    #expect(line == #"{"event":"phase","index":3,"name":"setUp","time":1}"# + "\n")
  }

  @Test func whatIsNoMessageIsRefused() {
    #expect(throws: SessionError.notAMessage(line: "hello")) {
      try MessageCoding.message(from: Data("hello".utf8))
    }
    #expect(throws: SessionError.self) {
      try MessageCoding.message(
        from: Data(#"{"event":{"_0":{"event":"novel","index":1,"time":1}}}"#.utf8))
    }
  }

  @Test func commandsSurviveTheWire() throws {
    let commands: [Command] = [
      .run(RunRequest(number: 2, test: "A/b", seed: 9, isGated: true, firstIndex: 12)), .proceed,
      .proceedUntil(index: 8), .proceedToEnd, .shutDown,
    ]
    for command in commands {
      let line = try MessageCoding.line(for: command)
      #expect(try MessageCoding.command(from: line.dropLast()) == command)
    }
  }

  /// One action of each kind.
  static let actions: [HandAction] = [
    .tap(.element(id: 3)), .doubleTap(.point(x: 1.5, y: -2)),
    .press(.element(id: 3), seconds: 0.5), .type("日本\"\n"), .typeInto(id: 4, text: ""),
    .swipe(.point(x: 0, y: 0), .left), .scroll(.element(id: 1), dx: 0, dy: -120),
    .drag(from: .element(id: 1), to: .point(x: 9, y: 9)), .back, .home, .advance(seconds: 2),
    .call(HandCall(library: "/tmp/a b.so", title: "Page().tap(\"あ\")")),
  ]

  @Test func whatIsDoneByHandSurvivesTheWire() throws {
    let interventions = Self.actions.enumerated().map { Intervention(at: $0, action: $1) }
    let commands =
      Self.actions.map(Command.perform)
      + [.run(RunRequest(number: 1, test: "A/b", interventions: interventions))]
    for command in commands {
      let line = try MessageCoding.line(for: command)
      #expect(try MessageCoding.command(from: line.dropLast()) == command)
    }
  }
}
