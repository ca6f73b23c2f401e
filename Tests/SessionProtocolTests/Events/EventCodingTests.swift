import ElementModel
import Foundation
import SessionProtocol
import Testing

@Suite struct EventCodingTests {
  static let frame = SourceFrame(
    function: "SignInViewPage.typeEmail(_:)", file: "/tests/Pages.swift", line: 19, column: 20)

  /// Values for each kind of action, criterion and reason that the texts do not tell apart.
  static let typed: [Event.Content] =
    WordingTests.titles.map { .action(Action($0.0, on: "x", place: "y")) }
    + WordingTests.criteria.map {
      .wait(
        Wait(
          number: 1, criterion: $0.0, unmet: nil, elapsed: 0, limit: 1, progress: .met,
          pending: []))
    }
    + [
      FailureReason.assertion, .thrownError, .acting(obstacle: .noKeyboardFocus), .waiting,
      .missingFailure, .timeAllowance, .processEnded, .other,
    ].map {
      .failure(Failure(message: "m", reason: $0, location: frame, pending: [], isFatal: false))
    }

  @Test func valuesSurviveTheWire() throws {
    for content in Self.typed {
      let event = Event(index: 0, time: 0, stack: [], isStop: false, content: content)
      #expect(try MessageCoding.events(ofTrace: MessageCoding.line(for: event)) == [event])
    }
  }

  @Test(arguments: contents) func valuesOfCallsSurviveTheWire(content: Event.Content) throws {
    let value = NamedValue(name: "email", value: #""a\n""#, line: 3)
    let event = Event(
      index: 0, time: 0, stack: [Self.frame],
      calls: [3],
      values: [CallValues(call: 3, arguments: [value], locals: [], properties: [value])],
      returned: [
        CallResult(function: "f()", caller: Self.frame, arguments: [value], value: "P"),
        CallResult(call: 2),
      ],
      isStop: true, content: content)
    let line = try MessageCoding.line(for: event)
    #expect(try MessageCoding.events(ofTrace: line) == [event])
    let plain = Event(index: 0, time: 0, stack: [], isStop: false, content: Self.contents[0])
    let text = String(decoding: try MessageCoding.line(for: plain), as: UTF8.self)
    #expect(!text.contains("call") && !text.contains("returned"))
  }

  @Test func tracesDoNotTellWhatIsTypedIntoSecureFields() throws {
    let action = Action(.type(text: "s3cret"), on: "\"pin\" SecureTextField", isSecret: true)
    let event = Event(index: 0, time: 0, stack: [], isStop: false, content: .action(action))
    let line = try MessageCoding.line(for: HostMessage.event(event), token: "ab12").dropLast()
    #expect(try MessageCoding.message(from: line, token: "ab12") == .event(event))
    let trace = try MessageCoding.traceLine(for: event)
    #expect(!String(decoding: trace, as: UTF8.self).contains("s3cret"))
    guard case .action(let read)? = try MessageCoding.events(ofTrace: trace).first?.content else {
      Issue.record("The trace has no action.")
      return
    }
    #expect(read.kind == .type(text: "••••••"))
  }

  /// One event content of each kind.
  static let contents: [Event.Content] = [
    .testBegan(TestBegan(test: "SignInTests/testSignIn", seed: 7)),
    .phase(Phase(name: .tearDown)),
    .activity(Activity(name: "Fill text fields", hasEnded: false)),
    .application(ApplicationChange(change: .launched, name: "Stores", arguments: ["-reset"])),
    .action(Action(.tap, on: "\"その他\" Button", elementID: 4)),
    .read(Read(attribute: .exists, target: "\"a\" Button", value: "true", elementID: nil)),
    .wait(
      Wait(
        number: 1, criterion: .exists(element: "\"a\" Button"), unmet: "no match", elapsed: 2,
        limit: 5,
        progress: .checked,
        pending: [Pending(kind: .sleep, label: "Task.sleep", dueIn: 0.3, origin: frame)])),
    .assertion(
      Assertion(name: "XCTAssertTrue", passed: true, message: "表示", location: frame)),
    .failure(
      Failure(
        message: "failed\nline", reason: .reading(obstacle: .noMatch), location: frame, pending: [],
        isFatal: true)),
    .measurement(
      SessionProtocol.Measurement(
        metric: "Clock", unit: "s", values: [1, 2.5], location: frame)),
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

  /// Readers of the JSON find each fact as a value, and the words of it.
  @Test func factsStandBesideTheirWords() throws {
    func line(_ content: Event.Content) throws -> String {
      let event = Event(index: 3, time: 1, stack: [], isStop: false, content: content)
      return String(decoding: try MessageCoding.line(for: event), as: UTF8.self)
    }
    #expect(
      try line(.action(Action(.swipe(direction: .up), on: "Table", elementID: 4)))
        == #"{"elementID":4,"event":"action","index":3,"kind":{"swipe":{"direction":"up"}},"#
        + #""target":"Table","time":1,"title":"Swipe up Table"}"# + "\n")
    let wait = Wait(
      number: 1, criterion: .exists(element: "Cell"), unmet: nil, elapsed: 0, limit: 1,
      progress: .met, pending: [])
    #expect(
      try line(.wait(wait)).contains(
        #""criterion":"Cell to exist""#))
    #expect(try line(.wait(wait)).contains(#""waitsFor":{"exists":{"element":"Cell"}}"#))
    #expect(
      try line(Self.contents[8]).contains(#""because":{"reading":{"obstacle":"noMatch"}}"#))
    #expect(try line(Self.contents[0]).contains(#""schema":3"#))
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
