import ElementModel
import Foundation
import SessionProtocol
import SourceModel
import Testing

@testable import ExplorerCore

/// What is said of values that were read, of the app's comings and goings, and of what was touched.
@Suite struct OtherPropertyTests {
  private func tree(_ elements: [Element]) -> ElementTree {
    var builder = ElementTree.Builder()
    builder.open(
      Element(id: 0, type: .application, frame: CGRect(x: 0, y: 0, width: 400, height: 800)))
    for element in elements { builder.add(element) }
    return builder.tree
  }

  private func causes(
    _ message: String = "XCTAssertTrue failed", _ reason: FailureReason = .assertion,
    nearMisses: [NearMiss] = [], after contents: [Event.Content]
  ) -> [FailureCause] {
    let events = contents.enumerated().map {
      Event(index: $0, time: Double($0), stack: [], isStop: false, content: $1)
    }
    let failure = Failure(
      message: message, reason: reason,
      location: SourceFrame(function: "", file: "/T.swift", line: 1), pending: [], isFatal: false,
      nearMisses: nearMisses)
    return FailureCauses.of(
      Event(index: events.count, time: 9, stack: [], isStop: true, content: .failure(failure)),
      after: events)
  }

  /// The causes of a comparison of what was read of an element with something else.
  private func comparing(
    _ attribute: Read.Attribute, _ value: String, of element: Element, with expected: String
  ) -> [FailureCause] {
    causes(
      #"XCTAssertEqual failed: ("\#(value)") is not equal to ("\#(expected)")"#,
      after: [
        .screen(Screen(tree: tree([element]))),
        .read(
          Read(attribute: attribute, target: element.name, value: value, elementID: element.id)),
      ])
  }

  @Test(arguments: ["0.5", "50", "2000"])
  func theValueOfASliderIsAPercentage(expected: String) throws {
    let slider = Element(id: 1, type: .slider, identifier: "volume", value: "50%")
    let cause = try #require(comparing(.value, "50%", of: slider, with: expected).first)
    #expect(cause.kind == .form)
    #expect(cause.text.hasPrefix("The value of a Slider is a percentage of its range"))
    #expect(comparing(.value, "50%", of: slider, with: "40%").allSatisfy { $0.kind != .form })
  }

  @Test func whatIsExpectedIsAnotherPropertyOfTheElement() throws {
    let field = Element(id: 1, type: .textField, identifier: "name", value: "Bob")
    let cause = try #require(comparing(.label, "", of: field, with: "Bob").first)
    #expect(cause.kind == .otherElement)
    #expect(cause.text == #""Bob" is the value of "name" TextField, not its label, which is ""."#)
    let stepper = Element(id: 1, type: .stepper, identifier: "amount", label: "Amount: 2")
    let guess = try #require(comparing(.value, "nil", of: stepper, with: "2").first)
    #expect(guess.certainty == .guess)
    #expect(guess.text.contains(#"perhaps its label is meant, which is "Amount: 2""#))
    // A part of a word is chance.
    #expect(comparing(.value, "nil", of: stepper, with: "Am").first?.kind == .outdated)
  }

  /// What a wait's predicate compares with is known as what an assertion does.
  @Test(arguments: [
    ("thanks", FailureCause.Kind.form), ("row", .otherElement), ("Hello", .otherElement),
    ("No", .outdated),
  ])
  func aTextThatWasWaitedForIsCompared(expected: String, kind: FailureCause.Kind) throws {
    let row = Element(id: 1, type: .staticText, identifier: "row", label: "Thanks")
    let other = Element(id: 2, type: .staticText, label: "Hello")
    let wait = Wait(
      number: 1,
      criterion: .expectations(
        descriptions: [#"Expect predicate `label == "\#(expected)"` for object "row" StaticText"#],
        properties: ["label"]),
      unmet: "no", elapsed: 2, limit: 2, progress: .timedOut, pending: [], elementID: 1)
    let cause = try #require(
      causes(
        "Asynchronous wait failed", .waiting,
        after: [.screen(Screen(tree: tree([row, other]))), .wait(wait)]
      ).first)
    #expect(cause.kind == kind)
  }

  /// What is on the screen is set by something, though no source has it written.
  @Test func aTextThatIsShownIsNotSaidToBeMissing() {
    let title = Element(id: 1, type: .staticText, identifier: "title", label: "Shelf")
    let row = Element(id: 2, type: .staticText, label: "Emma")
    let setting = CodeSetting(
      kind: .label, key: .literal("Shelf"), origins: [], expression: "", owner: "V",
      location: SourceLocation(file: "/App/V.swift", line: 2))
    func texts(_ elements: [Element]) -> [String] {
      let events = [
        Event.Content.screen(Screen(tree: tree(elements))),
        .read(Read(attribute: .label, target: "title", value: "Shelf", elementID: 1)),
      ].enumerated().map {
        Event(index: $0, time: Double($0), stack: [], isStop: false, content: $1)
      }
      let failure = Failure(
        message: #"XCTAssertEqual failed: ("Shelf") is not equal to ("Emma")"#, reason: .assertion,
        location: SourceFrame(function: "", file: "/T.swift", line: 1), pending: [], isFatal: false)
      return FailureCauses.of(
        Event(index: 2, time: 9, stack: [], isStop: true, content: .failure(failure)),
        after: events, sources: FailureSources(settings: [setting])
      ).map(\.text)
    }
    #expect(texts([title]) == [#"V.swift:2 sets "Shelf"; no view has "Emma" written in it."#])
    #expect(!texts([title, row]).contains { $0.contains("no view") })
  }

  @Test func aSwitchIsNeverSelected() throws {
    let news = Element(id: 1, type: .switch, identifier: "news", value: "1")
    let cause = try #require(
      causes(after: [
        .screen(Screen(tree: tree([news]))),
        .read(Read(attribute: .isSelected, target: "it", value: "false", elementID: 1)),
      ]).first)
    #expect(cause.kind == .form)
    #expect(cause.text.contains(#"is its value, which is "1""#))
  }

  @Test func aPropertyThatElementsDoNotHaveIsNamed() throws {
    let cause = try #require(
      causes(
        "[<XCElementSnapshot> valueForUndefinedKey:]: this class is not key value "
          + "coding-compliant for the key labl.", .other, after: []
      ).first)
    #expect(cause.text == #"Elements have no property "labl"; perhaps "label" is meant."#)
  }

  /// A text that was there before the test did anything is told so.
  @Test func aTextThatNothingHasChangedIsTold() throws {
    let row = Element(id: 1, type: .staticText, identifier: "row", label: "Thanks")
    let go = Element(id: 2, type: .button, label: "Go", hitPoint: CGPoint(x: 1, y: 1))
    func text(first: String) throws -> String {
      var before = row
      before.label = first
      return try #require(
        causes(after: [
          .screen(Screen(tree: tree([before, go]))),
          .action(Action(.tap, on: "Go", elementID: 2)),
          .screen(Screen(tree: tree([row]))),
          .read(
            Read(
              attribute: .label, target: "row", value: "Thanks", elementID: 1,
              searched: [SearchedKey(query: "staticTexts", key: "row")])),
        ]).first { $0.kind == .outdated }
      ).text
    }
    #expect(try text(first: "Thanks").hasSuffix("on: the action since did not change it."))
    #expect(try text(first: "Hello") == #"label of row was "Thanks"."#)
  }

  private func seeking(_ elements: [Element], _ between: [Event.Content]) -> [FailureCause] {
    let row = Element(id: 1, type: .staticText, identifier: "row", label: "Thanks")
    return causes(
      after: [.screen(Screen(tree: tree([row])))] + between + [
        .screen(Screen(tree: tree(elements))),
        .read(
          Read(
            attribute: .exists, target: "row", value: "false", elementID: nil,
            searched: [SearchedKey(query: "staticTexts", key: "row")])),
      ])
  }

  @Test func anAppInTheBackgroundIsTold() throws {
    let home = Event.Content.action(Action(.pressButton(name: "Home"), on: "Device"))
    let away = try #require(seeking([], [home]).first)
    #expect(away.kind == .notRunning)
    #expect(
      away.text == "The app went to the background at 1.000 s, and has not been activated since.")
    let back = Event.Content.application(ApplicationChange(change: .activated, name: "App"))
    let lock = Element(id: 5, type: .button, label: "Unlock")
    let locked = try #require(seeking([lock], [home, back]).first)
    #expect(locked.kind == .disappeared)
    #expect(locked.certainty == .guess)
    #expect(locked.text.contains("went to the background at 1.000 s"))
    #expect(!seeking([lock], []).contains { $0.text.contains("background") })
  }

  @Test func whatANewLaunchHasLostIsTold() throws {
    let launch = Event.Content.application(ApplicationChange(change: .launched, name: "App"))
    func screen(_ text: String) -> Event.Content {
      .screen(
        Screen(
          tree: tree([Element(id: 1, type: .staticText, identifier: "counter", label: text)])))
    }
    func found(before: String) -> [FailureCause] {
      causes(
        #"XCTAssertEqual failed: ("0") is not equal to ("1")"#,
        after: [
          launch, screen(before), launch, screen("0"),
          .read(
            Read(
              attribute: .label, target: "counter", value: "0", elementID: 1,
              searched: [SearchedKey(query: "staticTexts", key: "counter")])),
        ])
    }
    let cause = try #require(found(before: "1").first)
    #expect(cause.certainty == .guess)
    #expect(
      cause.text
        == #"label of counter was "1" before the app was launched anew at 2.000 s: perhaps "#
        + "the app does not keep it.")
    #expect(!found(before: "2").contains { $0.text.contains("anew") })
  }

  /// Of two steppers, each has a button of the name that was looked for.
  @Test func anotherElementOfTheNameIsGuessed() throws {
    var builder = ElementTree.Builder()
    builder.open(
      Element(id: 0, type: .application, frame: CGRect(x: 0, y: 0, width: 400, height: 800)))
    for (id, name) in [(1, "rooms"), (3, "guests")] {
      builder.open(Element(id: id, type: .stepper, identifier: name))
      builder.add(
        Element(id: id + 1, type: .button, label: "Increment", hitPoint: CGPoint(x: 1, y: 1)))
      builder.close()
    }
    builder.add(Element(id: 9, type: .staticText, identifier: "sum", label: "2 rooms"))
    let found = causes(
      #"XCTAssertEqual failed: ("2 rooms") is not equal to ("2 guests")"#,
      after: [
        .screen(Screen(tree: builder.tree)),
        .action(
          Action(
            .tap, on: "Increment", elementID: 2,
            searched: [SearchedKey(query: "buttons", key: "Increment")])),
        .read(Read(attribute: .label, target: "sum", value: "2 rooms", elementID: 9)),
      ])
    let cause = try #require(found.first { $0.kind == .otherElement })
    #expect(cause.certainty == .guess)
    #expect(
      cause.text == #"Perhaps another "Increment" is meant: the last touch was on that of "rooms" "#
        + #"Stepper, and "guests" Stepper has one too."#)
  }

  @Test(arguments: [
    (NearMiss.Kind.afterTap, nil, "Perhaps that step is missing."),
    (.afterTap, 2, "The test tapped it at 1.000 s: perhaps too early for that."),
    (.afterTapBriefly, nil, "Perhaps that step is missing."),
    (
      .afterTapBriefly, 2,
      "The test tapped it at 1.000 s: perhaps it was gone when it was looked for."
    ),
  ])
  func whatWasTappedIsNotSaidToBeMissing(kind: NearMiss.Kind, tapped: Int?, said: String) throws {
    let miss = NearMiss(kind: kind, text: "it.", name: "it", detail: "Order", elementID: 2)
    var builder = ElementTree.Builder()
    builder.add(Element(id: 2, type: .button, label: "Order"))
    let deeds = tapped.map { [Event.Content.action(Action(.tap, on: "Order", elementID: $0))] }
    let found = causes(
      nearMisses: [miss], after: [.screen(Screen(tree: builder.tree))] + (deeds ?? []))
    let cause = try #require(found.first { $0.certainty == .tried })
    #expect(cause.text == "it. " + said)
  }

  @Test func missesOfTheRunAreRanked() {
    func kind(_ kind: NearMiss.Kind) -> FailureCause? {
      causes(nearMisses: [NearMiss(kind: kind, text: "it", name: "it", detail: "it")], after: [])
        .first
    }
    #expect(kind(.afterTap)?.kind == .notShown)
    #expect(kind(.afterTap)?.certainty == .tried)
    #expect(kind(.awaitsAction)?.kind == .systemAlert)
    #expect(kind(.setTooLate)?.kind == .launchSwitch)
    #expect([.otherKind, .noneInside, .itself].allSatisfy { kind($0)?.kind == .nearMiss })
  }
}
