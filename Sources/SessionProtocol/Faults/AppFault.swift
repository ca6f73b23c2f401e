package import ElementModel

/// Something that is wrong with an element of the running app, on purpose: to see whether any test
/// notices.
///
/// It lies between what the app shows and what a test sees and touches. The app itself is as it is, and
/// nothing is compiled.
package struct AppFault: Codable, Hashable, Sendable {
  /// What is wrong.
  package enum Kind: Codable, Hashable, Sendable {
    /// The element is not there, nor what is in it.
    case missing
    /// Its label is another.
    case label(String)
    /// Its value is another.
    case value(String)
    /// Its identifier is another.
    case identifier(String)
    /// It accepts no interaction, and says so.
    case disabled
    /// It does nothing when it is touched, and does not say so.
    case deadTap
    /// It comes so many seconds of virtual time later.
    case late(Double)
    /// There are two of it.
    case twice
    /// What appears after it was touched is something else: all elements that were not there have no
    /// identifiers and other labels.
    case wrongScreen
  }

  /// What is wrong.
  package var kind: Kind
  /// The element's identifier; its label where no element on the screen has the identifier.
  package var element: String
  /// Its type; `nil` for any.
  package var type: ElementType?

  /// Names a fault.
  ///
  /// - Parameters:
  ///   - kind: What is wrong.
  ///   - element: The element's identifier, or its label.
  ///   - type: Its type; `nil` for any.
  package init(_ kind: Kind, on element: String, type: ElementType? = nil) {
    self.kind = kind
    self.element = element
    self.type = type
  }
}
