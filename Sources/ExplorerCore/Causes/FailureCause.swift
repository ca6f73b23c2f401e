/// Something that may have made a test fail.
public struct FailureCause: Hashable, Sendable {
  /// What sort of cause it is; earlier ones are named first.
  public enum Kind: Int, CaseIterable, Hashable, Sendable {
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
  public var kind: Kind
  /// The cause in a sentence.
  public var text: String
  /// The elements concerned, by identity.
  public var elementIDs: [Int]
  /// Index of an event that shows it, if there is one.
  public var event: Int?

  /// Creates a cause.
  public init(kind: Kind, text: String, elementIDs: [Int] = [], event: Int? = nil) {
    self.kind = kind
    self.text = text
    self.elementIDs = elementIDs
    self.event = event
  }
}
