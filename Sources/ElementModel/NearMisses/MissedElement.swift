/// An element that a query nearly found.
package struct MissedElement: Hashable, Sendable {
  /// In which way it was missed.
  package enum Kind: Int, Hashable, Sendable {
    /// It is what is looked for, but not where it is looked for.
    case outsideScope
    /// It is there, but in another window.
    case otherWindow
    /// It is there, but in another app.
    case otherApp
    /// It has what is looked for, but is of another type.
    case otherType
    /// Its identifier is nearly the one looked for.
    case similarIdentifier
    /// Another of its texts is nearly the one looked for.
    case similarLabel
    /// It is of a type that is taken for the one that the screen lacks.
    case otherKind
    /// It is found, but nothing of the type that was looked for is in it.
    case noneInside
    /// It is itself what was looked for inside of elements.
    case itself
  }

  /// In which way it was missed.
  package var kind: Kind
  /// A sentence that says so, naming the element.
  package var text: String
  /// The element as messages name it; its type alone where a similar text tells it apart.
  package var name: String
  /// What else the sentence says: the query that finds it, where it is, or the similar text.
  package var detail: String
  /// The element's identity, when it is in the app that was searched.
  package var elementID: Int?

  /// Creates a description.
  package init(kind: Kind, text: String, name: String, detail: String, elementID: Int? = nil) {
    self.kind = kind
    self.text = text
    self.name = name
    self.detail = detail
    self.elementID = elementID
  }
}
