extension WaitCriterion {
  /// What is waited for, such as `"account" StaticText to exist`.
  package var text: String {
    switch self {
    case .idle(let app): "\(app) to idle"
    case .exists(let element): "\(element) to exist"
    case .isGone(let element): "\(element) to not exist"
    case .property(let name, let element, let value): "\(element) to have \(name) \(value)"
    case .application(let name, let state): "\(name) to be \(state)"
    case .expectations(let descriptions, _): descriptions.joined(separator: ", ")
    }
  }
}

extension Wording {
  /// The line of a wait for an app to be idle.
  ///
  /// - Parameter bundleIdentifier: The app's.
  /// - Returns: The line.
  package static func idleWait(of bundleIdentifier: String) -> String {
    "Wait for \(bundleIdentifier) to idle"
  }

  /// What an app that is not idle has not told.
  ///
  /// - Parameter isMoving: Whether animations are under way; otherwise its main thread is busy.
  /// - Returns: Why the wait is not met.
  package static func missingNotification(isMoving: Bool) -> String {
    "App \(isMoving ? "animations complete" : "event loop idle") notification not received"
  }

  /// The line that says that an app is taken as it is.
  ///
  /// - Parameter unmet: Why it is not idle.
  /// - Returns: The line.
  package static func continuing(unmet: String) -> String { "\(unmet), will attempt to continue." }

  /// The line of a wait that the test asks for.
  ///
  /// - Parameters:
  ///   - criterion: What is waited for.
  ///   - seconds: After how many seconds it gives up.
  /// - Returns: The line.
  package static func waiting(for criterion: WaitCriterion, seconds: Double) -> String {
    "Waiting \(seconds)s for \(criterion.text)"
  }

  /// The line of one look whether a criterion is met.
  ///
  /// - Parameters:
  ///   - criterion: What is waited for.
  ///   - element: The element as messages name it.
  /// - Returns: The line, with the predicate that Xcode has for the criterion.
  package static func check(of criterion: WaitCriterion, element: String) -> String {
    let predicate =
      switch criterion {
      case .exists: "existsNoRetry == 1"
      case .isGone: "existsNoRetry == 0"
      case .property(let name, _, let value): "\(name) == \(value)"
      case .idle, .application, .expectations: criterion.text
      }
    return "Checking `\(expectation(predicate, of: element))`"
  }

  /// What an expectation that a predicate holds is called.
  ///
  /// - Parameters:
  ///   - predicate: The predicate's format.
  ///   - object: What it is evaluated with, as messages name it.
  /// - Returns: The description.
  package static func expectation(_ predicate: String, of object: String) -> String {
    "Expect predicate `\(predicate)` for object \(object)"
  }
}
