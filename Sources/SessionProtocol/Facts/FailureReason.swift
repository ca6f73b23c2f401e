/// What led to a failure, as far as whoever records it knows.
package enum FailureReason: Codable, Hashable, Sendable {
  /// An assertion did not hold.
  case assertion
  /// An error was thrown that nobody caught.
  case thrownError
  /// A property of an element could not be read.
  case reading(obstacle: ElementObstacle)
  /// Something could not be done with an element, a point or an app.
  case acting(obstacle: ElementObstacle)
  /// What was waited for did not happen, or happened although it must not.
  case waiting
  /// A failure that was said to come did not.
  case missingFailure
  /// The test took longer than it may.
  case timeAllowance
  /// The process ended before the test did.
  case processEnded
  /// Anything else: what the test itself recorded, or something that cannot be done this way.
  case other

  /// What kept the test from reading something or from acting, if that is why it failed.
  package var obstacle: ElementObstacle? {
    switch self {
    case .reading(let obstacle), .acting(let obstacle): obstacle
    default: nil
    }
  }
}

/// What keeps a test from having an element, or from doing something with it.
package enum ElementObstacle: String, Codable, Hashable, Sendable {
  /// The app does not run.
  case notRunning
  /// Nothing matches.
  case noMatch
  /// More than one element matches where one must.
  case severalMatches
  /// A touch does not reach the element.
  case notHittable
  /// Neither the element nor one below it takes keys.
  case noKeyboardFocus
  /// The element cannot do what is asked of it, or something else is amiss.
  case unsuitable
}
