/// Something that may have made a test fail.
package struct FailureCause: Hashable, Sendable {
  /// What sort of cause it is; earlier ones are named first.
  package enum Kind: Int, CaseIterable, Hashable, Sendable {
    /// The app does not run.
    case notRunning
    /// Several elements match where one must.
    case several
    /// Something is over the element: an alert, a keyboard, a sheet.
    case covered
    /// The element came after the test had given up.
    case late
    /// The element is disabled.
    case disabled
    /// The element is outside what is shown.
    case offScreen
    /// The screen is that of another page object.
    case otherPage
    /// Another element is nearly what was looked for.
    case nearMiss
    /// The element had been there, and went.
    case disappeared
    /// The app still had something to do.
    case busy
  }

  /// What sort of cause it is.
  package var kind: Kind
  /// The cause in a sentence.
  package var text: String
  /// The elements concerned, by identity.
  package var elementIDs: [Int]
  /// Index of an event that shows it, if there is one.
  package var event: Int?

  /// Creates a cause.
  package init(kind: Kind, text: String, elementIDs: [Int] = [], event: Int? = nil) {
    self.kind = kind
    self.text = text
    self.elementIDs = elementIDs
    self.event = event
  }
}
