import SessionProtocol

extension SignInRun {
  /// A run whose calls of `typeEmail(_:)` tell their values.
  static func withValues(_ events: [Event], email: String = #""test@example.com""#) -> [Event] {
    var events = events
    let lines = SignInSources.pages.split(separator: "\n", omittingEmptySubsequences: false)
    let line = lines.firstIndex { $0.contains("func typeEmail") }.map { $0 + 1 }
    let arguments = [NamedValue(name: "email", value: email, line: line)]
    var open: SourceFrame?
    for place in events.indices {
      let stack = events[place].stack
      if stack.count > 1, stack[0].function == "SignInViewPage.typeEmail(_:)" {
        open = stack[1]
        events[place].calls = [1]
        events[place].values = [
          CallValues(
            call: 1, arguments: arguments,
            locals: [NamedValue(name: "length", value: "16", line: line.map { $0 + 1 })],
            properties: [NamedValue(name: "app", value: "app")])
        ]
      } else if let caller = open, !stack.isEmpty {
        open = nil
        events[place].returned = [
          CallResult(
            function: "SignInViewPage.typeEmail(_:)", caller: caller, arguments: arguments,
            value: "SignInViewPage")
        ]
      }
    }
    return events
  }
}
