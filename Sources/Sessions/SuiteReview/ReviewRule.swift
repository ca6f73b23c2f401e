/// What a review of a suite looks for.
package enum ReviewRule: String, CaseIterable, Sendable {
  /// An identifier is written at several places.
  case duplicatedLocator = "duplicated-locator"
  /// A page has no member that looks whether it is there.
  case missingDisplayCheck = "missing-display-check"
  /// A test asks the app for elements itself.
  case rawQuery = "raw-query"
  /// Something waits for a length of time instead of for something.
  case sleepingWait = "sleeping-wait"
  /// A method is not called by anything.
  case unusedMethod = "unused-method"
  /// What appears is not the page that a method gives.
  case wrongLanding = "wrong-landing"
  /// An assertion holds whatever is wrong with what it looks at.
  case idleAssertion = "idle-assertion"
  /// A test comes out otherwise after others.
  case orderDependent = "order-dependent"
  /// A use case goes one way or another.
  case branchingUseCase = "branching-use-case"
  /// A chain ends, or begins anew, without need.
  case brokenChain = "broken-chain"
  /// A page asserts what is for the test to say.
  case pageAssertion = "page-assertion"
  /// An element is used without a wait, and a run with late work fails there.
  case unprotectedWait = "unprotected-wait"

  /// Whether only runs can tell.
  package var needsRuns: Bool {
    switch self {
    case .wrongLanding, .idleAssertion, .orderDependent, .unprotectedWait: true
    default: false
    }
  }

  /// Whether a review looks for it that is not told what to look for.
  package var isOnByDefault: Bool { self != .pageAssertion }

  /// The lesson that explains it.
  package var lesson: String {
    switch self {
    case .duplicatedLocator: "locators-in-one-place"
    case .missingDisplayCheck: "display-checks"
    case .rawQuery: "first-page"
    case .sleepingWait: "waiting-ways"
    case .unusedMethod: "when-not-to"
    case .wrongLanding: "landing-pages"
    case .idleAssertion: "tests-that-can-fail"
    case .orderDependent: "left-state"
    case .branchingUseCase: "use-cases"
    case .brokenChain: "chains"
    case .pageAssertion: "whose-assertion"
    case .unprotectedWait: "why-flaky"
    }
  }
}
