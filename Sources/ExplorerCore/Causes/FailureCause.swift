package import SourceModel

/// Something that may have made a test fail.
package struct FailureCause: Hashable, Sendable {
  /// What sort of cause it is.
  package enum Kind: String, CaseIterable, Hashable, Sendable {
    /// The process ended before the test did.
    case crash
    /// The app does not run.
    case notRunning
    /// An alert of the system's is in front of the app.
    case systemAlert
    /// What was looked for, or expected, comes after the test had given up.
    case late
    /// What was read changed between the read and the assertion.
    case stale
    /// Several elements match where one must.
    case several
    /// It is found once a list is scrolled.
    case furtherDown
    /// It is found on another tab.
    case otherTab
    /// Nothing that is typed reaches the element.
    case noFocus
    /// Something is over the element: an alert, a keyboard, a sheet.
    case covered
    /// The element is outside what is shown.
    case offScreen
    /// It comes with a gesture, such as a swipe over its row.
    case gesture
    /// The app's sources hide it from accessibility.
    case hidden
    /// The element is disabled.
    case disabled
    /// No view sets what was looked for.
    case notSet
    /// The values that were compared differ in form only.
    case form
    /// It is a text of another language than the screen is in, or a key of such texts.
    case otherLanguage
    /// What has such choices has others: an alert, a bar, a wheel.
    case otherChoice
    /// Another element is nearly what was looked for.
    case nearMiss
    /// What was typed went to text that was there, or nowhere.
    case typing
    /// The app was launched with something else than its sources ask for.
    case launchSwitch
    /// The view that sets it is not shown.
    case notShown
    /// The screen is that of another page object.
    case otherPage
    /// The last action changed nothing.
    case noEffect
    /// What was expected is of another element.
    case otherElement
    /// The element had been there, and went.
    case disappeared
    /// The simulation lacks something, such as an answer of the network.
    case note
    /// The app's sources say otherwise than the test expects.
    case outdated
    /// The element must not be there, and is.
    case stillThere
    /// The app still had something to do.
    case busy
    /// A switch was switched there and back.
    case switchedBack
    /// The test's class has not prepared what its superclass prepares.
    case notPrepared
    /// A place of the app's sources often does something else than meant.
    case appCode
  }

  /// How it is known.
  package enum Certainty: String, CaseIterable, Hashable, Sendable {
    /// The run shows it.
    case seen
    /// It was tried in a copy of the run.
    case tried
    /// The sources say it.
    case sources
    /// Nobody knows: the sentence says "perhaps".
    case guess
  }

  /// What sort of cause it is.
  package var kind: Kind
  /// How it is known.
  package var certainty: Certainty
  /// How much speaks for it, up to 100; the strongest is named first.
  package var strength: Int
  /// The cause in a sentence.
  package var text: String
  /// The elements concerned, by identity.
  package var elementIDs: [Int]
  /// Index of an event that shows it, if there is one.
  package var event: Int?
  /// The place of the sources that it is about, if there is one.
  package var location: SourceLocation?

  /// Creates a cause.
  package init(
    kind: Kind, _ certainty: Certainty = .seen, strength: Int, text: String,
    elementIDs: [Int] = [], event: Int? = nil, location: SourceLocation? = nil
  ) {
    self.kind = kind
    self.certainty = certainty
    self.strength = strength
    self.text = text
    self.elementIDs = elementIDs
    self.event = event
    self.location = location
  }
}
