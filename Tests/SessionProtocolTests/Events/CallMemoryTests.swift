import SessionProtocol
import Testing

/// What events tell of calls, told once and put together again.
struct CallMemoryTests {
  private func frame(_ function: String, _ line: Int) -> SourceFrame {
    SourceFrame(function: function, file: "/t.swift", line: line)
  }

  private func values(_ call: Int, _ text: String, locals: [String] = []) -> CallValues {
    CallValues(
      call: call, arguments: [NamedValue(name: "a", value: text, line: 1)],
      locals: locals.map { NamedValue(name: "b", value: $0, line: 2) })
  }

  private func event(
    _ index: Int, _ stack: [SourceFrame], _ calls: [Int], _ values: [CallValues],
    _ returned: [CallResult] = []
  ) -> Event {
    Event(
      index: index, time: 0, stack: stack, calls: calls, values: values, returned: returned,
      isStop: true, content: .phase(Phase(name: .setUp)))
  }

  /// A test that calls a page object in a loop, which names another value each time.
  private var run: [Event] {
    let test = frame("T.test()", 10)
    let tap = frame("Page.tap(_:)", 30)
    let result = CallResult(
      call: 2, function: tap.function, caller: test, arguments: values(2, "x").arguments,
      value: "Page")
    let brief = CallResult(
      call: 3, function: "Page.look()", caller: test, arguments: values(3, "z").arguments)
    return [
      event(0, [test], [1], [values(1, "t")]),
      event(1, [tap, test], [2, 1], [values(2, "x", locals: ["0"]), values(1, "t")]),
      event(2, [tap, test], [2, 1], [values(2, "x", locals: ["0"]), values(1, "t")]),
      event(3, [], [], []),
      event(4, [tap, tap, test], [2, 2, 1], [values(2, "x", locals: ["1"]), values(1, "t")]),
      event(5, [test], [1], [values(1, "t")], [result, brief]),
      event(6, [frame("other()", 1), test], [0, 1], [values(1, "t")]),
    ]
  }

  /// The events as they are sent.
  private func sent(_ events: some Sequence<Event>) -> [Event] {
    var memory = CallMemory()
    return events.map { memory.shortened($0) }
  }

  /// The events as they are shown.
  private func shown(_ events: some Sequence<Event>) -> [Event] {
    var memory = CallMemory()
    return events.map { memory.completed($0) }
  }

  /// The events without the numbers of calls that results are told in full of.
  private func plain(_ events: [Event]) -> [Event] {
    events.map { event in
      var event = event
      for place in event.returned.indices { event.returned[place].call = nil }
      return event
    }
  }

  @Test func valuesAreSentOnceAndAgainWhenTheyChange() {
    #expect(sent(run).map { $0.values.map(\.call) } == [[1], [2], [], [], [2], [], []])
    #expect(sent(run)[4].values[0].locals.map(\.value) == ["1"])
    #expect(sent(run).map(\.calls) == run.map(\.calls))
  }

  @Test func aCallThatWasToldOfEndsInFewWords() {
    let returned = sent(run)[5].returned
    #expect(returned[0] == CallResult(call: 2, value: "Page"))
    #expect(returned[1].function == "Page.look()")
    #expect(returned[1].call == nil)
  }

  @Test func whoShowsThemHasThemAll() {
    #expect(plain(shown(sent(run))) == plain(run))
    #expect(shown(run) == run)
  }

  @Test(arguments: 0..<7)
  func aRunThatBeginsLaterTellsAllWithItsFirstEvent(first: Int) {
    let later = run[first...]
    var memory = CallMemory()
    // What another run of the same test, with other values, has told.
    for event in run {
      var other = event
      for place in other.values.indices { other.values[place].arguments = [] }
      _ = memory.completed(other)
    }
    #expect(plain(sent(later).map { memory.completed($0) }) == plain(Array(later)))
  }

  /// What is called by hand at a stop has a stack of its own, without the test's calls.
  @Test func theTestsCallsAreToldAgainAfterWhatIsCalledByHand() {
    let test = [frame("T.test()", 10)]
    let byHand = [frame("Page.look()", 40), frame("hand", 1)]
    let events = [
      event(0, test, [1], [values(1, "t")]), event(1, byHand, [2], [values(2, "h")]),
      event(2, test, [1], [values(1, "t")]),
    ]
    #expect(sent(events).map { $0.values.map(\.call) } == [[1], [2], [1]])
    #expect(shown(sent(events)) == events)
  }

  @Test func whatWasNeverToldIsLeftOut() {
    let stack = [frame("f()", 1), frame("g()", 2)]
    let unknown = event(0, stack, [7, 0, -1], [], [CallResult(call: 9)])
    let whole = shown([unknown])[0]
    #expect(whole.values == [])
    #expect((-1...3).allSatisfy { whole.values(ofFrame: $0) == nil })
    #expect(whole.returned == [CallResult(call: 9)])
  }

  @Test func aMemoryIsBounded() {
    let many = event(0, [], Array(1...100), (1...100).map { values($0, "x") })
    #expect(shown([many])[0].values.count == CallMemory.frameLimit)
  }
}
