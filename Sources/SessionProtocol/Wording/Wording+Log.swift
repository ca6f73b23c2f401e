/// Lines of Xcode's activity log.
extension Wording {
  /// The line of an element being looked for.
  ///
  /// - Parameters:
  ///   - element: The element as messages name it.
  ///   - retry: Which further attempt it is, from 1; `nil` for the first one.
  /// - Returns: The line.
  package static func search(for element: String, retry: Int? = nil) -> String {
    "Find the \(element)" + (retry.map { " (retry \($0))" } ?? "")
  }

  /// The line of one step of a query, in descriptions of an element.
  package static func step(_ title: String) -> String { "Find: \(title)" }

  /// The line that says that somebody asks whether an element is there.
  package static func existenceCheck(of element: String) -> String {
    "Checking existence of `\(element)`"
  }

  /// The line that says that alerts are looked for that are in the way of an element.
  package static func interruptionCheck(for element: String) -> String {
    "Check for interrupting elements affecting \(element)"
  }

  /// An event is made: a touch, a key.
  package static let synthesis = "Synthesize event"

  /// An element is brought to where it can be touched.
  package static let scrolling = "Scroll element to visible"

  /// Where an element can be touched after that.
  ///
  /// - Parameter point: The point as ``point(x:y:)`` words it.
  /// - Returns: The line.
  package static func hitPoint(_ point: String) -> String {
    "Computed hit point \(point) after scrolling to visible"
  }

  /// Keys are held down while something else is done.
  ///
  /// - Parameters:
  ///   - signs: The signs on the keys.
  ///   - flags: The number that XCUITest has for all of them.
  /// - Returns: The line.
  package static func heldKeys(_ signs: String, flags: UInt) -> String {
    "Hold modifiers '\(signs)' (0x\(String(flags, radix: 16)))"
  }

  /// The line of a count of what matches a query.
  package static func count(of query: String) -> String {
    "Get number of matches for: \(query)"
  }

  /// The line of all matches of a query being taken by their positions.
  package static func indexBinding(of query: String) -> String {
    "Get all elements bound by index for: \(query)"
  }

  /// The line of all matches of a query being taken by what they are.
  package static func identityBinding(of query: String) -> String {
    "Get all elements bound by accessibility element for: \(query)"
  }

  /// The line that says that an app's elements are looked at.
  package static func snapshot(processID: Int) -> String {
    "Requesting snapshot of accessibility hierarchy for app with pid \(processID)"
  }

  /// The line of an app being started, within that of ``opening(_:)``.
  package static func launching(_ bundleIdentifier: String) -> String {
    "Launch \(bundleIdentifier)"
  }

  /// The line of `XCUIApplication.launch()`.
  package static func opening(_ bundleIdentifier: String) -> String { "Open \(bundleIdentifier)" }

  /// The line of an app coming to the foreground.
  package static func activating(_ bundleIdentifier: String) -> String {
    "Activate \(bundleIdentifier)"
  }

  /// The line of an app being ended.
  ///
  /// - Parameters:
  ///   - bundleIdentifier: The app's.
  ///   - processID: The number of its process.
  /// - Returns: The line.
  package static func terminating(_ bundleIdentifier: String, processID: Int) -> String {
    "Terminate \(bundleIdentifier):\(processID)"
  }

  /// The line of a link being handed to an app.
  ///
  /// - Parameters:
  ///   - url: The link.
  ///   - bundleIdentifier: The app's.
  /// - Returns: The line.
  package static func opening(url: String, with bundleIdentifier: String) -> String {
    "Open URL \(url) with \(bundleIdentifier)"
  }

  /// XCUITest gets ready to drive an app that has just been started.
  package static let automationSetUp = "Setting up automation session"

  /// A failure as the log tells it.
  ///
  /// - Parameters:
  ///   - message: The failure's message.
  ///   - place: `File.swift:12`; empty where it is not known.
  ///   - isExpected: Whether the test said that it would come.
  /// - Returns: The line.
  package static func failure(_ message: String, at place: String, isExpected: Bool) -> String {
    "\(isExpected ? "Expected" : "Assertion") Failure: \(placed(message, at: place))"
  }

  /// A warning as the log tells it; see ``failure(_:at:isExpected:)``.
  package static func warning(_ message: String, at place: String) -> String {
    "Warning: \(placed(message, at: place))"
  }

  private static func placed(_ message: String, at place: String) -> String {
    place.isEmpty ? message : "\(place): \(message)"
  }
}

/// Lines about the parts of a test, and about what it keeps.
extension Wording {
  /// The test begins.
  ///
  /// - Parameter date: When, as ``LogDate`` writes it.
  /// - Returns: The line.
  package static func start(at date: String) -> String { "Start Test at \(date)" }

  /// The test's set-up.
  package static let setUp = "Set Up"

  /// The test's tear-down.
  package static let tearDown = "Tear Down"

  /// Something that the test keeps.
  package static func attachment(named name: String) -> String {
    "Added attachment named '\(name)'"
  }

  /// A picture being taken.
  ///
  /// - Parameter subject: The element as messages name it, or `screen`.
  /// - Returns: The line.
  package static func screenshot(of subject: String) -> String { "Get screenshot of \(subject)" }

  /// An app is looked through for what keeps people from using it.
  package static let audit = "Perform accessibility audit"

  /// Figures that were taken, as ``Measurement/summary`` words them.
  package static func measured(_ summary: String) -> String { "Measured \(summary)" }

  /// An app is made to ask again whether it may use something.
  ///
  /// - Parameters:
  ///   - resource: What it uses, as XCUITest names it.
  ///   - bundleIdentifier: The app's.
  /// - Returns: The line.
  package static func authorizationReset(
    of resource: String, for bundleIdentifier: String
  ) -> String {
    "Reset authorization status of \(resource) for \(bundleIdentifier)"
  }

  /// An alert is in the way.
  package static let interruption = "Found 1 interrupting element:"

  /// The alert has gone.
  package static let handledInterruption = "Confirmed successful handling of interrupting element"

  /// The test's handlers are asked about an alert.
  package static func interruptionMonitors(for alert: String) -> String {
    "Invoking UI interruption monitors for \(alert)"
  }

  /// One of the test's handlers is asked about an alert.
  package static func interruptionMonitor(_ name: String) -> String {
    "Invoking UI interruption monitor \"\(name)\""
  }

  /// What Xcode does about an alert that no handler dismisses.
  ///
  /// - Parameter button: The label of the button that is tapped.
  /// - Returns: The line.
  package static func dismissal(by button: String) -> String {
    "Default interruption handler attempting to dismiss alert by tapping \"\(button)\" Button."
  }
}
