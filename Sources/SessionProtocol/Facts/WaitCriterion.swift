/// What a wait is for.
package enum WaitCriterion: Codable, Hashable, Sendable {
  /// The app has nothing to do: XCUITest's own wait, before and after each action.
  case idle(app: String)
  /// An element is there.
  case exists(element: String)
  /// An element is not there.
  case isGone(element: String)
  /// A property of an element has a value.
  case property(name: String, element: String, value: String)
  /// An app is in a state, such as `runningForeground`.
  case application(name: String, state: String)
  /// Expectations are fulfilled: what they are called, and the properties of elements that their
  /// predicates read.
  case expectations(descriptions: [String], properties: [String])

  /// Whether XCUITest waits by itself for the app to be idle.
  package var isIdle: Bool {
    if case .idle = self { true } else { false }
  }

  /// The element that it is about, as messages name it; `nil` where it is about none, or where only
  /// the test knows.
  package var element: String? {
    switch self {
    case .exists(let element), .isGone(let element), .property(_, let element, _): element
    case .idle, .application, .expectations: nil
    }
  }

  /// The properties of elements that decide whether it is met.
  package var properties: [String] {
    switch self {
    case .property(let name, _, _): [name]
    case .expectations(_, let properties): properties
    case .exists, .isGone: ["exists"]
    case .idle, .application: []
    }
  }
}
