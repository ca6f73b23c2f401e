import SessionProtocol

/// Where an assertion stands, as its caller gives it.
struct AssertionSite: Sendable {
  let file: StaticString
  let line: UInt

  var frame: SourceFrame { SourceFrame(function: "", file: "\(file)", line: Int(line)) }
}

/// What an assertion found: nothing, or why it fails in Xcode's words, without the name in front.
enum Verdict {
  case passed
  /// For example `("1") is not equal to ("2")`; empty when the name says it all.
  case failed(String)
}

/// Evaluates an assertion and reports it, whether it passes or not.
///
/// - Parameters:
///   - name: The function's name, such as `XCTAssertTrue`.
///   - message: What the caller gave to be shown when it fails; evaluated only then, as it may well
///     look at what is not there.
///   - site: Where it stands.
///   - verdict: Evaluates it; an error fails it.
func evaluate(
  _ name: String, _ message: () -> String, at site: AssertionSite,
  _ verdict: () throws -> Verdict
) {
  var outcome: Verdict
  do {
    outcome = try verdict()
  } catch {
    outcome = .failed("threw error \"\(ErrorText.describe(error))\"")
  }
  guard case .failed(let reason) = outcome else {
    return TestThread.run {
      TestSession.current?.report(
        .assertion(Assertion(name: name, passed: true, message: "", location: site.frame)),
        isStop: true)
    }
  }
  let text = Wording.assertion(name, reason: reason, note: message())
  TestThread.run {
    guard let session = TestSession.current else { return }
    let place = session.place(of: site)
    session.report(
      .assertion(Assertion(name: name, passed: false, message: text, location: place)))
    session.fail(text, .assertion, at: place)
  }
}

extension TestSession {
  /// Where an assertion's failure is shown: where it stands, but for one in a library, such as
  /// `PageObjects`, the innermost call in the person's sources.
  ///
  /// - Parameter site: Where it stands.
  /// - Returns: The place to show.
  fileprivate func place(of site: AssertionSite) -> SourceFrame {
    let place = site.frame
    guard place.file.hasPrefix("/"), !reporter.isOwnSource(place.file) else { return place }
    return currentFrame ?? place
  }
}

/// Evaluates an assertion that compares two values, each evaluated once.
///
/// - Parameters:
///   - name: The function's name in failure messages, such as `XCTAssertEqual`.
///   - expression1: The first value.
///   - expression2: The second value.
///   - message: What the caller gave to be shown when it fails.
///   - site: Where it stands.
///   - holds: Whether the values are as they should be.
///   - relation: What Xcode puts between the values when they are not, such as `is not equal to`.
///   - suffix: What Xcode puts after them.
func evaluate<Value>(
  _ name: String, _ expression1: () throws -> Value, _ expression2: () throws -> Value,
  _ message: () -> String, at site: AssertionSite, holds: (Value, Value) -> Bool,
  otherwise relation: String, suffix: String = ""
) {
  evaluate(name, message, at: site) {
    let (value1, value2) = (try expression1(), try expression2())
    if holds(value1, value2) { return .passed }
    let (text1, text2) = (ValueText.describe(value1), ValueText.describe(value2))
    return .failed("(\"\(text1)\") \(relation) (\"\(text2)\")\(suffix)")
  }
}
