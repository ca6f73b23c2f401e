/// An element that a search missed narrowly, for people who look for the reason.
package struct NearMiss: Codable, Hashable, Sendable {
  /// In which way it was missed.
  package enum Kind: String, Codable, Sendable {
    /// Its identifier is nearly the one looked for.
    case similarIdentifier
    /// Its label is nearly the one looked for.
    case similarLabel
    /// It has what is looked for, but is of another type.
    case otherType
    /// It is what is looked for, but not where it is looked for.
    case outsideScope
    /// It is there, but in another window.
    case otherWindow
    /// It is there, but in another app.
    case otherApp
    /// It appeared after the search had ended.
    case late
    /// It goes away, but after the search for its absence had ended.
    case goesLate
    /// What was read of it becomes what was expected, after it was read.
    case rightLater
    /// What was read of it changes after it was read.
    case changesLater
    /// It is found once what holds it is scrolled on.
    case furtherDown
    /// It is found once another tab is chosen.
    case otherTab
    /// It is an alert of the system's in front of the app.
    case systemAlert
    /// It is of a type that is taken for the one that the screen lacks.
    case otherKind
    /// It is found, but nothing of the type that was looked for is in it.
    case noneInside
    /// It is itself what was looked for inside of elements.
    case itself
    /// It is found once a button is tapped.
    case afterTap
    /// It is found once a button is tapped, and is gone again some seconds later.
    case afterTapBriefly
    /// It is an alert of the system's that a monitor of the test would answer when the test next acts.
    case awaitsAction
    /// What the test hands to the app was set after the app had been launched.
    case setTooLate
    /// It is one of several that match where one must.
    case oneOfSeveral
  }

  /// In which way it was missed.
  package var kind: Kind
  /// A sentence in English that says so, naming the element.
  package var text: String
  /// The element as messages name it, for saying the same in other languages; its type alone where
  /// a similar text tells it apart.
  package var name: String?
  /// What else the sentence says: the query that finds it, where it is, the similar text, after how
  /// many seconds it came, what scrolls to it, the tab, the buttons, or how many match.
  package var detail: String?
  /// The element's identity in the latest screen, if it is there.
  package var elementID: Int?

  /// Creates a description.
  package init(
    kind: Kind, text: String, name: String? = nil, detail: String? = nil, elementID: Int? = nil
  ) {
    self.kind = kind
    self.text = text
    self.name = name
    self.detail = detail
    self.elementID = elementID
  }
}
