import ElementModel
import Foundation
import SessionProtocol
import Testing

@testable import ExplorerCore

@Suite struct FailureCausesTests {
  private static let screen = CGRect(x: 0, y: 0, width: 400, height: 800)

  private func tree(_ elements: [Element]) -> ElementTree {
    var builder = ElementTree.Builder()
    builder.open(
      Element(
        id: 0, type: .application, label: "App", frame: Self.screen,
        hitPoint: CGPoint(x: 1, y: 1)))
    for element in elements { builder.add(element) }
    return builder.tree
  }

  /// The causes of a failure after some events, as `kind: text`.
  private func causes(
    _ reason: FailureReason, pending: [Pending] = [], nearMisses: [NearMiss]? = nil,
    target: String? = nil, pages: ScreenPages = ScreenPages(), sources: FailureSources? = nil,
    after contents: [Event.Content]
  ) -> [String] {
    let events = contents.enumerated().map {
      Event(index: $0, time: Double($0), stack: [], isStop: false, content: $1)
    }
    let failure = Failure(
      message: "no", reason: reason, location: SourceFrame(function: "", file: "/T.swift", line: 1),
      pending: pending, isFatal: false, nearMisses: nearMisses, target: target)
    return FailureCauses.of(
      Event(
        index: events.count, time: 9, stack: [], isStop: true, content: .failure(failure)),
      after: events, sources: sources ?? FailureSources(pages: pages)
    ).map { "\($0.kind): \($0.text)" }
  }

  private func button(_ id: Int, _ label: String, at y: Double = 100) -> Element {
    Element(
      id: id, type: .button, label: label, frame: CGRect(x: 100, y: y, width: 100, height: 40))
  }

  private func tap(_ id: Int?, _ key: String) -> Event.Content {
    .action(
      Action(
        .tap, on: "\"\(key)\" Button", elementID: id,
        searched: [SearchedKey(query: "buttons", key: key)]))
  }

  private func screen(_ elements: [Element]) -> Event.Content {
    .screen(Screen(tree: tree(elements)))
  }

  @Test func aUnitTestThatWaitsForAnExpectationNeedsNoApp() {
    func wait(_ properties: [String]) -> Event.Content {
      .wait(
        Wait(
          number: 1, criterion: .expectations(descriptions: ["loaded"], properties: properties),
          unmet: nil, elapsed: 0, limit: 1, progress: .met, pending: []))
    }
    #expect(causes(.other, after: [wait([])]) == [])
    #expect(causes(.other, after: [wait(["exists"])]).first?.hasPrefix("notRunning: ") == true)
  }

  @Test func anAppThatEndedExplainsAll() {
    #expect(
      causes(
        .acting(obstacle: .noMatch),
        after: [
          screen([button(1, "Go")]),
          .application(ApplicationChange(change: .terminated, name: "App")), tap(nil, "Go"),
        ]) == ["notRunning: The app had ended: nothing on its screen can be found."])
    #expect(
      causes(.acting(obstacle: .notRunning), after: [])
        == ["notRunning: The app was not running: XCUIApplication().launch() comes first."])
  }

  @Test func severalMatchesAreListed() {
    #expect(
      causes(
        .acting(obstacle: .severalMatches),
        nearMisses: [1, 2].map {
          NearMiss(
            kind: .oneOfSeveral, text: "", name: "Button, label: \"Go\"", detail: "2", elementID: $0
          )
        },
        after: [
          screen([button(1, "Go"), button(2, "Go", at: 300)].map(touchable)), tap(1, "Go"),
        ])
        == [
          #"several: 2 elements match, and one is needed: Button, label: "Go" at (100, 100); "#
            + #"Button, label: "Go" at (100, 300)."#
        ])
  }

  @Test func aTouchOfADisabledElementIsTold() {
    var go = button(1, "Go")
    go.isEnabled = false
    let there = Event.Content.read(
      Read(attribute: .exists, target: "\"Done\" StaticText", value: "false", elementID: nil))
    #expect(
      causes(.assertion, after: [screen([go]), tap(1, "Go"), there])
        == [#"disabled: The last action did nothing: "Go" Button was disabled."#])
  }

  /// A read that fails is about its own element, not about what was touched before.
  @Test func aFailedReadIsAboutWhatItRead() {
    var go = button(1, "Go")
    go.hitPoint = nil
    #expect(
      causes(
        .reading(obstacle: .noMatch), target: #""Done" StaticText"#,
        after: [screen([go]), tap(1, "Go")])
        == [#"noEffect: The last action, Tap "Go" Button, changed nothing on the screen."#])
  }

  @Test func anotherPageIsTold() {
    func locator(_ name: String, _ key: String) -> NamedLocator {
      NamedLocator(
        name: name,
        query: LocatedQuery(
          ElementQuery().appending(.descendants(.button)).appending(
            .matching(.identified(by: key)))))
    }
    let pages = ScreenPages(
      screens: ["Home", "List", "Detail"],
      [
        locator("Home.go", "Go"), locator("List.add", "Add"), locator("List.sort", "Sort"),
        locator("Detail.buy", "Buy"), locator("Detail.share", "Share"), locator("Bar.tab", "Add"),
      ])
    let home = [button(1, "Go")]
    let list = [button(2, "Add"), button(3, "Sort")]
    #expect(
      causes(
        .acting(obstacle: .noMatch), pages: pages,
        after: [screen(home), tap(1, "Go"), screen(list), tap(nil, "Buy")])
        == [
          "otherPage: The screen looks like List (2 of 2 elements are there), not like Detail "
            + "(none of 2)."
        ])
    // The page is there, only the element is not.
    #expect(
      causes(
        .acting(obstacle: .noMatch), pages: pages,
        after: [screen(list + [button(4, "Share")]), tap(nil, "Buy")])
        == [
          #"notShown: No screen of this run had "Buy" so far. Each Button on the screen: "Add", "#
            + #""Sort", "Share"."#
        ])
  }

  private func touchable(_ element: Element) -> Element {
    var element = element
    element.hitPoint = CGPoint(x: 1, y: 1)
    return element
  }

  @Test func whatIsOverTheElementAndThatItIsDisabledAreTold() {
    var go = button(1, "Go")
    go.isEnabled = false
    let alert = Element(
      id: 5, type: .alert, label: "Sure?", frame: CGRect(x: 50, y: 50, width: 300, height: 300))
    #expect(
      causes(.acting(obstacle: .notHittable), after: [screen([go, alert]), tap(1, "Go")]) == [
        #"covered: "Go" Button cannot be touched. "Sure?" Alert is over it."#,
        #"disabled: "Go" Button is disabled: a touch does nothing."#,
      ])
  }

  @Test func whatIsOffTheScreenIsTold() {
    #expect(
      causes(
        .acting(obstacle: .notHittable),
        after: [screen([button(1, "Go", at: 2_000)]), tap(1, "Go")])
        == [#"offScreen: "Go" Button cannot be touched. It is outside the screen."#])
  }

  @Test func nearMissesWorkAndWhatWentAreRanked() {
    let busy = Pending(
      kind: .network, label: "GET /user", dueIn: 0.8,
      origin: SourceFrame(function: "Session.load()", file: "/App/Session.swift", line: 12))
    #expect(
      causes(
        .acting(obstacle: .noMatch), pending: [busy],
        nearMisses: [
          NearMiss(kind: .similarLabel, text: "Button with label \"Going\" is similar."),
          NearMiss(kind: .late, text: "\"Go\" Button appears 0.8 s later."),
        ], after: [screen([button(1, "Go")]), screen([]), tap(nil, "Go")]) == [
          #"late: "Go" Button appears 0.8 s later."#,
          #"nearMiss: Button with label "Going" is similar."#,
          #"disappeared: "Go" Button was there until 1.000 s, 2 events before the failure."#,
          "busy: The app was still busy: GET /user begun by Session.load() at Session.swift:12, "
            + "due in 0.8 s.",
        ])
  }

  @Test func anAlertThatHidesWhatIsLookedForIsTold() {
    let alert = Element(id: 5, type: .alert, label: "Allow?", frame: Self.screen)
    #expect(
      causes(.acting(obstacle: .noMatch), after: [screen([touchable(alert)]), tap(nil, "Go")])
        == [#"covered: "Allow?" Alert is shown, and "Go" Button is not found behind it."#])
    let go = #""Go" Button"#
    for criterion: WaitCriterion in [
      .exists(element: go), .property(name: "label", element: go, value: "OK"),
    ] {
      let wait = Wait(
        number: 1, criterion: criterion, unmet: nil, elapsed: 5, limit: 5,
        progress: .timedOut, pending: [])
      #expect(
        causes(.assertion, after: [screen([touchable(alert)]), .wait(wait)])
          == [#"covered: "Allow?" Alert is shown, and "Go" Button is not found behind it."#])
    }
  }

  /// Whoever asks whether an element can be touched is told why it cannot: by a read, by a property
  /// that is waited for, and by a predicate.
  @Test func whatIsInTheWayIsToldToWhoeverAsksForTouches() {
    let screen = screen([button(1, "Go", at: 2_000)])
    let go = #""Go" Button"#
    func wait(_ criterion: WaitCriterion) -> Event.Content {
      .wait(
        Wait(
          number: 1, criterion: criterion, unmet: "no", elapsed: 5, limit: 5, progress: .timedOut,
          pending: [], elementID: 1))
    }
    let asking: [Event.Content] = [
      .read(Read(attribute: .isHittable, target: go, value: "false", elementID: 1)),
      wait(.property(name: "isHittable", element: go, value: "true")),
      wait(.expectations(descriptions: ["touch"], properties: ["isHittable"])),
    ]
    for content in asking {
      #expect(
        causes(.assertion, after: [screen, content])
          == [#"offScreen: "Go" Button cannot be touched. It is outside the screen."#])
    }
    #expect(causes(.assertion, after: [screen, wait(.exists(element: go))]).isEmpty)
  }

  @Test func aFailureOfWhichNothingIsKnownHasNoCause() {
    #expect(causes(.assertion, after: [screen([button(1, "Go")])]).isEmpty)
    #expect(
      FailureCauses.of(
        Event(index: 0, time: 0, stack: [], isStop: false, content: .note(Note(text: ""))),
        after: []
      ).isEmpty)
  }
}
