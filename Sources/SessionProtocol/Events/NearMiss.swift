/// An element that a search missed narrowly, for people who look for the reason.
public struct NearMiss: Codable, Hashable, Sendable {
  /// In which way it was missed.
  public enum Kind: String, Codable, Sendable {
    /// Its identifier is nearly the one looked for.
    case similarIdentifier
    /// Its label is nearly the one looked for.
    case similarLabel
    /// It has what is looked for, but is of another type.
    case otherType
    /// It is there, but in another window or app.
    case otherWindow
    /// It appeared after the search had ended.
    case late
  }

  /// In which way it was missed.
  public var kind: Kind
  /// A sentence that says so, naming the element.
  public var text: String
  /// The element's identity in the latest screen, if it is there.
  public var elementID: Int?

  /// Creates a description.
  public init(kind: Kind, text: String, elementID: Int? = nil) {
    self.kind = kind
    self.text = text
    self.elementID = elementID
  }
}
